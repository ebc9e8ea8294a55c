/* The hard and champion bots, move for move, some twenty times faster.
 *
 * Same whole-number network, same search, same order among equals as
 * harmony_desktop/games/harmony/bots/brain.py, so that ten thousand games can be measured in minutes.
 * evaluate.py compares both game by game.  Compile without -ffast-math: the one true division
 * must round as it does in Python.
 */
#include "harmony.h"

enum { MAX_WIDTH = 256, MAX_DENSE = 64, STAGES = 6, MAX_SEARCH = 8 };

#define GRID 1048576.0
#define ALIGNED __attribute__((aligned(32)))
#define INLINE static inline __attribute__((always_inline))

/* Everything fits 32 bits in the end, so that it may run over on the way. */
static int width0, width1, width2, row_bits; /* units of the layers */
static const int16_t *rows;                  /* one row for each input */
static int16_t first[MAX_WIDTH] ALIGNED;
static int16_t w1[STAGES][MAX_WIDTH * MAX_DENSE] ALIGNED; /* two inputs side by side */
static int32_t b1[STAGES][MAX_DENSE] ALIGNED, w2[STAGES][MAX_DENSE * MAX_DENSE] ALIGNED;
static int32_t b2[STAGES][MAX_DENSE] ALIGNED, w3[STAGES][MAX_DENSE], b3[STAGES];
static int64_t judged; /* boards so far, but for those known already */

typedef int16_t v16 __attribute__((vector_size(32), aligned(2)));
typedef int32_t v8i __attribute__((vector_size(32), aligned(4)));

/* Sums of products of two neighbours each. */
INLINE v8i pairs(v8i a, v8i b) {
#ifdef __AVX2__
    return (v8i)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#else
    return ((a << 16) >> 16) * ((b << 16) >> 16) + (a >> 16) * (b >> 16);
#endif
}

INLINE v8i cut_off(v8i x) { return x & (x > 0); }

INLINE double head_of(const int16_t *sums, int stage, int n, int m, int k) {
    v8i acc[MAX_DENSE / 8];
    int32_t x[MAX_DENSE] ALIGNED;
    int16_t in[MAX_WIDTH] ALIGNED;
    for (int i = 0; i < n; i++) in[i] = sums[i] > 0 ? sums[i] : 0;
    for (int j = 0; j < m / 8; j++) acc[j] = *(const v8i *)(b1[stage] + 8 * j);
    for (int i = 0; i < n; i += 2) {
        int32_t pair;
        memcpy(&pair, in + i, sizeof pair);
        for (int j = 0; j < m / 8; j++)
            acc[j] += pairs((v8i){0} + pair, *(const v8i *)(w1[stage] + i * m + 16 * j));
    }
    for (int j = 0; j < m / 8; j++) *(v8i *)(x + 8 * j) = cut_off(acc[j]) >> (row_bits + 2);
    for (int j = 0; j < k / 8; j++) acc[j] = *(const v8i *)(b2[stage] + 8 * j);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k / 8; j++) acc[j] += x[i] * *(const v8i *)(w2[stage] + i * k + 8 * j);
    for (int j = 0; j < k / 8; j++) *(v8i *)(x + 8 * j) = cut_off(acc[j]) >> 12;
    int32_t points = b3[stage];
    for (int j = 0; j < k; j++) points += x[j] * w3[stage][j];
    return (double)points / (1 << 22);
}

static double head(const int16_t *sums, int stage) {
    judged++;
    if (width0 == 128 && width1 == 32 && width2 == 32) return head_of(sums, stage, 128, 32, 32);
    if (width0 == 32 && width1 == 32 && width2 == 32) return head_of(sums, stage, 32, 32, 32);
    return head_of(sums, stage, width0, width1, width2);
}

INLINE void add_of(const int16_t *base, int n, const int *plus, int np, const int *minus, int nm,
                   int16_t *out) {
    v16 acc[MAX_WIDTH / 16];
    for (int j = 0; j < n / 16; j++) acc[j] = *(const v16 *)(base + 16 * j);
    for (int q = 0; q < np; q++)
        for (int j = 0; j < n / 16; j++)
            acc[j] += *(const v16 *)(rows + (int64_t)plus[q] * n + 16 * j);
    for (int q = 0; q < nm; q++)
        for (int j = 0; j < n / 16; j++)
            acc[j] -= *(const v16 *)(rows + (int64_t)minus[q] * n + 16 * j);
    for (int j = 0; j < n / 16; j++) *(v16 *)(out + 16 * j) = acc[j];
}

