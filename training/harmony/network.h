/* The value network of the learner: how it judges boards, and the chance that it plays with.
 *
 * Include this in one translation unit.
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

static float *W, *gradient[2], *M, *V, *EMA; /* parameters, gradients of the halves of a batch, Adam
                                                moments, average */
static int *row_seen[2], *row_used, step_no; /* rows of each half of this step; rows of any step */
static int64_t n_params, off_b0, off_dense, dense_size;

static uint64_t rng_state; /* of this thread */
#pragma omp threadprivate(rng_state)
static uint64_t next64(void) {
    uint64_t z = (rng_state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
/* Chance of its own for each part of a series, whichever thread has it. */
static void seed_part(uint64_t seed, int part) {
    rng_state = seed + (uint64_t)part * 0xD1B54A32D192ED03ull;
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
static void change_sum(const int *from, const int *to, const int16_t *base, int16_t *acc) {
    Exchange x;
    compare_inputs(from, to, &x);
    sum_lists(base, x.plus, x.np, x.minus, x.nm, acc);
}
static void start_sum(const int *f, int16_t *acc) { change_sum(no_inputs, f, Q + off_b0, acc); }

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

/* Judge the placements of tile t in `cells`, given base features and sum of (s, unseen - t). */
static void judge(const float *P, const State *s, int t, const int *base, const int16_t *acc0,
                  uint32_t cells, Choice *ch) {
    int16_t acc[CELLS][H] __attribute__((aligned(32)));
    float gain[CELLS], value[CELLS];
    int f[MAX_SLOTS];
    ch->n = 0;
    for (uint32_t m = cells; m; m &= m - 1) {
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

/* Mean over `sample` (<=0: all) unseen tiles of the best placement; `force` is among them.  The
 * others are tried only in the `width` (<=0: all) likeliest cells by the rule of thumb.
 * `own` gets what the network itself expects of the board. */
static float expectation(const float *P, const State *s, int sample, int width, int force,
                         Choice *forced, float *own) {
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
    uint32_t likely[TILES];
    if (width > 0) likely_cells(s, width, likely);
    for (uint32_t m = set; m; m &= m - 1) {
        int t = __builtin_ctz(m);
        uint32_t cells = legal_cells(s, t) & (width > 0 && t != force ? likely[t] : ~0u);
        call(s, t, f0, acc0, f, acc);
        judge(P, s, t, f, acc, cells, &ch);
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
    judge(P, s, t, f, acc, legal_cells(s, t), ch);
}
