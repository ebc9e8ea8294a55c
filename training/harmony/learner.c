/* Self-play learner for Harmony: value network, one-step targets, Adam.
 *
 * Compiled and driven by train.py through ctypes.  Games and batches are shared among threads, but
 * a given seed and number of iterations repeat exactly on a given machine.
 */
#include "network.h"

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
 * plausible ones.  A next tile is tried in the `width` likeliest cells (<=0: in all).  The target of a board is its one-step expectation, plus `trace` of how much the
 * target of the board that the best placement led to differs from what the network expected of it:
 * with a trace of 1 the points really made, freed from the luck of the calls. */
float generate(int games, float explore, float vary, int sample, int width, float trace) {
    double total = 0;
    uint64_t seed = next64();
    round_rows(W);
#pragma omp parallel for schedule(dynamic, 4) reduction(+ : total)
    for (int g = 0; g < games; g++) {
        State s, seen[CELLS];
        float score = 0, step[CELLS + 1] = {0}, own[CELLS + 1] = {0};
        int greedy[CELLS];
        seed_part(seed, g);
        start(&s);
        while (s.placed < CELLS) {
            Choice ch;
            int k = s.placed, t = draw(s.unseen);
            seen[k] = s;
            if (k == 0) choose(W, &s, t, &ch);
            else step[k] = expectation(W, &s, sample, width, t, &ch, &own[k]);
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
            Sample *m = &memory[(memory_next + (int64_t)g * (CELLS - 1) + k - 1) % memory_size];
            m->state = seen[k];
            m->target = target / SCALE;
        }
        total += score;
    }
    rng_state = next64() ^ seed;
    memory_next += (int64_t)games * (CELLS - 1);
    memory_used = memory_next < memory_size ? memory_next : memory_size;
    return (float)(total / games);
}

static const int turned[LINES] = {4, 3, 2, 1, 0, 9, 8, 7, 6, 5, 14, 13, 12, 11, 10}; /* by a half turn */

static void half_turn(const State *s, State *x) {
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

static float forward_backward(const Sample *m, float scale, float delta, int half) {
    float *G = gradient[half];
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
            row_seen[half][f[q]] = 1;
        }
    return loss;
}

static void adam(int64_t from, int64_t n, float rate, float c1, float c2) {
    float *w = W + from, *m = M + from, *v = V + from;
    float *one = gradient[0] + from, *two = gradient[1] + from;
    for (int64_t i = 0; i < n; i++) {
        float g = one[i] + two[i];
        m[i] = 0.9f * m[i] + 0.1f * g;
        v[i] = 0.999f * v[i] + 0.001f * g * g;
        w[i] -= rate * (m[i] * c1) / (sqrtf(v[i] * c2) + 1e-8f);
        one[i] = two[i] = 0;
    }
}

