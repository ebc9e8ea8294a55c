/* The hard and champion bots, move for move, some twenty times faster.
 *
 * Same whole-number network, same search, same order among equals as
 * harmony_desktop/games/harmony/brain.py, so that ten thousand games can be measured in minutes.
 * evaluate.py compares both game by game.  Compile without -ffast-math: the one true division
 * must round as it does in Python.
 */
#include "harmony.h"

enum { MAX_WIDTH = 256, MAX_DENSE = 64, STAGES = 6 };

#define GRID 1048576.0

static int width0, width1, width2, row_bits; /* units of the layers */
static const int16_t *rows;                  /* one row for each input */
static int16_t first[MAX_WIDTH];
static double w1[STAGES][MAX_WIDTH * MAX_DENSE], b1[STAGES][MAX_DENSE];
static double w2[STAGES][MAX_DENSE * MAX_DENSE], b2[STAGES][MAX_DENSE];
static double w3[STAGES][MAX_DENSE], b3[STAGES];

static double signal_of(double sum, double scale) { return sum > 0 ? __builtin_floor(sum * scale) : 0; }

typedef double v4 __attribute__((vector_size(32), aligned(8)));

/* One dense layer of a fixed width m, its sums held in registers. */
static inline __attribute__((always_inline)) void dense_of(const double *in, int n, int m,
                                                           const double *w, const double *b,
                                                           double *out) {
    v4 sum[MAX_DENSE / 4];
    for (int j = 0; j < m / 4; j++) sum[j] = *(const v4 *)(b + 4 * j);
    for (int i = 0; i < n; i++)
        if (in[i] > 0)
            for (int j = 0; j < m / 4; j++) sum[j] += in[i] * *(const v4 *)(w + i * m + 4 * j);
    for (int j = 0; j < m / 4; j++) *(v4 *)(out + 4 * j) = sum[j];
}

static void dense(const double *in, int n, int m, const double *w, const double *b, double *out) {
    if (m == 32) dense_of(in, n, 32, w, b, out);
    else if (m == 64) dense_of(in, n, 64, w, b, out);
    else if (m == 16) dense_of(in, n, 16, w, b, out);
    else dense_of(in, n, m, w, b, out);
}

static double head(const int16_t *sums, int stage) {
    double in[MAX_WIDTH], x[MAX_DENSE], y[MAX_DENSE], points = b3[stage];
    for (int i = 0; i < width0; i++) in[i] = sums[i] > 0 ? sums[i] : 0;
    dense(in, width0, width1, w1[stage], b1[stage], x);
    for (int j = 0; j < width1; j++) x[j] = signal_of(x[j], 1.0 / (1 << (row_bits + 2)));
    dense(x, width1, width2, w2[stage], b2[stage], y);
    for (int j = 0; j < width2; j++) points += signal_of(y[j], 1.0 / (1 << 12)) * w3[stage][j];
    return points / (1 << 22);
}

static void add(int16_t *sums, const int16_t *row) {
    for (int i = 0; i < width0; i++) sums[i] = (int16_t)(sums[i] + row[i]);
}

static void sum_all(const int *active, int16_t *sums) {
    memcpy(sums, first, sizeof first);
    for (int q = 0; q < slots; q++)
        if (active[q] >= 0) add(sums, rows + (int64_t)active[q] * width0);
}

static void exchange(const int *before, const int *after, int16_t *sums) {
    for (int q = 0; q < slots; q++) {
        if (before[q] == after[q]) continue;
        if (after[q] >= 0) add(sums, rows + (int64_t)after[q] * width0);
        if (before[q] < 0) continue;
        const int16_t *row = rows + (int64_t)before[q] * width0;
        for (int i = 0; i < width0; i++) sums[i] = (int16_t)(sums[i] - row[i]);
    }
}

typedef struct { int n, cell[CELLS]; double gain[CELLS], value[CELLS]; } Options;

