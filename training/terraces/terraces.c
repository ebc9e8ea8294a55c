/* Terraces for learning and measuring: rules, evaluation and search of the bots, in plain arrays.

   Compiled by compiled.py and called through ctypes. The board is 64 by 64 squares around the start
   tile; a game that would leave it (no sensible one does) simply cannot spread there. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 64, CELLS = SIDE * SIDE, KINDS = 10, SET = 20, MOST = 4096, LEAF = 64 };
enum { COLUMN, ARRANGED, BLIND, OPEN_HAND };
enum { FEATURES = 34, BASIS = 3, GROUPS = 4 };
enum { INPUTS = FEATURES + 1 + 2 * GROUPS, MOST_HIDDEN = 64 };

static const int STEP[4] = {-SIDE, 1, SIDE, -1};
static const uint8_t PATTERN[KINDS][3] = {{1, 1, 1}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {1, 0, 0},
                                          {0, 1, 0}, {0, 0, 1}, {2, 1, 1}, {1, 2, 1}, {1, 1, 2}};
static const int RANK[KINDS] = {0, 2, 2, 2, 3, 3, 3, 1, 1, 1};

typedef struct {
    uint8_t level[CELLS], colour[CELLS], tile[CELLS];
    int west, east, north, south, laid;
} Board;

typedef struct {
    int16_t tile, turn, corner;
    int own, their; /* best regions after it, of who lays and of the other */
} Placing;

typedef struct {
    int area, height, points;
} Region;

typedef struct {
    int16_t label[CELLS]; /* valid for coloured squares only */
    int16_t cells[3][MOST];
    int count[3];
    Region region[256];
    int regions, best[3]; /* best[c] is a label or -1 */
} Regions;

typedef struct {
    int level;   /* 0 random, 1 easy, 2 medium, 3 the first hard, 4 champion */
    int options; /* own placings looked at */
    int chances; /* kinds of the other's next tile; 0 is all of them */
    int answers; /* answers weighed by the evaluation */
    int prefer;  /* 1: options chosen by evaluation, 0: by lead */
    double noise; /* chance of a random move */
    double temperature, slips; /* how carelessly the champion chooses; engine/careless.py */
    double plain; /* share of decisions without the network, or without one, without answers */
    int judged; /* 0: all placings are judged, or so many of those with the best lead */
    int hidden; /* a network corrects the weights: so many hidden units */
    float net[(INPUTS + 1) * MOST_HIDDEN]; /* a row of `hidden` for each input, then the output's */
    double weight[FEATURES * BASIS];
} Bot;

typedef struct {
    uint64_t state;
} Dice;

