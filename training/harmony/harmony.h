/* Harmony for the learner and the exact player: simulator and network inputs.
 *
 * The inputs are those of harmony_desktop/games/harmony/bots/brain_inputs.py, in the same order;
 * `train.py check` compares both.  Include this in one translation unit.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

enum { CELLS = 19, TILES = 27, LINES = 15, MAX_SLOTS = 240, BUCKETS = 6, RANKS = 28 };
enum { FREE, CONNECTED, SUN_MOON };
enum { STANDARD, BEAMS, BEST_BEAM };
enum { OPEN = 0, DEAD = 4 }; /* colour state of a line; 1..3 is a value */
enum { LINE_STATES = 152, CELL_STATES = 500, DEMANDS = 13, PER_VALUE = 10 * DEMANDS };
enum { BEAM_LINE_STATES = 1 + 1 + 2 * 5 * 4 * 5, BEAM_CELL_STATES = 64 * 4 };
enum { SUNS = 14, MOONS = TILES - SUNS, SYMBOL_STATES = 2 * (SUNS + 1) * (MOONS + 1), WELCOMES = 5 };
enum { OFFERS = 32, GAPS = 4, MAX_RUSH = 7, RUSH_STATES = OFFERS / 4 * (MAX_RUSH + 1) };
enum { PHASES = 3, PHASE_TURNS = 6, LEFT = 10 };

static const int VALUE[3][3] = {{1, 5, 9}, {2, 6, 7}, {3, 4, 8}};

static int placement, scoring;
static int by_cell; /* 0: no inputs by cell; 2: also the needs of its lines, and offers to tiles */
static float bonus[2][RANKS]; /* best beam: worth of holding a beam of that rank */

static int line_of[CELLS][3], line_len[LINES], line_cells[LINES][5];
static uint32_t neighbours[CELLS];
static uint32_t bearing[3][5]; /* tiles that suit a line in that state */
static uint32_t suns;
static int tile_value[TILES][3];

static int slots, features, slot_base[MAX_SLOTS];
static int no_inputs[MAX_SLOTS]; /* of a board of which nothing is said: -1 everywhere */
static int phase_size; /* in full detail every input is another one in each phase; else 0 */
static int s_tile, s_cell, s_value, s_count, s_beam_line, s_beam_cell, s_symbol, s_rank, s_near, s_need, s_offer, s_suit, s_rush;

typedef struct {
    int8_t tile[CELLS]; /* -1 where empty */
    int8_t colour[LINES], count[LINES];
    int8_t beam[LINES]; /* 0 none yet, 1 suns, 2 moons, 3 mixed */
    uint32_t unseen, filled;
    int8_t placed, last, rank[2];
} State;

static void start(State *s) {
    memset(s, 0, sizeof *s);
    memset(s->tile, -1, CELLS);
    s->unseen = (1u << TILES) - 1;
    s->last = -1;
}

static int is_sun(int t) { return (suns >> t) & 1; }

/* Put a tile down; returns the points this completes. */
static float put(State *s, int t, int c) {
    float gain = 0;
    int symbol = is_sun(t) ? 1 : 2;
    s->tile[c] = (int8_t)t;
    s->filled |= 1u << c;
    s->unseen &= ~(1u << t);
    s->last = (int8_t)t;
    s->placed++;
    for (int d = 0; d < 3; d++) {
        int l = line_of[c][d], v = tile_value[t][d] + 1;
        s->colour[l] = s->count[l] == 0 ? (int8_t)v : (s->colour[l] == v ? (int8_t)v : DEAD);
        s->beam[l] = s->count[l] == 0 ? (int8_t)symbol
                                      : (s->beam[l] == symbol ? (int8_t)symbol : 3);
        if (++s->count[l] < line_len[l]) continue;
        int scores = s->colour[l] != DEAD, beam = s->beam[l];
        if (scores) gain += (float)(line_len[l] * VALUE[d][v - 1]);
        if (beam == 3) continue;
        if (scoring == BEAMS) gain += (float)(line_len[l] * (beam == 1 ? 7 : 6));
        if (scoring == BEST_BEAM && scores) {
            int rank = (line_len[l] - 3) * 9 + VALUE[d][v - 1], b = beam - 1;
            if (rank > s->rank[b]) {
                gain += bonus[b][rank] - bonus[b][(int)s->rank[b]];
                s->rank[b] = (int8_t)rank;
            }
        }
    }
    return gain;
}