static void add(const int16_t *base, const int *plus, int np, const int *minus, int nm,
                int16_t *out) {
    if (width0 == 128) add_of(base, 128, plus, np, minus, nm, out);
    else if (width0 == 32) add_of(base, 32, plus, np, minus, nm, out);
    else add_of(base, width0, plus, np, minus, nm, out);
}

static void exchange(const int *before, const int *after, const int16_t *base, int16_t *sums) {
    Exchange x;
    compare_inputs(before, after, &x);
    add(base, x.plus, x.np, x.minus, x.nm, sums);
}

/* The inputs of a board and their sum, from which those of its successors are derived. */
typedef struct { int active[MAX_SLOTS]; int16_t sums[MAX_WIDTH]; } Base;

static void base_of(const State *s, Base *b) {
    describe(s, s->unseen, b->active);
    exchange(no_inputs, b->active, first, b->sums);
}

typedef struct { int n, cell[CELLS]; double gain[CELLS], value[CELLS]; } Options;

/* Boards judged before, by what lies where; the same ones come up again and again in a search. */
enum { KNOWN_BITS = 18 };
static struct { uint64_t key; double value; } known[1 << KNOWN_BITS];
static uint64_t mark[CELLS + 1][TILES];

static void forget(void) {
    uint64_t x = 1;
    memset(known, 0, sizeof known);
    for (int c = 0; c <= CELLS; c++)
        for (int t = 0; t < TILES; t++) {
            uint64_t z = x += 0x9e3779b97f4a7c15u;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
            mark[c][t] = z ^ (z >> 31);
        }
}

static uint64_t key_of(const State *s) {
    uint64_t key = 0;
    for (uint32_t m = s->filled; m; m &= m - 1) {
        int c = __builtin_ctz(m);
        key ^= mark[c][(int)s->tile[c]];
    }
    return key;
}

/* Placements of a called tile with what they complete and what the network expects. */
static void judge(const State *s, const Base *b, int tile, uint32_t cells, Options *o) {
    int before[MAX_SLOTS], after[MAX_SLOTS], ready = 0;
    int16_t base[MAX_WIDTH], sums[MAX_WIDTH];
    uint64_t key = key_of(s) ^ (placement == SUN_MOON ? mark[CELLS][tile] : 0);
    o->n = 0;
    for (uint32_t m = cells; m; m &= m - 1) {
        State x = *s;
        int i = o->n++, c = __builtin_ctz(m);
        o->cell[i] = c;
        o->value[i] = o->gain[i] = (double)put(&x, tile, c);
        if (x.placed == CELLS) continue;
        uint64_t whole = key ^ mark[c][tile], at = whole >> (64 - KNOWN_BITS);
        if (known[at].key != whole) {
            if (!ready) {
                describe(s, s->unseen & ~(1u << tile), before);
                exchange(b->active, before, b->sums, base);
                ready = 1;
            }
            describe(&x, x.unseen, after);
            exchange(before, after, base, sums);
            known[at].key = whole;
            known[at].value = head(sums, bucket_of(x.placed));
        }
        o->value[i] += known[at].value;
    }
}

/* Sort the first n of `order` by value, the best first; equals stay as they are. */
static void sort(const Options *o, int *order, int n) {
    for (int i = 1; i < n; i++) {
        int x = order[i], j = i;
        for (; j && o->value[x] > o->value[order[j - 1]]; j--) order[j] = order[j - 1];
        order[j] = x;
    }
}

/* How many of the sorted n are among the best `width` and within `margin` of the very best. */
static int close_ones(const Options *o, const int *order, int n, int width, double margin) {
    int close = 0;
    while (close < n && close < width && o->value[order[close]] >= o->value[order[0]] - margin)
        close++;
    return close;
}

/* As Stage in brain.py. */
typedef struct {
    int turns, width, first, last, reply_width, later_width, rounds;
    double margin, reply_margin, trust;
} Stage;

static double on_grid(double x) { return __builtin_rint(x * GRID) / GRID; }