static uint64_t bits(Dice *dice) {
    uint64_t z = (dice->state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}
static int below(Dice *dice, int limit) { return (int)(bits(dice) % (uint64_t)limit); }
static double unit(Dice *dice) { return (bits(dice) >> 11) * (1.0 / 9007199254740992.0); }

/* Rules */

static void start(Board *board) {
    memset(board, 0, sizeof *board);
    int at = 32 * SIDE + 32;
    board->level[at] = board->level[at + 1] = 1;
    board->colour[at] = 1;
    board->colour[at + 1] = 2;
    board->west = 32;
    board->east = 33;
    board->north = board->south = 32;
}

static inline void squares(int corner, int turn, int at[3]) {
    at[0] = corner;
    at[1] = corner + STEP[turn];
    at[2] = corner + STEP[(turn + 1) & 3];
}

static inline int shown(int kind, int seat, int part) {
    int own = PATTERN[kind][part];
    return own == 0 ? 0 : own == 1 ? seat + 1 : 2 - seat;
}

static inline int beside(const Board *board, int at) {
    return board->level[at - 1] | board->level[at + 1] | board->level[at - SIDE] |
           board->level[at + SIDE];
}

/* Every legal placing of a kind, without points. */
static int list(const Board *board, int seat, int kind, Placing *found) {
    int count = 0, colour[3];
    for (int part = 0; part < 3; part++) colour[part] = shown(kind, seat, part);
    int west = board->west < 5 ? 3 : board->west - 2, east = board->east > 58 ? 60 : board->east + 2;
    int north = board->north < 5 ? 3 : board->north - 2;
    int south = board->south > 58 ? 60 : board->south + 2;
    for (int y = north; y <= south; y++)
        for (int x = west; x <= east; x++)
            for (int turn = 0; turn < 4; turn++) {
                int at[3];
                squares(y * SIDE + x, turn, at);
                int level = board->level[at[0]];
                if (board->level[at[1]] != level || board->level[at[2]] != level) continue;
                if (!level) {
                    if (!beside(board, at[0]) && !beside(board, at[1]) && !beside(board, at[2]))
                        continue;
                } else {
                    int tile = board->tile[at[0]];
                    if (board->tile[at[1]] == tile && board->tile[at[2]] == tile) continue;
                    if ((colour[0] | board->colour[at[0]]) == 3 ||
                        (colour[1] | board->colour[at[1]]) == 3 ||
                        (colour[2] | board->colour[at[2]]) == 3)
                        continue;
                }
                found[count].tile = (int16_t)kind;
                found[count].turn = (int16_t)turn;
                found[count].corner = (int16_t)at[0];
                count++;
            }
    return count;
}

static void lay(Board *board, int seat, const Placing *placing) {
    int at[3];
    squares(placing->corner, placing->turn, at);
    board->laid++;
    for (int part = 0; part < 3; part++) {
        int x = at[part] % SIDE, y = at[part] / SIDE;
        board->level[at[part]]++;
        board->colour[at[part]] = (uint8_t)shown(placing->tile, seat, part);
        board->tile[at[part]] = (uint8_t)board->laid;
        if (x < board->west) board->west = x;
        if (x > board->east) board->east = x;
        if (y < board->north) board->north = y;
        if (y > board->south) board->south = y;
    }
}

typedef struct {
    uint8_t colour[3], tile[3];
    int west, east, north, south;
} Undo;

static void keep(const Board *board, const Placing *placing, Undo *undo) {
    int at[3];
    squares(placing->corner, placing->turn, at);
    for (int part = 0; part < 3; part++) {
        undo->colour[part] = board->colour[at[part]];
        undo->tile[part] = board->tile[at[part]];
    }
    undo->west = board->west, undo->east = board->east;
    undo->north = board->north, undo->south = board->south;
}

static void take_back(Board *board, const Placing *placing, const Undo *undo) {
    int at[3];
    squares(placing->corner, placing->turn, at);
    board->laid--;
    for (int part = 0; part < 3; part++) {
        board->level[at[part]]--;
        board->colour[at[part]] = undo->colour[part];
        board->tile[at[part]] = undo->tile[part];
    }
    board->west = undo->west, board->east = undo->east;
    board->north = undo->north, board->south = undo->south;
}

/* Regions and points */

static void find_regions(const Board *board, Regions *found) {
    int16_t edge[MOST];
    found->count[1] = found->count[2] = found->regions = 0;
    found->best[1] = found->best[2] = -1;
    for (int y = board->north; y <= board->south; y++)
        for (int x = board->west; x <= board->east; x++) {
            int at = y * SIDE + x, colour = board->colour[at];
            if (!colour) continue;
            found->cells[colour][found->count[colour]++] = (int16_t)at;
            found->label[at] = -1;
        }
    for (int colour = 1; colour <= 2; colour++)
        for (int number = 0; number < found->count[colour]; number++) {
            int first = found->cells[colour][number];
            if (found->label[first] >= 0) continue;
            int label = found->regions++, area = 0, height = 0, open = 0;
            edge[open++] = (int16_t)first;
            found->label[first] = (int16_t)label;
            while (open) {
                int here = edge[--open];
                area++;
                if (board->level[here] > height) height = board->level[here];
                for (int side = 0; side < 4; side++) {
                    int next = here + STEP[side];
                    if (board->colour[next] == colour && found->label[next] < 0) {
                        found->label[next] = (int16_t)label;
                        edge[open++] = (int16_t)next;
                    }
                }
            }
            Region *region = &found->region[label];
            region->area = area, region->height = height, region->points = area * height;
            int best = found->best[colour];
            const Region *rival = best < 0 ? 0 : &found->region[best];
            if (!rival || region->points > rival->points ||
                (region->points == rival->points && area > rival->area))
                found->best[colour] = label;
        }
}

static inline int points(const Regions *found, int colour) {
    return found->best[colour] < 0 ? 0 : found->region[found->best[colour]].points;
}

/* The best region of a colour after some of its squares were covered: looked for anew. */
static int flooded(Board *board, const Regions *known, const Placing *placing, int seat, int colour) {
    static _Thread_local uint32_t mark[CELLS], stamp;
    int16_t edge[MOST];
    Undo undo;
    keep(board, placing, &undo);
    lay(board, seat, placing);
    int at[3], best = 0;
    squares(placing->corner, placing->turn, at);
    stamp++;
    for (int number = -3; number < known->count[colour]; number++) {
        int first = number < 0 ? at[number + 3] : known->cells[colour][number];
        if (board->colour[first] != colour || mark[first] == stamp) continue;
        int area = 0, height = 0, open = 0;
        edge[open++] = (int16_t)first;
        mark[first] = stamp;
        while (open) {
            int here = edge[--open];
            area++;
            if (board->level[here] > height) height = board->level[here];
            for (int side = 0; side < 4; side++) {
                int next = here + STEP[side];
                if (board->colour[next] == colour && mark[next] != stamp) {
                    mark[next] = stamp;
                    edge[open++] = (int16_t)next;
                }
            }
        }
        if (area * height > best) best = area * height;
    }
    take_back(board, placing, &undo);
    return best;
}

static int points_after(Board *board, const Regions *known, const Placing *placing, int seat,
                        int colour) {
    int at[3], show[3], added = 0;
    squares(placing->corner, placing->turn, at);
    int old = points(known, colour);
    for (int part = 0; part < 3; part++) {
        show[part] = shown(placing->tile, seat, part);
        if (board->level[at[part]] && board->colour[at[part]] == colour && show[part] != colour) {
            return flooded(board, known, placing, seat, colour);
        }
        added |= show[part] == colour;
    }
    if (!added) return old;
    int level = board->level[at[0]] + 1, best = old;
    /* Joined through the corner, or each arm alone; arms may meet in a region beside both. */
    int group[3] = {0, 1, 2};
    int16_t labels[3][5];
    int many[3] = {0, 0, 0};
    for (int part = 0; part < 3; part++) {
        if (show[part] != colour) continue;
        if (board->level[at[part]] && board->colour[at[part]] == colour)
            labels[part][many[part]++] = known->label[at[part]];
        for (int side = 0; side < 4; side++) {
            int next = at[part] + STEP[side];
            if (board->colour[next] == colour) labels[part][many[part]++] = known->label[next];
        }
    }
    for (int one = 0; one < 3; one++)
        for (int two = one + 1; two < 3; two++) {
            if (show[one] != colour || show[two] != colour) continue;
            int joined = one == 0;
            for (int i = 0; i < many[one] && !joined; i++)
                for (int j = 0; j < many[two] && !joined; j++)
                    joined = labels[one][i] == labels[two][j];
            if (joined) {
                int from = group[two], to = group[one];
                for (int part = 0; part < 3; part++)
                    if (group[part] == from) group[part] = to;
            }
        }
    for (int number = 0; number < 3; number++) {
        int area = 0, height = level, any = 0, used = 0;
        int16_t seen[15];
        for (int part = 0; part < 3; part++) {
            if (group[part] != number || show[part] != colour) continue;
            any = 1;
            if (!(board->level[at[part]] && board->colour[at[part]] == colour)) area++;
            for (int i = 0; i < many[part]; i++) {
                int known_already = 0;
                for (int j = 0; j < used; j++) known_already |= seen[j] == labels[part][i];
                if (known_already) continue;
                seen[used++] = labels[part][i];
                area += known->region[labels[part][i]].area;
                if (known->region[labels[part][i]].height > height)
                    height = known->region[labels[part][i]].height;
            }
        }
        if (any && area * height > best) best = area * height;
    }
    return best;
}

static void value(Board *board, const Regions *known, Placing *found, int count, int seat) {
    for (int number = 0; number < count; number++) {
        found[number].own = points_after(board, known, &found[number], seat, seat + 1);
        found[number].their = points_after(board, known, &found[number], seat, 2 - seat);
    }
}

/* What the evaluation looks at: for the seat to move and for the other, then what is left. */

typedef struct {
    int points, area, height, second, total, up, rise, peak, open, cut, free, neutral, join, ways;
} Sight;

static void look(const Board *board, const Regions *known, int colour, Sight *sight) {
    memset(sight, 0, sizeof *sight);
    int best = known->best[colour];
    sight->total = known->count[colour];
    if (best < 0) return;
    const Region *region = &known->region[best];
    sight->points = region->points, sight->area = region->area, sight->height = region->height;
    for (int number = 0; number < known->count[colour]; number++) {
        int label = known->label[known->cells[colour][number]];
        if (label != best && known->region[label].points > sight->second)
            sight->second = known->region[label].points;
    }
    /* Marks: 1 in the best region, 2 beside it, 4 open to a cut, 8 beside another region. */
    static _Thread_local uint8_t mark[CELLS];
    int west = board->west - 1, east = board->east + 1;
    int north = board->north - 1, south = board->south + 1;
    for (int y = north; y <= south; y++) memset(mark + y * SIDE + west, 0, (size_t)(east - west + 1));
    for (int number = 0; number < known->count[colour]; number++) {
        int at = known->cells[colour][number], in = known->label[at] == best;
        if (in) {
            mark[at] |= 1;
            sight->peak += board->level[at] == region->height;
        }
        for (int side = 0; side < 4; side++) mark[at + STEP[side]] |= in ? 2 : 8;
    }
    int other = 3 - colour;
    for (int y = board->north; y <= board->south; y++)
        for (int x = board->west; x <= board->east; x++)
            for (int turn = 0; turn < 4; turn++) {
                int at[3];
                squares(y * SIDE + x, turn, at);
                int level = board->level[at[0]];
                if (!level || board->level[at[1]] != level || board->level[at[2]] != level) continue;
                int tile = board->tile[at[0]];
                if (board->tile[at[1]] == tile && board->tile[at[2]] == tile) continue;
                int mine = 0, theirs = 0, near = 0;
                for (int part = 0; part < 3; part++) {
                    mine += board->colour[at[part]] == colour;
                    theirs += board->colour[at[part]] == other;
                    near |= mark[at[part]] & 3;
                }
                if (!theirs && near) {
                    sight->rise++;
                    sight->up += level >= region->height;
                }
                if (mine && mine < 3) {
                    int hit = 0;
                    for (int part = 0; part < 3; part++)
                        if (mark[at[part]] & 1) mark[at[part]] |= 4, hit = 1;
                    sight->ways += hit;
                }
            }
    for (int y = north; y <= south; y++)
        for (int x = west; x <= east; x++) {
            int at = y * SIDE + x, seen = mark[at];
            if (seen & 4) {
                sight->open++;
                int ends = 0;
                for (int side = 0; side < 4; side++) {
                    int one = STEP[side], two = STEP[(side + 1) & 3];
                    ends += (mark[at + one] & 1) &&
                            !((mark[at + two] & 1) && (mark[at + one + two] & 1));
                }
                sight->cut += ends >= 2;
            }
            if ((seen & 3) == 2 && board->colour[at] == 0) {
                if (board->level[at])
                    sight->neutral++;
                else
                    sight->free++;
                sight->join += (seen & 8) != 0;
            }
        }
}

static int describe(double *out, const Sight *s) {
    int n = 0;
    out[n++] = s->points;
    out[n++] = s->area;
    out[n++] = s->height;
    out[n++] = s->second;
    out[n++] = s->total;
    out[n++] = s->up < 6 ? s->up : 6;
    out[n++] = s->rise < 16 ? s->rise : 16;
    out[n++] = s->peak;
    out[n++] = s->open;
    out[n++] = s->cut;
    out[n++] = s->free;
    out[n++] = s->neutral;
    out[n++] = s->join < 4 ? s->join : 4;
    out[n++] = s->up ? s->area : 0;
    out[n++] = s->ways < 16 ? s->ways : 16;
    out[n++] = s->cut ? s->points : 0;
    return n;
}

static void features(const Board *board, const Regions *known, int seat, int left[2][KINDS],
                     double out[FEATURES]) {
    Sight own, their;
    look(board, known, seat + 1, &own);
    look(board, known, 2 - seat, &their);
    int n = describe(out, &own);
    n += describe(out + n, &their);
    int cutters[2] = {0, 0};
    for (int who = 0; who < 2; who++)
        for (int kind = 1; kind <= 6; kind++) cutters[who] += left[who][kind];
    out[n++] = cutters[seat] - cutters[1 - seat];
    out[n++] = 1.0;
}

static const int GROUP[KINDS] = {0, 1, 1, 1, 2, 2, 2, 3, 3, 3};

static void inputs(const double feature[FEATURES], int seat, int laid, int left[2][KINDS],
                   float out[INPUTS]) {
    for (int i = 0; i < FEATURES; i++) out[i] = (float)feature[i];
    for (int i = FEATURES; i < INPUTS; i++) out[i] = 0;
    out[FEATURES] = (float)laid;
    for (int kind = 0; kind < KINDS; kind++) {
        out[FEATURES + 1 + GROUP[kind]] += (float)left[seat][kind];
        out[FEATURES + 1 + GROUPS + GROUP[kind]] += (float)left[1 - seat][kind];
    }
}

static double correction(const Bot *bot, const float in[INPUTS]) {
    float hidden[MOST_HIDDEN] = {0}, sum = 0;
    int many = bot->hidden;
    for (int i = 0; i < INPUTS; i++) {
        if (in[i] == 0) continue;
        const float *row = bot->net + i * many;
        for (int h = 0; h < many; h++) hidden[h] += in[i] * row[h];
    }
    const float *last = bot->net + INPUTS * many;
    for (int h = 0; h < many; h++) sum += hidden[h] > 0 ? hidden[h] * last[h] : 0;
    return sum;
}

static double weigh(const Bot *bot, const double *feature, int laid) {
    double t = (40 - laid) / 40.0, sum = 0;
    for (int number = 0; number < FEATURES; number++) {
        const double *w = bot->weight + number * BASIS;
        sum += feature[number] * (w[0] + t * (w[1] + t * w[2]));
    }
    return sum;
}

/* What a position is worth to the seat to move: the lead it will end with. */
static double worth(Board *board, int seat, int left[2][KINDS], const Bot *bot) {
    static _Thread_local Regions known;
    find_regions(board, &known);
    if (board->laid == 40) return points(&known, seat + 1) - points(&known, 2 - seat);
    double feature[FEATURES];
    features(board, &known, seat, left, feature);
    double found = weigh(bot, feature, board->laid);
    if (bot->hidden) {
        float in[INPUTS];
        inputs(feature, seat, board->laid, left, in);
        found += correction(bot, in);
    }
    return found;
}

/* Games */

typedef struct {
    Board board;
    int way, mover;
    int column[2][SET], top[2], hand[2][3], held[2];
    int left[2][KINDS]; /* not laid yet */
} Game;

static void draw(Game *game, int seat) {
    if (game->top[seat] < SET) game->hand[seat][game->held[seat]++] = game->column[seat][game->top[seat]++];
}

static void order_tiles(int *column, Dice *dice) {
    double key[SET];
    for (int i = 0; i < SET; i++) key[i] = RANK[column[i]] + unit(dice);
    for (int i = 1; i < SET; i++)
        for (int j = i; j && key[j] < key[j - 1]; j--) {
            double k = key[j];
            key[j] = key[j - 1], key[j - 1] = k;
            int c = column[j];
            column[j] = column[j - 1], column[j - 1] = c;
        }
}

static void deal(Game *game, int way, uint64_t seed) {
    Dice dice = {seed * 0x2545F4914F6CDD1DULL + 77};
    start(&game->board);
    game->way = way;
    game->mover = below(&dice, 2);
    for (int seat = 0; seat < 2; seat++) {
        for (int i = 0; i < SET; i++) game->column[seat][i] = i / 2;
        for (int i = SET - 1; i; i--) {
            int j = below(&dice, i + 1), c = game->column[seat][i];
            game->column[seat][i] = game->column[seat][j], game->column[seat][j] = c;
        }
        if (way == ARRANGED) order_tiles(game->column[seat], &dice);
        for (int kind = 0; kind < KINDS; kind++) game->left[seat][kind] = 2;
        game->top[seat] = game->held[seat] = 0;
        if (way == OPEN_HAND)
            for (int i = 0; i < 3; i++) draw(game, seat);
    }
    if (way != OPEN_HAND) draw(game, game->mover);
}

static void play(Game *game, const Placing *placing) {
    int seat = game->mover;
    lay(&game->board, seat, placing);
    game->left[seat][placing->tile]--;
    for (int i = 0; i < game->held[seat]; i++)
        if (game->hand[seat][i] == placing->tile) {
            game->hand[seat][i] = game->hand[seat][--game->held[seat]];
            break;
        }
    game->mover = 1 - seat;
    draw(game, game->way == OPEN_HAND ? seat : 1 - seat);
}

/* Bots */

typedef struct {
    double lead, tie;
    int number;
} Ranked;

static int by_lead(const void *a, const void *b) {
    const Ranked *one = a, *two = b;
    if (one->lead != two->lead) return one->lead < two->lead ? 1 : -1;
    return one->tie < two->tie ? -1 : one->tie > two->tie;
}

typedef struct {
    double weight;
    int many, tile[3];
} Chance;

static int distinct(const int *hand, int held, int *tiles) {
    int many = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < held; i++)
            if (hand[i] == kind) {
                tiles[many++] = kind;
                break;
            }
    return many;
}