static uint32_t legal_cells(const State *s, int t) {
    uint32_t empty = ~s->filled & ((1u << CELLS) - 1);
    if (placement == FREE || s->placed == 0) return empty;
    if (placement == SUN_MOON && is_sun(t) != is_sun(s->last)) return empty;
    uint32_t near = 0;
    for (uint32_t f = s->filled; f; f &= f - 1) near |= neighbours[__builtin_ctz(f)];
    return near & empty;
}

static int least(int a, int b) { return a < b ? a : b; }

typedef int8_t tiles8 __attribute__((vector_size(32)));

static tiles8 bears[3][4]; /* all ones where a tile has that value */

/* What a tile changes in the prospects of a line by its own value or another one, in points: by
 * turn, line, value, tiles on it and tiles left that suit it; and what each value changes in an open
 * line. Learnt, see fit_changes in learner.c. */
static int8_t changes[2][CELLS + 1][LINES][3][5][LEFT], fresh[CELLS + 1][LINES][3][LEFT];

static int change_of(int turn, int l, int v, int n, const int *have, int w) {
    return v == OPEN ? fresh[turn][l][w - 1][have[w]] : changes[v != w][turn][l][v - 1][n][have[v]];
}

static int step_of(int points) {
    int most = OFFERS - 1;
    return ((points < -most ? -most : points > most ? most : points) + OFFERS) >> 1;
}

static int most(tiles8 x) {
#ifdef __AVX2__
    __m128i m = _mm_max_epi8(_mm256_castsi256_si128((__m256i)x), _mm256_extracti128_si256((__m256i)x, 1));
    m = _mm_xor_si128(m, _mm_set1_epi8(127)); /* the most becomes the least, unsigned */
    m = _mm_min_epu8(m, _mm_srli_epi16(m, 8));
    return (int8_t)(_mm_cvtsi128_si32(_mm_minpos_epu16(_mm_and_si128(m, _mm_set1_epi16(255)))) ^ 127);
#else
    int m = -128;
    for (int t = 0; t < 32; t++) m = x[t] > m ? x[t] : m;
    return m;
#endif
}

/* How many tiles of a set bear each value, by direction and colour state. */
static void count_left(uint32_t set, int have[3][5]) {
    for (int d = 0; d < 3; d++)
        for (int v = 1; v < 4; v++) have[d][v] = __builtin_popcount(set & bearing[d][v]);
}

/* Whether nothing can come of a line any more. */
static int is_dead(const State *s, int l, int have[3][5]) {
    int v = s->colour[l], need = line_len[l] - s->count[l];
    return v == DEAD || need == 0 || (v != OPEN && need > have[l / 5][v]);
}

/* What each tile would change in a line in that colour state. */
static tiles8 worth_in(const State *s, int l, int v, int have[3][5]) {
    tiles8 worth = {0};
    int d = l / 5;
    if (v == DEAD) return worth;
    for (int w = 1; w < 4; w++)
        worth |= bears[d][w] & (int8_t)change_of(s->placed, l, v, s->count[l], have[d], w);
    return worth;
}

/* For each unseen tile what its best cell would change in the prospects of the lines, and how far
 * the second best is behind; for each empty cell what its lines miss, what its best tile would
 * change, and how many tiles like it best. */