/* The mean over every unseen tile of its best placement, on the same grid as in Python.  `cells`:
 * where to try each tile, everywhere if null. */
static double look_ahead(const State *s, int turns, const Stage *stage, const uint32_t *cells) {
    double sum = 0;
    Base b;
    Options all[TILES];
    int order[TILES][CELLS];
    uint32_t later[TILES] = {0};
    base_of(s, &b);
    for (uint32_t m = s->unseen; m; m &= m - 1) {
        int t = __builtin_ctz(m);
        Options *o = &all[t];
        uint32_t legal = legal_cells(s, t);
        judge(s, &b, t, cells ? cells[t] & legal : legal, o);
        for (int i = 0; i < o->n; i++) order[t][i] = i;
        sort(o, order[t], o->n);
        for (int i = 0; i < least(o->n, stage->later_width); i++) later[t] |= 1u << o->cell[order[t][i]];
    }
    int last = turns == 1 || s->placed + 1 == CELLS;
    int narrow = stage->later_width < CELLS;
    for (uint32_t m = s->unseen; m; m &= m - 1) {
        int t = __builtin_ctz(m);
        const Options *o = &all[t];
        double best = o->value[order[t][0]];
        if (!last) {
            best = -1e9;
            int n = close_ones(o, order[t], o->n, stage->reply_width, stage->reply_margin);
            for (int k = 0; k < n; k++) {
                int i = order[t][k];
                State x = *s;
                put(&x, t, o->cell[i]);
                double value = o->gain[i] + look_ahead(&x, turns - 1, stage, narrow ? later : 0);
                if (value > best) best = value;
            }
        }
        sum += best;
    }
    return on_grid(sum / __builtin_popcount(s->unseen));
}

/* Play on by the network alone: the points less the luck of the calls, and what the network expects
 * in the end.  Luck is how much better a call is than the mean of all, by the rule of thumb. */
static double play_on(State s, const int8_t *calls, const Stage *stage) {
    double points = 0, rest = 0;
    for (int turn = 0; turn < stage->turns && s.placed < CELLS; turn++, calls++) {
        int8_t worth[TILES];
        uint32_t cells = by_thumb(&s, *calls, stage->later_width, worth);
        int sum = 0, top = 0;
        Options o;
        Base b;
        base_of(&s, &b);
        judge(&s, &b, *calls, cells, &o);
        for (int i = 1; i < o.n; i++)
            if (o.value[i] > o.value[top]) top = i;
        for (uint32_t m = s.unseen; m; m &= m - 1) sum += worth[__builtin_ctz(m)];
        points += on_grid((double)sum / __builtin_popcount(s.unseen)) - worth[(int)*calls];
        points += (double)put(&s, *calls, o.cell[top]);
        rest = o.value[top] - o.gain[top];
    }
    return points + rest;
}

static uint32_t scrambled(uint32_t x) {
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return x ^ (x >> 16);
}

/* The unseen tiles in an order that only they and the number of the round decide. */
static int shuffled(uint32_t unseen, int round, int8_t *tiles) {
    uint32_t keys[TILES];
    int n = 0;
    for (uint32_t m = unseen; m; m &= m - 1) {
        int t = __builtin_ctz(m), j = n++;
        uint32_t key = scrambled(unseen + (uint32_t)(round * TILES + t) * 0x9e3779b9u);
        for (; j && keys[j - 1] > key; j--) {
            keys[j] = keys[j - 1];
            tiles[j] = tiles[j - 1];
        }
        keys[j] = key;
        tiles[j] = (int8_t)t;
    }
    return n;
}

/* The mean of many games played on; each tile is called first, second, ... equally often. */
static double played_on(const State *s, const Stage *stage) {
    int8_t calls[2 * TILES];
    double sum = 0;
    int n = 0;
    for (int round = 0; round < stage->rounds; round++) {
        n = shuffled(s->unseen, round, calls);
        memcpy(calls + n, calls, (size_t)n);
        for (int k = 0; k < n; k++) sum += play_on(*s, calls + k, stage);
    }
    return on_grid(sum / (n * stage->rounds));
}

static int first_cell[TILES]; /* where the first tile goes, once found; else -1 */
static Stage search[MAX_SEARCH];
static int search_size;