static int chances(const Game *game, int other, int most, Dice *dice, Chance *found) {
    if (game->held[other]) {
        found[0].weight = 1;
        found[0].many = distinct(game->hand[other], game->held[other], found[0].tile);
        return 1;
    }
    int pool[SET], size = 0, count[KINDS] = {0};
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < game->left[other][kind]; i++) pool[size++] = kind;
    if (!size) return 0;
    int take = most && most < size ? most : size;
    for (int i = 0; i < take; i++) {
        int j = i + below(dice, size - i), c = pool[i];
        pool[i] = pool[j], pool[j] = c;
        count[pool[i]]++;
    }
    int many = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (count[kind]) {
            found[many].weight = (double)count[kind] / take;
            found[many].many = 1;
            found[many++].tile[0] = kind;
        }
    return many;
}

/* The least that is left to the seat `mine` after the best answer. */
static double answered(Board *board, int mine, const Chance *chance, int left[2][KINDS],
                       const Bot *bot) {
    static _Thread_local Regions known;
    static _Thread_local Placing found[MOST * 3];
    static _Thread_local Ranked ranked[MOST * 3];
    int count = 0, other = 1 - mine;
    find_regions(board, &known);
    for (int i = 0; i < chance->many; i++)
        count += list(board, other, chance->tile[i], found + count);
    value(board, &known, found, count, other);
    if (bot->level == 3) {
        double least = 1e9;
        for (int i = 0; i < count; i++) {
            double lead = found[i].their - found[i].own;
            if (lead < least) least = lead;
        }
        return least;
    }
    for (int i = 0; i < count; i++) {
        ranked[i].lead = found[i].own - found[i].their;
        ranked[i].tie = i;
        ranked[i].number = i;
    }
    int most = bot->answers < count ? bot->answers : count;
    for (int i = 0; i < most; i++) {
        int best = i;
        for (int j = i + 1; j < count; j++)
            if (by_lead(&ranked[j], &ranked[best]) < 0) best = j;
        Ranked swap = ranked[i];
        ranked[i] = ranked[best], ranked[best] = swap;
    }
    double least = 1e9;
    for (int i = 0; i < most; i++) {
        const Placing *placing = &found[ranked[i].number];
        Undo undo;
        keep(board, placing, &undo);
        lay(board, other, placing);
        left[other][placing->tile]--;
        double worthy = worth(board, mine, left, bot);
        left[other][placing->tile]++;
        take_back(board, placing, &undo);
        if (worthy < least) least = worthy;
    }
    return least;
}