static void offers(const State *s, uint32_t unseen, const int *colour, int have[3][5], int *out) {
    tiles8 worth[LINES], best, second, there, none, where = {0};
    int8_t rush[CELLS] = {0};
    int need[LINES];
    for (int t = 0; t < 32; t++) there[t] = (int8_t)-((unseen >> t) & 1);
    for (int l = 0; l < LINES; l++) {
        int v = colour[l];
        need[l] = v == DEAD ? 0 : v == OPEN ? 1 : 1 + least(3, line_len[l] - s->count[l]);
        worth[l] = worth_in(s, l, v, have);
    }
    memset(&none, -121, sizeof none);
    best = second = none;
    for (int c = 0; c < CELLS; c++) {
        if ((s->filled >> c) & 1) {
            out[s_need + c] = out[s_suit + c] = out[s_rush + c] = -1;
            continue;
        }
        const int *l = line_of[c];
        tiles8 sum = worth[l[0]] + worth[l[1]] + worth[l[2]]; /* at most 3 * 40 */
        tiles8 more = sum > best, lesser = (best & more) | (sum & ~more);
        best = (sum & more) | (best & ~more);
        where = ((int8_t)c & more) | (where & ~more);
        more = lesser > second;
        second = (lesser & more) | (second & ~more);
        uint32_t fit = unseen & bearing[0][colour[l[0]]] & bearing[1][colour[l[1]]] &
                       bearing[2][colour[l[2]]];
        int state = (need[l[0]] * 5 + need[l[1]]) * 5 + need[l[2]];
        out[s_need + c] = slot_base[s_need + c] + state * 4 + least(3, __builtin_popcount(fit));
        out[s_suit + c] = slot_base[s_suit + c] + step_of(most((sum & there) | (none & ~there)));
    }
    for (int t = 0; t < TILES; t++) {
        int q = s_offer + t, gap = best[t] - second[t];
        int state = step_of(best[t]) * GAPS + (gap >= 2) + (gap >= 6) + (gap >= 12);
        out[q] = (unseen >> t) & 1 ? slot_base[q] + state : -1;
        rush[where[t]] += (unseen >> t) & 1;
    }
    for (int c = 0; c < CELLS; c++) {
        if ((s->filled >> c) & 1) continue;
        int q = s_rush + c, suit = out[s_suit + c] - slot_base[s_suit + c];
        out[q] = slot_base[q] + suit / 4 * (MAX_RUSH + 1) + least(MAX_RUSH, rush[c]);
    }
}

/* What each tile would change in each empty cell, by the rule of thumb; returns how many there are. */
static int cell_changes(const State *s, int *cell, tiles8 *change) {
    tiles8 of_line[LINES];
    int have[3][5], n = 0;
    count_left(s->unseen, have);
    for (int l = 0; l < LINES; l++)
        of_line[l] = worth_in(s, l, is_dead(s, l, have) ? DEAD : s->colour[l], have);
    for (int c = 0; c < CELLS; c++) {
        if ((s->filled >> c) & 1) continue;
        const int *l = line_of[c];
        cell[n] = c;
        change[n++] = of_line[l[0]] + of_line[l[1]] + of_line[l[2]];
    }
    return n;
}

/* For each tile the `width` cells where it would change most; of equals the first. */
static void likely_cells(const State *s, int width, uint32_t *cells) {
    tiles8 change[CELLS], better[CELLS];
    int cell[CELLS], n = cell_changes(s, cell, change);
    memset(better, 0, sizeof better); /* how many cells are better */
    for (int a = 0; a < n; a++)
        for (int b = 0; b < a; b++) {
            tiles8 more = change[a] > change[b]; /* -1 where it is so */
            better[b] -= more;
            better[a] += 1 + more;
        }
    memset(cells, 0, TILES * sizeof *cells);
    for (int a = 0; a < n; a++)
        for (int t = 0; t < TILES; t++) cells[t] |= (uint32_t)(better[a][t] < width) << cell[a];
}

/* What each tile would change in its best cell, and for `tile` the `width` likeliest cells. */
static uint32_t by_thumb(const State *s, int tile, int width, int8_t *worth) {
    tiles8 change[CELLS], best;
    int cell[CELLS], own[CELLS], n = cell_changes(s, cell, change);
    uint32_t cells = 0;
    memset(&best, -121, sizeof best);
    for (int i = 0; i < n; i++) {
        tiles8 more = change[i] > best;
        best = (change[i] & more) | (best & ~more);
        own[i] = change[i][tile];
    }
    memcpy(worth, &best, TILES);
    for (width = least(width, n); width; width--) {
        int top = 0;
        for (int i = 1; i < n; i++)
            if (own[i] > own[top]) top = i;
        cells |= 1u << cell[top];
        own[top] = -1000;
    }
    return cells;
}