void set_search(int n, const Stage *stages) {
    search_size = n < MAX_SEARCH ? n : MAX_SEARCH;
    memcpy(search, stages, (size_t)search_size * sizeof *search);
    memset(first_cell, -1, sizeof first_cell);
}

static int choose(const State *s, int tile) {
    if (s->placed == 0 && first_cell[tile] >= 0) return first_cell[tile];
    Options o;
    Base b;
    int order[CELLS], close, placed = s->placed + 1;
    base_of(s, &b);
    judge(s, &b, tile, legal_cells(s, tile), &o);
    for (int i = 0; i < o.n; i++) order[i] = i;
    close = o.n;
    sort(&o, order, close);
    for (const Stage *stage = search; stage < search + search_size; stage++) {
        if (placed < stage->first || placed > stage->last || placed == CELLS) continue;
        close = close_ones(&o, order, close, stage->width, stage->margin);
        if (close < 2) break;
        for (int k = 0; k < close; k++) {
            State x = *s;
            put(&x, tile, o.cell[order[k]]);
            double *value = &o.value[order[k]], gain = o.gain[order[k]];
            if (stage->rounds) *value = on_grid(*value + (gain + played_on(&x, stage) - *value) * stage->trust);
            else *value = gain + look_ahead(&x, stage->turns, stage, 0);
        }
        sort(&o, order, close);
    }
    if (s->placed == 0) first_cell[tile] = o.cell[order[0]];
    return o.cell[order[0]];
}

/* How much better the best placement of a tile is than the mean over all tiles, by the network. */
static double luck_of(const State *s, int tile) {
    double sum = 0, own = 0;
    Base b;
    base_of(s, &b);
    for (uint32_t m = s->unseen; m; m &= m - 1) {
        Options o;
        double best = -1e9;
        judge(s, &b, __builtin_ctz(m), legal_cells(s, __builtin_ctz(m)), &o);
        for (int i = 0; i < o.n; i++)
            if (o.value[i] > best) best = o.value[i];
        sum += best;
        if (__builtin_ctz(m) == tile) own = best;
    }
    return own - sum / __builtin_popcount(s->unseen);
}

/* Play one deal; the final board goes to `board`.  Returns the luck of its calls, which is nothing
 * on average, if asked for; `work` gets the boards judged for each move. */
double play(const int8_t *order, int with_luck, int8_t *board, int32_t *work) {
    State s;
    double luck = 0;
    start(&s);
    for (int turn = 0; turn < CELLS; turn++) {
        if (with_luck) luck += luck_of(&s, order[turn]);
        int64_t before = judged;
        put(&s, order[turn], choose(&s, order[turn]));
        work[turn] = (int32_t)(judged - before);
    }
    memcpy(board, s.tile, CELLS);
    return luck;
}

/* Take over a network; `shape` is width of the three layers and row bits.  Rows stay the caller's. */
int set_network(int placement_, int scoring_, int by_cell_, const int *shape, const int16_t *rows_,
                const int16_t *first_, const int32_t *dense, const float *bonus_) {
    set_variant(placement_, scoring_, by_cell_);
    width0 = shape[0];
    width1 = shape[1];
    width2 = shape[2];
    row_bits = shape[3];
    if (width0 > MAX_WIDTH || width1 > MAX_DENSE || width2 > MAX_DENSE) return -1;
    if (width0 % 16 || width1 % 8 || width2 % 8) return -1;
    rows = rows_;
    forget();
    memcpy(first, first_, (size_t)width0 * sizeof *first);
    memcpy(bonus, bonus_, sizeof bonus);
    for (int k = 0; k < STAGES; k++) {
        for (int i = 0; i < width0; i++)
            for (int j = 0; j < width1; j++)
                w1[k][(i / 2 * width1 + j) * 2 + i % 2] = (int16_t)*dense++;
        struct { int32_t *to; int n; } part[] = {{b1[k], width1}, {w2[k], width1 * width2},
                                                 {b2[k], width2}, {w3[k], width2}, {b3 + k, 1}};
        for (int i = 0; i < 5; i++) {
            memcpy(part[i].to, dense, (size_t)part[i].n * sizeof(int32_t));
            dense += part[i].n;
        }
    }
    return features;
}