/* One of the first `count` ranked placings, chosen as engine/careless.py does. */
static int careless(const Ranked *ranked, const Placing *found, int count, int now, const Bot *bot,
                    Dice *dice) {
    static _Thread_local double weight[MOST * 3];
    int gain = -1000, shy = unit(dice) >= bot->slips;
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[ranked[i].number];
        if (placing->own - placing->their > gain) gain = placing->own - placing->their;
    }
    shy = shy && gain - now >= 3;
    double most = -1e9, sum = 0;
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[ranked[i].number];
        int hurts = shy && placing->own - placing->their <= now;
        if (!hurts && ranked[i].lead > most) most = ranked[i].lead;
    }
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[ranked[i].number];
        int hurts = shy && placing->own - placing->their <= now;
        double loss = most - ranked[i].lead;
        weight[i] = hurts || loss > 3 * bot->temperature ? 0 : exp(-loss / bot->temperature);
        sum += weight[i];
    }
    double rest = unit(dice) * sum;
    int best = 0;
    for (int i = 0; i < count; i++) {
        if (!weight[i]) continue;
        best = i;
        rest -= weight[i];
        if (rest < 0) break;
    }
    return best;
}

static Placing choose(Game *game, const Bot *bot, Dice *dice) {
    static _Thread_local Regions known;
    static _Thread_local Placing found[MOST * 3];
    static _Thread_local Ranked ranked[MOST * 3];
    Bot plain;
    if (bot->plain > 0 && unit(dice) < bot->plain) {
        plain = *bot;
        if (plain.hidden)
            plain.hidden = 0;
        else
            plain.options = 1;
        bot = &plain;
    }
    Board *board = &game->board;
    int seat = game->mover, count = 0, tiles[3];
    int many = distinct(game->hand[seat], game->held[seat], tiles);
    for (int i = 0; i < many; i++) count += list(board, seat, tiles[i], found + count);
    if (bot->level == 0 || (bot->noise > 0 && unit(dice) < bot->noise))
        return found[below(dice, count)];
    find_regions(board, &known);
    value(board, &known, found, count, seat);
    int left[2][KINDS];
    memcpy(left, game->left, sizeof left);
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[i];
        ranked[i].lead = bot->level == 1 ? placing->own : placing->own - placing->their;
        ranked[i].tie = unit(dice);
        ranked[i].number = i;
    }
    /* Nobody lays after the last answer: then points are all there is, in every place. */
    if (board->laid < 38 && (bot->judged || (bot->level == 4 && bot->prefer))) {
        if (bot->judged) {
            qsort(ranked, (size_t)count, sizeof *ranked, by_lead);
            if (count > bot->judged) count = bot->judged;
        }
        for (int i = 0; i < count; i++) {
            const Placing *placing = &found[ranked[i].number];
            Undo undo;
            keep(board, placing, &undo);
            lay(board, seat, placing);
            left[seat][placing->tile]--;
            ranked[i].lead = -worth(board, 1 - seat, left, bot);
            left[seat][placing->tile]++;
            take_back(board, placing, &undo);
        }
    }
    int now = points(&known, seat + 1) - points(&known, 2 - seat);
    int weak = bot->temperature > 0;
    if (weak && (bot->options <= 1 || board->laid == 39))
        return found[ranked[careless(ranked, found, count, now, bot, dice)].number];
    if (weak) /* who is careless overlooks some of the best placings */
        for (int i = 0; i < count; i++) ranked[i].lead -= bot->temperature * log(-log(unit(dice)));
    qsort(ranked, (size_t)count, sizeof *ranked, by_lead);
    if (bot->level < 3 || board->laid == 39 || bot->options <= 1) return found[ranked[0].number];
    Chance chance[KINDS];
    int kinds = chances(game, 1 - seat, bot->chances, dice, chance);
    int options = bot->options < count ? bot->options : count, best = 0;
    if (bot->level == 4 && board->laid == 38) options = count;
    double bar = -1e9;
    for (int i = 0; i < options; i++) {
        const Placing *placing = &found[ranked[i].number];
        Undo undo;
        keep(board, placing, &undo);
        lay(board, seat, placing);
        left[seat][placing->tile]--;
        double expected = 0;
        for (int k = 0; k < kinds; k++) {
            double least = answered(board, seat, &chance[k], left, bot);
            if (bot->level == 3 && least > ranked[i].lead) least = ranked[i].lead;
            expected += chance[k].weight * least;
        }
        left[seat][placing->tile]++;
        take_back(board, placing, &undo);
        if (weak) ranked[i].lead = expected;
        if (expected > bar) bar = expected, best = i;
    }
    if (weak) best = careless(ranked, found, options, now, bot, dice);
    return found[ranked[best].number];
}