/* The active feature of every slot (-1: none).  `unseen`: as after the next call. */
static void describe(const State *s, uint32_t unseen, int *out) {
    int colour[LINES], demand[3][4] = {{0}}, have[3][5];
    count_left(unseen, have);
    for (int l = 0; l < LINES; l++) {
        int d = l / 5, v = s->colour[l], n = s->count[l], need = line_len[l] - n, state;
        if (is_dead(s, l, have)) {
            colour[l] = DEAD;
            state = 1;
        } else if (v == OPEN) {
            colour[l] = OPEN;
            state = 0;
        } else {
            colour[l] = v;
            demand[d][v] += need;
            state = 2 + ((v - 1) * 5 + n - 1) * 10 + have[d][v];
        }
        out[l] = slot_base[l] + state;
    }
    if (s_offer >= 0) offers(s, unseen, colour, have, out);
    uint32_t near = 0, ones = 0, twos = 0, fours = 0; /* how many cells suit each tile, by bits */
    if (placement != FREE)
        for (uint32_t f = s->filled; f; f &= f - 1) near |= neighbours[__builtin_ctz(f)];
    for (int c = 0; c < CELLS; c++) {
        if ((s->filled >> c) & 1) {
            if (by_cell) out[s_cell + c] = -1;
            if (s_beam_cell >= 0) out[s_beam_cell + c] = -1;
            if (s_near >= 0) out[s_near + c] = -1;
            continue;
        }
        const int *l = line_of[c];
        int a = colour[l[0]], b = colour[l[1]], e = colour[l[2]];
        uint32_t fit = unseen & bearing[0][a] & bearing[1][b] & bearing[2][e];
        uint32_t carry = ones & fit;
        ones ^= fit;
        fours |= twos & carry;
        twos ^= carry;
        if (s_near >= 0) out[s_near + c] = slot_base[s_near + c] + (int)((near >> c) & 1);
        if (!by_cell) continue;
        int state = ((a * 5 + b) * 5 + e) * 4 + least(3, __builtin_popcount(fit));
        out[s_cell + c] = slot_base[s_cell + c] + state;
        if (s_beam_cell >= 0) {
            int beams = (s->beam[l[0]] * 4 + s->beam[l[1]]) * 4 + s->beam[l[2]];
            int fs = (fit & suns) != 0, fm = (fit & ~suns) != 0;
            out[s_beam_cell + c] = slot_base[s_beam_cell + c] + beams * 4 + fs * 2 + fm;
        }
    }
    for (int d = 0; d < 3; d++)
        for (int v = 0; v < 3; v++) {
            int q = s_value + d * 3 + v;
            out[q] = slot_base[q] + have[d][v + 1] * DEMANDS + least(DEMANDS - 1, demand[d][v + 1]);
        }
    for (int t = 0; t < TILES; t++) {
        int q = s_tile + t, n = (fours >> t) & 1 ? 4 : ((ones >> t) & 1) + 2 * ((twos >> t) & 1);
        out[q] = (unseen >> t) & 1 ? slot_base[q] + n : -1;
    }
    out[s_count] = slot_base[s_count] + s->placed;
    if (scoring != STANDARD) {
        for (int l = 0; l < LINES; l++) {
            int q = s_beam_line + l, b = s->beam[l], n = s->count[l], state;
            uint32_t kind = b == 1 ? suns : ~suns;
            int need = line_len[l] - n;
            if (b == 0) {
                state = 0;
            } else if (b == 3 || need == 0 || __builtin_popcount(unseen & kind) < need) {
                state = 1;
            } else {
                int both = least(4, __builtin_popcount(unseen & kind & bearing[l / 5][colour[l]]));
                state = 2 + (((b - 1) * 5 + n - 1) * 4 + colour[l] - 1) * 5 + both;
            }
            out[q] = slot_base[q] + state;
        }
    }
    if (s_symbol >= 0) {
        int last = s->last >= 0 && placement == SUN_MOON && is_sun(s->last);
        int su = __builtin_popcount(unseen & suns), mo = __builtin_popcount(unseen & ~suns);
        out[s_symbol] = slot_base[s_symbol] + (last * (SUNS + 1) + su) * (MOONS + 1) + mo;
    }
    if (s_rank >= 0)
        for (int b = 0; b < 2; b++) out[s_rank + b] = slot_base[s_rank + b] + s->rank[b];
    int phase = s->placed > 0 ? (s->placed - 1) / PHASE_TURNS : 0;
    if (phase_size)
        for (int q = 0; q < slots; q++) out[q] += out[q] >= 0 ? phase * phase_size : 0;
}

/* The inputs that come and go from one description to another. */
typedef struct { int plus[MAX_SLOTS], minus[MAX_SLOTS], np, nm; } Exchange;