/* Every placement of a called tile with what it completes and what the network expects. */
static void judge(const State *s, int tile, Options *o) {
    int before[MAX_SLOTS], after[MAX_SLOTS];
    int16_t base[MAX_WIDTH], sums[MAX_WIDTH];
    describe(s, s->unseen & ~(1u << tile), before);
    sum_all(before, base);
    o->n = 0;
    for (uint32_t m = legal_cells(s, tile); m; m &= m - 1) {
        State x = *s;
        int i = o->n++;
        o->cell[i] = __builtin_ctz(m);
        o->value[i] = o->gain[i] = (double)put(&x, tile, o->cell[i]);
        if (x.placed == CELLS) continue;
        describe(&x, x.unseen, after);
        memcpy(sums, base, sizeof sums);
        exchange(before, after, sums);
        o->value[i] += head(sums, bucket_of(x.placed));
    }
}

/* The mean over every unseen tile of its best placement, on the same grid as in Python. */
static double look_ahead(const State *s, int turns) {
    double sum = 0;
    for (uint32_t m = s->unseen; m; m &= m - 1) {
        Options o;
        int tile = __builtin_ctz(m);
        double best = -1e9;
        judge(s, tile, &o);
        for (int i = 0; i < o.n; i++) {
            double value = o.value[i];
            if (turns > 1 && s->placed + 1 < CELLS) {
                State x = *s;
                put(&x, tile, o.cell[i]);
                value = o.gain[i] + look_ahead(&x, turns - 1);
            }
            if (value > best) best = value;
        }
        sum += best;
    }
    return __builtin_rint(sum / __builtin_popcount(s->unseen) * GRID) / GRID;
}

typedef struct { int width, two_turns_from; double margin; } Search;

static int choose(const State *s, int tile, const Search *search) {
    Options o;
    int order[CELLS] = {0}, best, close = 0;
    judge(s, tile, &o);
    for (int i = 0; i < o.n; i++) {
        int j = i;
        for (; j && o.value[i] > o.value[order[j - 1]]; j--) order[j] = order[j - 1];
        order[j] = i;
    }
    best = order[0];
    while (close < o.n && close < search->width &&
           o.value[order[close]] >= o.value[best] - search->margin)
        close++;
    if (close < 2 || s->placed + 1 == CELLS) return o.cell[best];
    double top = -1e9;
    for (int k = 0; k < close; k++) {
        State x = *s;
        put(&x, tile, o.cell[order[k]]);
        int turns = x.placed >= search->two_turns_from ? 2 : 1;
        double value = o.gain[order[k]] + look_ahead(&x, turns);
        if (value > top) {
            top = value;
            best = order[k];
        }
    }
    return o.cell[best];
}

/* Play one deal; the final board goes to `board`. */
void play(const int8_t *order, int width, double margin, int two_turns_from, int8_t *board) {
    Search search = {width, two_turns_from, margin};
    State s;
    start(&s);
    for (int turn = 0; turn < CELLS; turn++) put(&s, order[turn], choose(&s, order[turn], &search));
    memcpy(board, s.tile, CELLS);
}

/* Take over a network; `shape` is width of the three layers and row bits.  Rows stay the caller's. */
int set_network(int placement_, int scoring_, int by_cell_, const int *shape, const int16_t *rows_,
                const int16_t *first_, const double *dense_, const float *bonus_) {
    set_variant(placement_, scoring_, by_cell_);
    width0 = shape[0];
    width1 = shape[1];
    width2 = shape[2];
    row_bits = shape[3];
    if (width0 > MAX_WIDTH || width1 > MAX_DENSE || width2 > MAX_DENSE) return -1;
    rows = rows_;
    memcpy(first, first_, (size_t)width0 * sizeof *first);
    memcpy(bonus, bonus_, sizeof bonus);
    for (int k = 0; k < STAGES; k++) {
        struct { double *to; int n; } part[] = {{w1[k], width0 * width1}, {b1[k], width1},
                                                {w2[k], width1 * width2}, {b2[k], width2},
                                                {w3[k], width2},          {b3 + k, 1}};
        for (int i = 0; i < 6; i++) {
            memcpy(part[i].to, dense_, (size_t)part[i].n * sizeof(double));
            dense_ += part[i].n;
        }
    }
    return features;
}