/* The lead a seat expects after a placing: after the best answer to it, if there is one. */
static double expected(Game *game, const Placing *placing, const Bot *bot) {
    Board *board = &game->board;
    int seat = game->mover;
    if (board->laid == 39) return placing->own - placing->their;
    Chance chance[KINDS];
    Dice dice = {1}; /* all kinds are looked at, so it has no say */
    int kinds = chances(game, 1 - seat, 0, &dice, chance);
    Undo undo;
    keep(board, placing, &undo);
    lay(board, seat, placing);
    game->left[seat][placing->tile]--;
    double sum = 0;
    for (int k = 0; k < kinds; k++)
        sum += chance[k].weight * answered(board, seat, &chance[k], game->left, bot);
    game->left[seat][placing->tile]++;
    take_back(board, placing, &undo);
    return sum;
}

/* What the analysis says of a placing: the best lead, and the lead after it (levels.with_best). */
static void appraise(Game *game, const Placing *played, const Bot *judge, double out[2]) {
    static _Thread_local Regions known;
    static _Thread_local Placing found[MOST * 3];
    static _Thread_local Ranked ranked[MOST * 3];
    Board *board = &game->board;
    int seat = game->mover, count = 0, tiles[3];
    int many = distinct(game->hand[seat], game->held[seat], tiles);
    for (int i = 0; i < many; i++) count += list(board, seat, tiles[i], found + count);
    find_regions(board, &known);
    value(board, &known, found, count, seat);
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[i];
        ranked[i].lead = placing->own - placing->their;
        ranked[i].tie = ranked[i].number = i;
        if (board->laid < 38) {
            Undo undo;
            keep(board, placing, &undo);
            lay(board, seat, placing);
            game->left[seat][placing->tile]--;
            ranked[i].lead = -worth(board, 1 - seat, game->left, judge);
            game->left[seat][placing->tile]++;
            take_back(board, placing, &undo);
        }
    }
    qsort(ranked, (size_t)count, sizeof *ranked, by_lead);
    int options = judge->options < count && board->laid < 38 ? judge->options : count;
    out[0] = -1e9;
    for (int i = 0; i < count; i++) {
        const Placing *placing = &found[ranked[i].number];
        int asked = placing->tile == played->tile && placing->turn == played->turn &&
                    placing->corner == played->corner;
        if (i >= options && !asked) continue;
        double lead = expected(game, placing, judge);
        if (lead > out[0]) out[0] = lead;
        if (asked) out[1] = lead;
    }
}