static void compare_inputs(const int *before, const int *after, Exchange *x) {
    x->np = x->nm = 0;
    for (int q = 0; q < slots; q++) {
        int differ = before[q] != after[q];
        x->plus[x->np] = after[q];
        x->np += differ & (after[q] >= 0);
        x->minus[x->nm] = before[q];
        x->nm += differ & (before[q] >= 0);
    }
}

static void geometry(void) {
    int at[5][5], n = 0, q_of[CELLS], r_of[CELLS];
    memset(at, -1, sizeof at);
    for (int q = -2; q <= 2; q++)
        for (int r = -2; r <= 2; r++)
            if (q + r >= -2 && q + r <= 2) {
                at[q + 2][r + 2] = n;
                q_of[n] = q;
                r_of[n++] = r;
            }
    memset(line_len, 0, sizeof line_len);
    for (int c = 0; c < CELLS; c++) {
        int k[3] = {q_of[c] + 2, q_of[c] + r_of[c] + 2, r_of[c] + 2};
        static const int near[6][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};
        for (int d = 0; d < 3; d++) {
            int l = 5 * d + k[d];
            line_of[c][d] = l;
            line_cells[l][line_len[l]++] = c;
        }
        neighbours[c] = 0;
        for (int i = 0; i < 6; i++) {
            int q = q_of[c] + near[i][0] + 2, r = r_of[c] + near[i][1] + 2;
            if (q >= 0 && q < 5 && r >= 0 && r < 5 && at[q][r] >= 0)
                neighbours[c] |= 1u << at[q][r];
        }
    }
    memset(bearing, 0, sizeof bearing);
    suns = 0;
    for (int t = 0; t < TILES; t++) {
        int v[3] = {t / 9, t / 3 % 3, t % 3};
        if ((!v[0] + !v[1] + !v[2]) % 2 == 0) suns |= 1u << t; /* the least values are 1, 2 and 3 */
        for (int d = 0; d < 3; d++) {
            tile_value[t][d] = v[d];
            bearing[d][v[d] + 1] |= 1u << t;
            bears[d][v[d] + 1][t] = -1;
        }
    }
    for (int d = 0; d < 3; d++) bearing[d][OPEN] = bearing[d][DEAD] = (1u << TILES) - 1;
}

static int add_slots(int n, int states) {
    int first = slots;
    for (int i = 0; i < n; i++) {
        slot_base[slots++] = features;
        features += states;
    }
    return first;
}

/* Fix the variant: tables, slots and the number of inputs. */
static void set_variant(int placement_, int scoring_, int by_cell_) {
    placement = placement_;
    scoring = scoring_;
    by_cell = by_cell_;
    geometry();
    memset(no_inputs, -1, sizeof no_inputs);
    slots = features = 0;
    add_slots(LINES, LINE_STATES);
    s_cell = by_cell ? add_slots(CELLS, CELL_STATES) : -1;
    s_value = add_slots(9, PER_VALUE);
    s_count = add_slots(1, 20);
    s_tile = add_slots(TILES, WELCOMES);
    s_beam_line = s_beam_cell = s_symbol = s_rank = s_near = -1;
    if (scoring != STANDARD) {
        s_beam_line = add_slots(LINES, BEAM_LINE_STATES);
        if (by_cell) s_beam_cell = add_slots(CELLS, BEAM_CELL_STATES);
    }
    if (scoring != STANDARD || placement == SUN_MOON) s_symbol = add_slots(1, SYMBOL_STATES);
    if (scoring == BEST_BEAM) s_rank = add_slots(2, RANKS);
    if (placement != FREE) s_near = add_slots(CELLS, 2);
    s_need = by_cell == 2 ? add_slots(CELLS, CELL_STATES) : -1;
    s_offer = by_cell == 2 ? add_slots(TILES, OFFERS * GAPS) : -1;
    s_suit = by_cell == 2 ? add_slots(CELLS, OFFERS) : -1;
    s_rush = by_cell == 2 ? add_slots(CELLS, RUSH_STATES) : -1;
    phase_size = by_cell == 2 ? features : 0;
    features *= by_cell == 2 ? PHASES : 1;
}

void set_changes(const int8_t *lines, const int8_t *open) {
    memcpy(changes, lines, sizeof changes);
    memcpy(fresh, open, sizeof fresh);
}

static int bucket_of(int placed) { return placed > 0 ? (placed - 1) / 3 : 0; }