/* `steps` of Adam on batches drawn from memory; rows no sample touched keep still. */
float learn(int steps, int batch, float rate, float delta) {
    double loss = 0;
    for (int k = 0; k < steps; k++) {
        uint64_t seed = next64();
#pragma omp parallel for schedule(static, 1) reduction(+ : loss)
        for (int half = 0; half < 2; half++) {
            seed_part(seed, half);
            for (int i = 0; i < batch / 2; i++) {
                int64_t at = (int64_t)(next64() % (uint64_t)memory_used);
                loss += forward_backward(&memory[at], 1.0f / (float)batch, delta, half);
            }
        }
        rng_state = seed;
        step_no++;
        float c1 = 1 / (1 - powf(0.9f, (float)step_no)), c2 = 1 / (1 - powf(0.999f, (float)step_no));
#pragma omp parallel for schedule(dynamic, 256)
        for (int r = 0; r < features; r++)
            if (row_seen[0][r] | row_seen[1][r]) {
                row_used[r] = 1;
                adam((int64_t)r * H, H, rate, c1, c2);
                row_seen[0][r] = row_seen[1][r] = 0;
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
    double sum = 0, squares = 0;
    uint64_t seed = next64();
    round_rows(EMA);
#pragma omp parallel for schedule(dynamic, 4) reduction(+ : sum, squares)
    for (int g = 0; g < games; g++) {
        State s;
        double score = 0;
        seed_part(seed, g);
        start(&s);
        while (s.placed < CELLS) {
            Choice ch;
            float own;
            int t = draw(s.unseen);
            if (fair) {
                score += expectation(EMA, &s, 0, 0, t, &ch, &own);
                score -= ch.total[ch.best];
            } else {
                choose(EMA, &s, t, &ch);
            }
            score += put(&s, t, ch.cell[ch.best]);
        }
        for (int b = 0; b < 2; b++)
#pragma omp atomic
            ranks[b * RANKS + s.rank[b]]++;
        sum += score;
        squares += score * score;
    }
    out[0] = sum;
    out[1] = squares;
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

/* Tables of numbers of any kind, in the shape of `changes` and `fresh`. */
typedef struct { float lines[2][CELLS + 1][LINES][3][5][LEFT], open[CELLS + 1][LINES][3][LEFT]; } Tables;

/* Learn from greedy games (some placements merely plausible) what a tile changes in a line, so that
 * the sum over its three lines comes close to what the network expects of the placement more than of
 * the board before.  Lines that a half turn exchanges share the entries of the first.  `seen` is
 * how much was learnt of each entry; `out` gets how often the best cell by the tables is also the
 * network's, and the mean squared error of the network's best. */
void fit_changes(int games, Tables *t, Tables *seen, float *rest, double *out) {
    double same = 0, all = 0, errors = 0;
    round_rows(EMA);
    for (int g = 0; g < games; g++) {
        State s;
        start(&s);
        while (s.placed < CELLS) {
            int k = s.placed, called = draw(s.unseen), f0[MAX_SLOTS], f[MAX_SLOTS], have[3][5];
            int16_t acc0[H], acc[H];
            Choice ch, mine = {0};
            float own;
            describe(&s, s.unseen, f0);
            start_sum(f0, acc0);
            head(EMA, bucket_of(k), acc0, 1, &own);
            count_left(s.unseen, have);
            for (uint32_t m = s.unseen; m; m &= m - 1) {
                int tile = __builtin_ctz(m), guess = 0;
                float top = -1e9f;
                call(&s, tile, f0, acc0, f, acc);
                judge(EMA, &s, tile, f, acc, legal_cells(&s, tile), &ch);
                if (tile == called) mine = ch;
                for (int i = 0; i < ch.n; i++) {
                    float *entry[3], *learnt[3], sum = rest[k];
                    int n = 0;
                    for (int d = 0; d < 3; d++) {
                        int l = line_of[ch.cell[i]][d], v = s.colour[l], w = tile_value[tile][d] + 1;
                        if (is_dead(&s, l, have)) continue;
                        int one = least(l, turned[l]), on = s.count[l], left = have[d][v == OPEN ? w : v];
                        entry[n] = v == OPEN ? &t->open[k][one][w - 1][left]
                                             : &t->lines[v != w][k][one][v - 1][on][left];
                        learnt[n] = (float *)seen + (entry[n] - (float *)t);
                        sum += *entry[n++];
                    }
                    if (sum > top) { top = sum; guess = i; }
                    float error = ch.total[i] - SCALE * own - sum;
                    float weight = fmaxf(0.02f, expf((ch.total[i] - ch.total[ch.best]) / 6));
                    if (i == ch.best) errors += error * error;
                    for (int j = 0; j < n; j++) {
                        *learnt[j] += weight;
                        *entry[j] += weight * fmaxf(0.003f, 1 / (1 + *learnt[j])) * error / 2;
                    }
                    rest[k] += 0.001f * weight * error;
                }
                same += guess == ch.best;
                all++;
            }
            put(&s, called, mine.cell[uniform() < 0.2 ? plausible(&mine) : mine.best]);
        }
    }
    out[0] = same / all;
    out[1] = errors / all;
}

/* Prepare a learner; returns the number of parameters. */
int64_t setup(int placement_, int scoring_, int by_cell_, uint64_t seed, int64_t capacity) {
    rng_state = seed;
    set_variant(placement_, scoring_, by_cell_);
    off_b0 = (int64_t)features * H;
    off_dense = off_b0 + H;
    dense_size = H * H1 + H1 + H1 * H2 + H2 + H2 + 8;
    n_params = off_dense + BUCKETS * dense_size;
    float **all[] = {&W, &gradient[0], &gradient[1], &M, &V, &EMA};
    for (int i = 0; i < 6; i++) {
        free(*all[i]);
        *all[i] = aligned_alloc(64, (size_t)(n_params * 4 + 63) / 64 * 64);
        memset(*all[i], 0, (size_t)n_params * 4);
    }
    free(Q);
    Q = aligned_alloc(64, (size_t)(off_dense * 2 + 63) / 64 * 64);
    for (int half = 0; half < 2; half++) {
        free(row_seen[half]);
        row_seen[half] = calloc((size_t)features, sizeof(int));
    }
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