/* A game of two bots, judged. Every decision fills seven numbers: the seat; the best lead and the
   played one; both as a second judge sees them, if there is one; the points of the other seat, and
   the tiles it has left. */
enum { TOLD = 7 };
void judged(const Bot *one, const Bot *other, const Bot *judge, const Bot *second, int way,
            int64_t seed, double *told, int *final) {
    const Bot *bots[2] = {one, other};
    static Game game;
    static Regions known;
    deal(&game, way, (uint64_t)seed);
    Dice dice = {(uint64_t)seed * 31 + 5};
    for (; game.board.laid < 40; told += TOLD) {
        int seat = game.mover;
        Placing placing = choose(&game, bots[seat], &dice);
        told[0] = seat;
        appraise(&game, &placing, judge, told + 1);
        if (second) appraise(&game, &placing, second, told + 3);
        find_regions(&game.board, &known);
        told[5] = points(&known, 2 - seat);
        told[6] = 0;
        for (int kind = 0; kind < KINDS; kind++) told[6] += game.left[1 - seat][kind];
        play(&game, &placing);
    }
    find_regions(&game.board, &known);
    for (int seat = 0; seat < 2; seat++) final[seat] = points(&known, seat + 1);
}

/* Plays deals from a seed on, each with the seats exchanged; fills points[deal][game][bot]. */
void match(const Bot *one, const Bot *other, int way, int64_t seed, int deals, int *result) {
    const Bot *bots[2] = {one, other};
    static Game game;
    for (int number = 0; number < deals; number++)
        for (int exchanged = 0; exchanged < 2; exchanged++) {
            deal(&game, way, (uint64_t)(seed + number));
            Dice dice = {(uint64_t)(seed + number) * 31 + (uint64_t)exchanged};
            while (game.board.laid < 40) {
                Placing placing = choose(&game, bots[game.mover ^ exchanged], &dice);
                play(&game, &placing);
            }
            Regions known;
            find_regions(&game.board, &known);
            for (int who = 0; who < 2; who++)
                result[(number * 2 + exchanged) * 2 + who] = points(&known, (who ^ exchanged) + 1);
        }
}

