/* Self-play learner for Harmony: value network, one-step targets, Adam.
 *
 * Compiled and driven by train.py through ctypes.  Single threaded; a given seed and number of
 * iterations repeat exactly on a given machine.
 */
#include <math.h>

#include "harmony.h"

#ifndef H
#define H 128 /* width of the summed embedding */
#endif
#ifndef H1
#define H1 32
#endif
#ifndef H2
#define H2 32
#endif

static float *W, *G, *M, *V, *EMA; /* parameters, gradients, Adam moments, average */
static int *row_seen, *row_used, step_no; /* rows of this step; rows of any step */
static int64_t n_params, off_b0, off_dense, dense_size;

static uint64_t rng_state;
static uint64_t next64(void) {
    uint64_t z = (rng_state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static int below(int n) { return (int)(((next64() >> 32) * (uint64_t)n) >> 32); }
static double uniform(void) { return (next64() >> 11) * (1.0 / 9007199254740992.0); }
static float normal(void) {
    double u = uniform() + 1e-12, v = uniform();
    return (float)(sqrt(-2 * log(u)) * cos(6.283185307179586 * v));
}

typedef float v8 __attribute__((vector_size(32), aligned(4)));

static void add_row(float *restrict a, const float *restrict e) {
    for (int i = 0; i < H; i++) a[i] += e[i];
}
static void sum_rows(const float *P, const int *f, float *acc) {
    memcpy(acc, P + off_b0, H * sizeof(float));
    for (int q = 0; q < slots; q++)
        if (f[q] >= 0) add_row(acc, P + (int64_t)f[q] * H);
}

/* Playing uses rows of whole numbers, as the program does: half the memory, twice the speed. */
#define ROW_UNIT 1024.0f
typedef int16_t v16 __attribute__((vector_size(32), aligned(2)));
static int16_t *Q;

static void round_rows(const float *P) {
    for (int64_t i = 0; i < off_dense; i++) Q[i] = (int16_t)lrintf(P[i] * ROW_UNIT);
}

/* acc = base + the rows of `plus` - the rows of `minus`. */
static void sum_lists(const int16_t *base, const int *plus, int np, const int *minus, int nm,
                      int16_t *acc) {
    v16 sum[H / 16];
    for (int i = 0; i < H / 16; i++) sum[i] = *(const v16 *)(base + 16 * i);
    for (int q = 0; q < np; q++)
        for (int i = 0; i < H / 16; i++) sum[i] += *(const v16 *)(Q + (int64_t)plus[q] * H + 16 * i);
    for (int q = 0; q < nm; q++)
        for (int i = 0; i < H / 16; i++) sum[i] -= *(const v16 *)(Q + (int64_t)minus[q] * H + 16 * i);
    for (int i = 0; i < H / 16; i++) *(v16 *)(acc + 16 * i) = sum[i];
}
static void start_sum(const int *f, int16_t *acc) {
    int plus[MAX_SLOTS], n = 0;
    for (int q = 0; q < slots; q++) {
        plus[n] = f[q];
        n += f[q] >= 0;
    }
    sum_lists(Q + off_b0, plus, n, plus, 0, acc);
}
static void change_sum(const int *from, const int *to, const int16_t *base, int16_t *acc) {
    int plus[MAX_SLOTS], minus[MAX_SLOTS], np = 0, nm = 0;
    for (int q = 0; q < slots; q++) {
        int differ = from[q] != to[q];
        plus[np] = to[q];
        np += differ & (to[q] >= 0);
        minus[nm] = from[q];
        nm += differ & (from[q] >= 0);
    }
    sum_lists(base, plus, np, minus, nm, acc);
}

static const float *dense(const float *P, int bucket) { return P + off_dense + bucket * dense_size; }

/* out[i] = value of the n hidden rows, all of one bucket. */
static void head(const float *P, int bucket, const int16_t *acc, int n, float *out) {
    const float *W1 = dense(P, bucket), *b1 = W1 + H * H1, *W2 = b1 + H1, *b2 = W2 + H1 * H2,
                *w3 = b2 + H2, *b3 = w3 + H2;
    float hid[4][H] __attribute__((aligned(32))), z1[4][H1] __attribute__((aligned(32)));
    for (int i0 = 0; i0 < n; i0 += 4) {
        int m = n - i0 < 4 ? n - i0 : 4;
        for (int r = 0; r < 4; r++) {
            const int16_t *a = acc + (int64_t)(i0 + (r < m ? r : 0)) * H;
            for (int i = 0; i < H; i++) hid[r][i] = (float)(a[i] > 0 ? a[i] : 0) * (1 / ROW_UNIT);
        }
        for (int j0 = 0; j0 < H1; j0 += 16) { /* 4 rows x 16 columns in registers */
            v8 s[4][2];
            for (int r = 0; r < 4; r++)
                for (int j = 0; j < 2; j++) s[r][j] = *(const v8 *)(b1 + j0 + 8 * j);
            for (int i = 0; i < H; i++) {
                v8 w0 = *(const v8 *)(W1 + i * H1 + j0), w1 = *(const v8 *)(W1 + i * H1 + j0 + 8);
                for (int r = 0; r < 4; r++) {
                    s[r][0] += w0 * hid[r][i];
                    s[r][1] += w1 * hid[r][i];
                }
            }
            for (int r = 0; r < 4; r++)
                for (int j = 0; j < 2; j++) *(v8 *)(z1[r] + j0 + 8 * j) = s[r][j];
        }
        for (int r = 0; r < m; r++) {
            float z2[H2];
            memcpy(z2, b2, sizeof z2);
            for (int i = 0; i < H1; i++) {
                float x = z1[r][i] > 0 ? z1[r][i] : 0;
                for (int j = 0; j < H2; j++) z2[j] += x * W2[i * H2 + j];
            }
            float y = *b3;
            for (int j = 0; j < H2; j++) y += (z2[j] > 0 ? z2[j] : 0) * w3[j];
            out[i0 + r] = y;
        }
    }
}

#define SCALE 50.0f /* points in one unit of the output */

typedef struct {
    int n;
    int cell[CELLS];
    float total[CELLS]; /* points completed now + expected later */
    int best;
} Choice;

/* Judge every placement of tile t, given base features and sum of (s, unseen - t). */
static void judge(const float *P, const State *s, int t, const int *base, const int16_t *acc0,
                  Choice *ch) {
    static int16_t acc[CELLS][H] __attribute__((aligned(32)));
    float gain[CELLS], value[CELLS];
    int f[MAX_SLOTS];
    ch->n = 0;
    for (uint32_t m = legal_cells(s, t); m; m &= m - 1) {
        int c = __builtin_ctz(m), i = ch->n++;
        State x = *s;
        gain[i] = put(&x, t, c);
        ch->cell[i] = c;
        value[i] = 0;
        if (x.placed == CELLS) continue;
        describe(&x, x.unseen, f);
        change_sum(base, f, acc0, acc[i]);
    }
    if (s->placed + 1 < CELLS) head(P, bucket_of(s->placed + 1), acc[0], ch->n, value);
    ch->best = 0;
    for (int i = 0; i < ch->n; i++) {
        ch->total[i] = gain[i] + SCALE * value[i];
        if (ch->total[i] > ch->total[ch->best]) ch->best = i;
    }
}

/* Base features and sum for "s, with t called": derived from those of s. */
static void call(const State *s, int t, const int *f0, const int16_t *acc0, int *f, int16_t *acc) {
    describe(s, s->unseen & ~(1u << t), f);
    change_sum(f0, f, acc0, acc);
}

static int draw(uint32_t set) {
    for (int k = below(__builtin_popcount(set)); k; k--) set &= set - 1;
    return __builtin_ctz(set);
}

/* Mean over `sample` (<=0: all) unseen tiles of the best placement; `force` is among them.
 * `own` gets what the network itself expects of the board. */
static float expectation(const float *P, const State *s, int sample, int force, Choice *forced,
                         float *own) {
    int f0[MAX_SLOTS], f[MAX_SLOTS];
    int16_t acc0[H], acc[H];
    Choice ch;
    describe(s, s->unseen, f0);
    start_sum(f0, acc0);
    head(P, bucket_of(s->placed), acc0, 1, own);
    *own *= SCALE;
    uint32_t set = s->unseen;
    if (sample > 0 && sample < __builtin_popcount(set)) {
        uint32_t left = set, some = 0;
        if (force >= 0) { some = 1u << force; left &= ~some; }
        while (__builtin_popcount(some) < sample) {
            int t = draw(left);
            some |= 1u << t;
            left &= ~(1u << t);
        }
        set = some;
    }
    float sum = 0;
    for (uint32_t m = set; m; m &= m - 1) {
        int t = __builtin_ctz(m);
        call(s, t, f0, acc0, f, acc);
        judge(P, s, t, f, acc, &ch);
        sum += ch.total[ch.best];
        if (t == force) *forced = ch;
    }
    return sum / (float)__builtin_popcount(set);
}

static void choose(const float *P, const State *s, int t, Choice *ch) {
    int f[MAX_SLOTS];
    int16_t acc[H];
    describe(s, s->unseen & ~(1u << t), f);
    start_sum(f, acc);
    judge(P, s, t, f, acc, ch);
}

typedef struct { State state; float target; } Sample;
static Sample *memory;
static int64_t memory_size, memory_used, memory_next;

/* A placement drawn by its value: what costs little is tried often (2 points: a factor of e). */
static int plausible(const Choice *ch) {
    float weight[CELLS], sum = 0;
    for (int i = 0; i < ch->n; i++) sum += weight[i] = expf((ch->total[i] - ch->total[ch->best]) / 2);
    double x = uniform() * sum;
    for (int i = 0; i < ch->n; i++)
        if ((x -= weight[i]) < 0) return i;
    return ch->best;
}

/* Play games by the current network, `explore` of the moves at random and `vary` of the others
 * plausible ones.  The target of a board is its one-step expectation, plus `trace` of how much the
 * target of the board that the best placement led to differs from what the network expected of it:
 * with a trace of 1 the points really made, freed from the luck of the calls. */
float generate(int games, float explore, float vary, int sample, float trace) {
    double total = 0;
    round_rows(W);
    for (int g = 0; g < games; g++) {
        State s, seen[CELLS];
        float score = 0, step[CELLS + 1] = {0}, own[CELLS + 1] = {0};
        int greedy[CELLS];
        start(&s);
        while (s.placed < CELLS) {
            Choice ch;
            int k = s.placed, t = draw(s.unseen);
            seen[k] = s;
            if (k == 0) choose(W, &s, t, &ch);
            else step[k] = expectation(W, &s, sample, t, &ch, &own[k]);
            int i = ch.best;
            if (uniform() < explore) i = below(ch.n);
            else if (uniform() < vary) i = plausible(&ch);
            greedy[k] = i == ch.best;
            score += put(&s, t, ch.cell[i]);
        }
        float more = 0; /* target less expectation of the next board */
        for (int k = CELLS - 1; k > 0; k--) {
            float target = step[k] + (greedy[k] ? trace * more : 0);
            more = target - own[k];
            Sample *m = &memory[memory_next++ % memory_size];
            m->state = seen[k];
            m->target = target / SCALE;
            if (memory_used < memory_size) memory_used++;
        }
        total += score;
    }
    return (float)(total / games);
}

static void half_turn(const State *s, State *x) {
    static const int turned[LINES] = {4, 3, 2, 1, 0, 9, 8, 7, 6, 5, 14, 13, 12, 11, 10};
    *x = *s;
    x->filled = 0;
    for (int c = 0; c < CELLS; c++) {
        x->tile[c] = s->tile[CELLS - 1 - c];
        if (x->tile[c] >= 0) x->filled |= 1u << c;
    }
    for (int l = 0; l < LINES; l++) {
        x->colour[l] = s->colour[turned[l]];
        x->count[l] = s->count[turned[l]];
        x->beam[l] = s->beam[turned[l]];
    }
}

static float forward_backward(const Sample *m, float scale, float delta) {
    State x = m->state;
    int f[MAX_SLOTS];
    float acc[H], h1[H1], z2[H2], d2[H2], d1[H1], d0[H];
    if (next64() & 1) half_turn(&m->state, &x);
    describe(&x, x.unseen, f);
    sum_rows(W, f, acc);
    int64_t o = off_dense + bucket_of(x.placed) * dense_size;
    const float *W1 = W + o, *b1 = W1 + H * H1, *W2 = b1 + H1, *b2 = W2 + H1 * H2, *w3 = b2 + H2;
    float *g1 = G + o, *gb1 = g1 + H * H1, *g2 = gb1 + H1, *gb2 = g2 + H1 * H2, *g3 = gb2 + H2;
    memcpy(h1, b1, sizeof h1);
    for (int i = 0; i < H; i++)
        if (acc[i] > 0)
            for (int j = 0; j < H1; j++) h1[j] += acc[i] * W1[i * H1 + j];
    memcpy(z2, b2, sizeof z2);
    for (int i = 0; i < H1; i++)
        if (h1[i] > 0)
            for (int j = 0; j < H2; j++) z2[j] += h1[i] * W2[i * H2 + j];
    float y = w3[H2];
    for (int j = 0; j < H2; j++) y += (z2[j] > 0 ? z2[j] : 0) * w3[j];
    float e = y - m->target, loss = fabsf(e) < delta ? e * e / 2 : delta * (fabsf(e) - delta / 2);
    float g = (e > delta ? delta : e < -delta ? -delta : e) * scale;
    g3[H2] += g;
    for (int j = 0; j < H2; j++) {
        int on = z2[j] > 0;
        g3[j] += on ? g * z2[j] : 0;
        d2[j] = on ? g * w3[j] : 0;
        gb2[j] += d2[j];
    }
    for (int i = 0; i < H1; i++) {
        float d = 0;
        if (h1[i] > 0)
            for (int j = 0; j < H2; j++) {
                g2[i * H2 + j] += h1[i] * d2[j];
                d += W2[i * H2 + j] * d2[j];
            }
        d1[i] = d;
        gb1[i] += d;
    }
    for (int i = 0; i < H; i++) {
        float d = 0;
        if (acc[i] > 0)
            for (int j = 0; j < H1; j++) {
                g1[i * H1 + j] += acc[i] * d1[j];
                d += W1[i * H1 + j] * d1[j];
            }
        d0[i] = d;
    }
    add_row(G + off_b0, d0);
    for (int q = 0; q < slots; q++)
        if (f[q] >= 0) {
            add_row(G + (int64_t)f[q] * H, d0);
            row_seen[f[q]] = 1;
        }
    return loss;
}

static void adam(int64_t from, int64_t n, float rate, float c1, float c2) {
    float *w = W + from, *g = G + from, *m = M + from, *v = V + from;
    for (int64_t i = 0; i < n; i++) {
        m[i] = 0.9f * m[i] + 0.1f * g[i];
        v[i] = 0.999f * v[i] + 0.001f * g[i] * g[i];
        w[i] -= rate * (m[i] * c1) / (sqrtf(v[i] * c2) + 1e-8f);
        g[i] = 0;
    }
}

/* `steps` of Adam on batches drawn from memory; rows no sample touched keep still. */
float learn(int steps, int batch, float rate, float delta) {
    double loss = 0;
    for (int k = 0; k < steps; k++) {
        for (int i = 0; i < batch; i++) {
            int64_t at = (int64_t)(next64() % (uint64_t)memory_used);
            loss += forward_backward(&memory[at], 1.0f / (float)batch, delta);
        }
        step_no++;
        float c1 = 1 / (1 - powf(0.9f, (float)step_no)), c2 = 1 / (1 - powf(0.999f, (float)step_no));
        for (int r = 0; r < features; r++)
            if (row_seen[r]) {
                row_used[r] = 1;
                adam((int64_t)r * H, H, rate, c1, c2);
                row_seen[r] = 0;
            }
        adam(off_b0, n_params - off_b0, rate, c1, c2);
    }
    return (float)(loss / steps / batch);
}

void average(float keep) {
    for (int64_t i = 0; i < n_params; i++) EMA[i] = keep * EMA[i] + (1 - keep) * W[i];
}

/* Greedy games by the averaged weights: sum and sum of squares, and how good their beams were.
 * With `fair` the luck of the calls is taken off: what each was better than the mean of all. */
void evaluate(int games, int fair, double *out, int32_t *ranks) {
    out[0] = out[1] = 0;
    round_rows(EMA);
    for (int g = 0; g < games; g++) {
        State s;
        double score = 0;
        start(&s);
        while (s.placed < CELLS) {
            Choice ch;
            float own;
            int t = draw(s.unseen);
            if (fair) {
                score += expectation(EMA, &s, 0, t, &ch, &own);
                score -= ch.total[ch.best];
            } else {
                choose(EMA, &s, t, &ch);
            }
            score += put(&s, t, ch.cell[ch.best]);
        }
        for (int b = 0; b < 2; b++) ranks[b * RANKS + s.rank[b]]++;
        out[0] += score;
        out[1] += score * score;
    }
}

/* The active inputs of a board (19 tiles, -1 empty), for comparison with the program's own. */
void inputs(const int8_t *board, int32_t unseen, int last, int32_t *out) {
    State s;
    start(&s);
    for (int c = 0; c < CELLS; c++)
        if (board[c] >= 0) put(&s, board[c], c);
    s.unseen = (uint32_t)unseen;
    s.last = (int8_t)last;
    describe(&s, s.unseen, out);
}

/* Prepare a learner; returns the number of parameters. */
int64_t setup(int placement_, int scoring_, int by_cell_, uint64_t seed, int64_t capacity) {
    rng_state = seed;
    set_variant(placement_, scoring_, by_cell_);
    off_b0 = (int64_t)features * H;
    off_dense = off_b0 + H;
    dense_size = H * H1 + H1 + H1 * H2 + H2 + H2 + 8;
    n_params = off_dense + BUCKETS * dense_size;
    float **all[] = {&W, &G, &M, &V, &EMA};
    for (int i = 0; i < 5; i++) {
        free(*all[i]);
        *all[i] = aligned_alloc(64, (size_t)(n_params * 4 + 63) / 64 * 64);
        memset(*all[i], 0, (size_t)n_params * 4);
    }
    free(Q);
    Q = aligned_alloc(64, (size_t)(off_dense * 2 + 63) / 64 * 64);
    free(row_seen);
    row_seen = calloc((size_t)features, sizeof(int));
    free(row_used);
    row_used = calloc((size_t)features, sizeof(int));
    step_no = 0;
    for (int64_t i = 0; i < off_b0; i++) W[i] = 0.05f * normal();
    for (int b = 0; b < BUCKETS; b++) {
        float *w1 = W + off_dense + b * dense_size, *w2 = w1 + H * H1 + H1, *w3 = w2 + H1 * H2 + H2;
        if (b) { memcpy(w1, W + off_dense, (size_t)dense_size * 4); continue; }
        for (int i = 0; i < H * H1; i++) w1[i] = sqrtf(2.0f / H) * normal();
        for (int i = 0; i < H1 * H2; i++) w2[i] = sqrtf(2.0f / H1) * normal();
        for (int i = 0; i < H2; i++) w3[i] = sqrtf(1.0f / H2) * normal();
    }
    memory_size = capacity;
    memory_used = memory_next = 0;
    free(memory);
    memory = malloc((size_t)capacity * sizeof(Sample));
    return n_params;
}

float *weights(int use_average) { return use_average ? EMA : W; }
int *used(void) { return row_used; }
int feature_count(void) { return features; }
int slot_count(void) { return slots; }
void reseed(uint64_t seed) { rng_state = seed; }
void set_bonus(const float *table) { memcpy(bonus, table, sizeof bonus); }