/* Positions of games between two bots: features for the seat to move, tiles laid, and the lead
   that seat ended with. Returns how many. */
int samples(const Bot *one, const Bot *other, int way, int64_t seed, int games, float *feature,
            int *laid, float *lead) {
    const Bot *bots[2] = {one, other};
    static Game game;
    static Regions known;
    int count = 0;
    for (int number = 0; number < games; number++) {
        deal(&game, way, (uint64_t)(seed + number));
        Dice dice = {(uint64_t)(seed + number) * 31 + 7};
        int first = count, mover[40];
        while (game.board.laid < 40) {
            double found[FEATURES];
            find_regions(&game.board, &known);
            features(&game.board, &known, game.mover, game.left, found);
            inputs(found, game.mover, game.board.laid, game.left, feature + count * INPUTS);
            mover[count - first] = game.mover;
            laid[count++] = game.board.laid;
            Placing placing = choose(&game, bots[game.mover ^ (number & 1)], &dice);
            play(&game, &placing);
        }
        find_regions(&game.board, &known);
        int final = points(&known, 1) - points(&known, 2);
        for (int i = first; i < count; i++) lead[i] = (float)(mover[i - first] ? -final : final);
    }
    return count;
}

static Placing placing_of(const int *tile) {
    Placing placing = {.tile = (int16_t)tile[1],
                       .turn = (int16_t)tile[4],
                       .corner = (int16_t)((tile[3] + 32) * SIDE + tile[2] + 32)};
    return placing;
}

/* A table of tiles, each given by side, kind, x and y of the corner counted from the start tile,
   and turn. */
static void set_up(Game *game, const int *laid, int count) {
    deal(game, COLUMN, 1);
    game->held[0] = game->held[1] = 0;
    for (int number = 0; number < count; number++) {
        const int *tile = laid + number * 5;
        Placing placing = placing_of(tile);
        lay(&game->board, tile[0], &placing);
        game->left[tile[0]][tile[1]]--;
    }
}

/* What the network sees of a table for the side to move, to compare with the program. */
void described(const int *laid, int count, int side, float *out) {
    static Game game;
    static Regions known;
    set_up(&game, laid, count);
    find_regions(&game.board, &known);
    double feature[FEATURES];
    features(&game.board, &known, side, game.left, feature);
    inputs(feature, side, game.board.laid, game.left, out);
}

/* What the analysis says of a tile laid on a table with these hands, to compare likewise. */
void appraised(const int *laid, int count, const int *played, const int *hand, const int *held,
               const Bot *judge, double *out) {
    static Game game;
    set_up(&game, laid, count);
    game.mover = played[0];
    for (int side = 0; side < 2; side++) {
        game.held[side] = held[side];
        for (int i = 0; i < held[side]; i++) game.hand[side][i] = hand[3 * side + i];
    }
    Placing placing = placing_of(played);
    appraise(&game, &placing, judge, out);
}
