/* Sintra for learning and measuring: rules, judgement and search of the bots for two to four seats
   and the shipped set, in plain arrays.

   Compiled by learn.py and called through ctypes. It follows harmony_desktop/games/sintra/bots in
   every sum, so that both find the same moves: `learn.py check`. Compile without contraction of
   floating-point operations. */

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { COLOURS = 5, JOKER = 5, WINDOWS = 8, SPACES = 5, ROUNDS = 6, SHOP_PANES = 4 };
enum { MOST_SEATS = 4, SHOPS = 2 * MOST_SEATS + 1 }; /* the most; a table has 2 * seats + 1 */
enum { SIDES = 2 * WINDOWS, MOST_STRIPS = 1024, LAP = 14, CENTRE = -1, NOWHERE = -1, RETURN = -2 };
enum { MOST_COUNT = 20, CODES = (MOST_COUNT + 1) * COLOURS * 2, MOST_WIDTHS = 12, MOST_OPTIONS = 640 };

static const int VALUE[WINDOWS] = {4, 4, 3, 3, 2, 2, 1, 1};
static const int TRACK[LAP + 1] = {0, -1, -2, -4, -5, -6, -7, -8, -9, -10, -11, -12, -14, -16, -18};
static const int ORNAMENT[5] = {0, 0, 3, 6, 10};
static const double USUAL_SUPPLY = 4.0;

/* ---- strips: every state a strip can be in, with what follows from it ---- */

typedef struct {
    uint8_t side, panes, colours, takes, kind, jokers;
    uint8_t own[COLOURS], room[COLOURS], held[COLOURS]; /* free spaces, with jokers; panes on it */
    int16_t next[COLOURS][SPACES + 1][3];               /* by colour, panes and jokers used; -1 */
} Strip;

static Strip strip[MOST_STRIPS];
static int strips = 0, empty_strip[SIDES];
enum { GONE = 0 };

static int strip_of(int side, const uint8_t *own, int jokers, const uint8_t *held) {
    for (int i = 1; i < strips; i++)
        if (strip[i].side == side && strip[i].jokers == jokers && !memcmp(strip[i].own, own, COLOURS) &&
            !memcmp(strip[i].held, held, COLOURS))
            return i;
    int made = strips++;
    Strip *s = &strip[made];
    memset(s, 0, sizeof *s);
    memset(s->next, -1, sizeof s->next);
    s->side = side;
    s->jokers = jokers;
    for (int c = 0; c < COLOURS; c++) {
        s->own[c] = own[c];
        s->held[c] = held[c];
        s->panes += held[c];
        s->room[c] = own[c] + jokers;
        s->takes |= (s->room[c] > 0) << c;
        s->colours += own[c] > 0;
    }
    s->kind = s->panes * 6 + s->colours;
    for (int c = 0; c < COLOURS; c++)
        for (int placed = 1; placed <= s->room[c]; placed++) {
            int least = placed > own[c] ? placed - own[c] : 0, most = jokers < placed ? jokers : placed;
            for (int used = least; used <= most; used++) {
                uint8_t left[COLOURS], more[COLOURS];
                memcpy(left, own, COLOURS);
                memcpy(more, held, COLOURS);
                left[c] -= placed - used;
                more[c] += placed;
                int after = strip_of(side, left, jokers - used, more);
                strip[made].next[c][placed][used] = after;
            }
        }
    return made;
}

int prepare(const int32_t *sides) { /* the spaces of all sides: fronts and backs in turn */
    strips = 1;
    memset(&strip[GONE], 0, sizeof strip[GONE]);
    memset(strip[GONE].next, -1, sizeof strip[GONE].next);
    for (int side = 0; side < SIDES; side++) {
        uint8_t own[COLOURS + 1] = {0}, held[COLOURS] = {0};
        for (int i = 0; i < SPACES; i++) own[sides[side * SPACES + i]]++;
        empty_strip[side] = strip_of(side, own, own[JOKER], held);
    }
    return strips;
}

int find_strip(int side, const int32_t *filled) { /* free spaces and panes by colour, free jokers */
    for (int i = 1; i < strips; i++) {
        int same = strip[i].side == side && strip[i].jokers == filled[10];
        for (int c = 0; c < COLOURS; c++)
            same = same && strip[i].own[c] == filled[c] && strip[i].held[c] == filled[COLOURS + c];
        if (same) return i;
    }
    return -1;
}

/* ---- the table ---- */

typedef struct {
    uint8_t side[WINDOWS][2]; /* the strip's sides: first up, then the other */
    int16_t strip[WINDOWS];
    int8_t pane[WINDOWS][2], panes[WINDOWS];
    int32_t glazier, points, broken, lost;
} Palace;

typedef struct {
    int32_t b, seats; /* side B */
    int32_t shop[SHOPS][COLOURS], centre[COLOURS], bag[COLOURS], tower[COLOURS];
    int32_t token, first, turn, completed; /* completed: a window, or -1 */
    int32_t rounds, marker[ROUNDS];        /* colours left on the marker, this round's first */
    Palace palace[MOST_SEATS];
} Table;

typedef struct {
    int32_t source, colour, window, jokers; /* source RETURN for a return, colour alone to keep */
} Move;

typedef struct {
    uint64_t state;
} Dice;

static uint64_t draw(Dice *dice) {
    uint64_t z = (dice->state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}
static int below(Dice *dice, int n) { return (int)((draw(dice) >> 11) % (uint64_t)n); }
static double chance(Dice *dice) { return (draw(dice) >> 11) * 0x1p-53; }

static int total(const int32_t *panes) {
    return panes[0] + panes[1] + panes[2] + panes[3] + panes[4];
}

static int shops(const Table *t) { return 2 * t->seats + 1; }

static void refill(Table *t, Dice *dice) {
    for (int s = 0; s < shops(t); s++)
        for (int i = 0; i < SHOP_PANES; i++) {
            if (!total(t->bag)) {
                memcpy(t->bag, t->tower, sizeof t->bag);
                memset(t->tower, 0, sizeof t->tower);
            }
            int left = total(t->bag);
            if (!left) return;
            int which = below(dice, left), c = 0;
            while (which >= t->bag[c]) which -= t->bag[c++];
            t->bag[c]--;
            t->shop[s][c]++;
        }
}

static void deal(Table *t, int b, int seats, Dice *dice) {
    memset(t, 0, sizeof *t);
    t->b = b;
    t->seats = seats;
    t->completed = -1;
    t->token = 1;
    t->rounds = ROUNDS;
    for (int i = 0; i < COLOURS; i++) t->marker[i + 1] = i;
    for (int i = COLOURS; i > 1; i--) {
        int j = 1 + below(dice, i), kept = t->marker[i];
        t->marker[i] = t->marker[j];
        t->marker[j] = kept;
    }
    t->marker[0] = below(dice, COLOURS);
    for (int c = 0; c < COLOURS; c++) t->bag[c] = 20;
    for (int i = 0; i < ROUNDS; i++) t->bag[t->marker[i]]--;
    for (int seat = 0; seat < seats; seat++) {
        Palace *p = &t->palace[seat];
        int order[WINDOWS];
        for (int i = 0; i < WINDOWS; i++) order[i] = i;
        for (int i = WINDOWS; i > 1; i--) {
            int j = below(dice, i), kept = order[i - 1];
            order[i - 1] = order[j];
            order[j] = kept;
        }
        for (int w = 0; w < WINDOWS; w++) {
            int front = 2 * order[w], turned = below(dice, 2);
            if (strip[empty_strip[front]].jokers >= 2) turned = 1;
            if (strip[empty_strip[front + 1]].jokers >= 2) turned = 0;
            p->side[w][0] = front + turned;
            p->side[w][1] = front + !turned;
            p->strip[w] = empty_strip[p->side[w][0]];
            p->pane[w][0] = p->pane[w][1] = -1;
        }
    }
    t->first = t->turn = below(dice, seats);
    refill(t, dice);
}

static void breaks(Palace *p, int steps) {
    int falls = (p->broken + steps) / LAP;
    p->broken = (p->broken + steps) % LAP;
    p->points += falls * TRACK[LAP];
    p->lost -= falls * TRACK[LAP];
}

static int following(const Table *t, int turn) { return turn + 1 < t->seats ? turn + 1 : 0; }

static void keep(Table *t, int colour) {
    Palace *p = &t->palace[t->turn];
    int w = t->completed;
    for (int c = 0; c < COLOURS; c++) t->tower[c] += strip[p->strip[w]].held[c];
    t->tower[colour]--;
    p->pane[w][p->panes[w]++] = colour;
    p->strip[w] = p->panes[w] < 2 ? empty_strip[p->side[w][1]] : GONE;
    p->points += VALUE[w];
    for (int i = w + 1; i < WINDOWS; i++)
        if (p->panes[i]) p->points += VALUE[i];
    t->completed = -1;
    t->turn = following(t, t->turn);
}

void play(Table *t, const Move *m) { /* a legal move; the round may be over then */
    Palace *p = &t->palace[t->turn];
    if (t->completed >= 0) {
        keep(t, m->colour);
        return;
    }
    if (m->source == RETURN) {
        int w = 0;
        while (p->strip[w] == GONE) w++;
        p->glazier = w;
        t->turn = following(t, t->turn);
        return;
    }
    int c = m->colour, centre = m->source == CENTRE, steps = centre && t->token, taken, broken;
    int32_t *from = centre ? t->centre : t->shop[m->source];
    taken = broken = from[c];
    from[c] = 0;
    if (!centre)
        for (int i = 0; i < COLOURS; i++) {
            t->centre[i] += from[i];
            from[i] = 0;
        }
    int s = GONE;
    if (m->window != NOWHERE) {
        const Strip *before = &strip[p->strip[m->window]];
        int placed = taken < before->room[c] ? taken : before->room[c];
        broken -= placed;
        s = before->next[c][placed][m->jokers];
        p->strip[m->window] = s;
        p->glazier = m->window;
    }
    t->tower[c] += broken;
    breaks(p, steps + broken);
    if (steps) {
        t->token = 0;
        t->first = t->turn;
    }
    if (s == GONE || strip[s].panes < SPACES) {
        t->turn = following(t, t->turn);
        return;
    }
    p->points += strip[s].held[t->marker[0]];
    t->completed = m->window;
    if (strip[s].held[c] == SPACES) keep(t, c);
}

static int round_over(const Table *t) {
    if (t->completed >= 0 || total(t->centre)) return 0;
    for (int s = 0; s < shops(t); s++)
        if (total(t->shop[s])) return 0;
    return 1;
}

static void next_round(Table *t, Dice *dice) {
    t->tower[t->marker[0]]++;
    memmove(t->marker, t->marker + 1, (ROUNDS - 1) * sizeof *t->marker);
    t->turn = t->first;
    if (--t->rounds) {
        refill(t, dice);
        t->token = 1;
    }
}

static int bonus_points(const Palace *p, int b) {
    int points = 0, complete = 0, most = 0, count[COLOURS] = {0};
    if (!b) {
        for (int w = 0; w < WINDOWS; w += 2) points += ORNAMENT[p->panes[w] + p->panes[w + 1]];
        return points;
    }
    for (int w = 0; w < WINDOWS; w++)
        if (p->panes[w] == 2) {
            complete++;
            for (int i = 0; i < 2; i++)
                if (++count[p->pane[w][i]] > most) most = count[p->pane[w][i]];
        }
    return complete * most;
}

int final_points(const Table *t, int seat) {
    const Palace *p = &t->palace[seat];
    int panes = 0;
    for (int w = 0; w < WINDOWS; w++) panes += strip[p->strip[w]].panes;
    return p->points + panes / 3 + TRACK[p->broken] + bonus_points(p, t->b);
}

/* ---- the judgement ---- */

typedef struct { /* PalaceWeights of bots/evaluation.py, in its order */
    double progress[5], variety, hurry, neighbour, support, completions, reach, distance;
    double colour_bonus, joker, ornaments[5], half_window, upper_pane, pace;
} Weights;

/* What bots/learnt.py sees of a palace at the end of a round. */
enum {
    KINDS = SPACES * 6, /* states of unfinished strips */
    PANES = 0,
    STRIP = PANES + 3 * WINDOWS,
    SUPPLY = STRIP + KINDS * WINDOWS,
    BONUS = SUPPLY + KINDS,
    REACH = BONUS + KINDS,
    GAIN = REACH + KINDS,
    GLAZIER = GAIN + KINDS,
    BROKEN = GLAZIER + WINDOWS,
    FIRST = BROKEN + LAP,
    POINTS,
    FILLED,
    INPUTS,
};

typedef struct {
    int32_t widths[MOST_WIDTHS]; /* ends with 0; none to go by estimates alone */
    double rivalry;              /* between two, at least 1: a duel with bounds */
    double doubt;                /* how replies are averaged: SearchLine of bots/search.py */
    double temperature;          /* how carelessly it chooses: engine/careless.py */
    double noise;                /* chance of a promising random move */
    Weights weights;
    const double *learnt; /* a weight for each input, by side and rounds left from 1; or none */
} Player;

typedef struct { /* a strength of bots/levels.py: it thinks now in one way, now in the other */
    Player way[2];
    double second, slips; /* chances of the second way, and not to see what visibly hurts */
} Level;

typedef struct {
    double time, share[36], left[36], standing[WINDOWS][32];
    const Weights *w;
    int b;
} Judge;

static void make_judge(Judge *j, double time, const Weights *w, int b) {
    j->time = time;
    j->w = w;
    j->b = b;
    for (int kind = 0; kind < 36; kind++) {
        int panes = kind / 6, colours = kind % 6;
        double share = 0;
        if (time > 0 && panes > 0 && panes < SPACES) {
            share = w->progress[panes] * (1 - w->variety * (colours > 1 ? colours - 1 : 0));
            double needed = w->hurry * (SPACES - panes);
            share *= time / needed < 1.0 ? time / needed : 1.0;
        }
        j->share[kind] = share;
        double rest = 1 - time / ROUNDS;
        j->left[kind] = panes == SPACES ? 0 : (double)panes / 3 * (rest > 0 ? rest : 0);
    }
    for (int g = 0; g < WINDOWS; g++)
        for (int mask = 0; mask < 32; mask++) {
            double worth = w->reach * __builtin_popcount(mask) - w->distance * g;
            j->standing[g][mask] = worth * (time < 1.0 ? time : 1.0);
        }
}

typedef struct {
    double worth, gains[WINDOWS];
} Glazing;

static void glaze(Glazing *g, const Judge *j, const int8_t (*pane)[2], const int8_t *panes) {
    const Weights *w = j->w;
    for (int i = 0; i < WINDOWS; i++) g->gains[i] = 0;
    if (j->time <= 0) {
        Palace p;
        memcpy(p.pane, pane, sizeof p.pane);
        memcpy(p.panes, panes, sizeof p.panes);
        g->worth = bonus_points(&p, j->b);
        return;
    }
    double bonus = 0;
    if (!j->b) {
        for (int a = 0; a < WINDOWS; a += 2) {
            int n = panes[a] + panes[a + 1];
            bonus += w->ornaments[n];
            if (n < 4) {
                double more = w->ornaments[n + 1] - w->ornaments[n];
                g->gains[a] += more;
                g->gains[a + 1] += more;
            }
        }
    } else {
        double counts[COLOURS] = {0}, most = 0, share = w->half_window;
        int complete = 0, half = 0;
        for (int i = 0; i < WINDOWS; i++) {
            if (panes[i] == 2) {
                complete++;
                counts[pane[i][0]] += 1.0;
                counts[pane[i][1]] += 1.0;
            } else if (panes[i]) {
                half++;
                counts[pane[i][0]] += w->upper_pane;
            }
        }
        for (int c = 0; c < COLOURS; c++)
            if (counts[c] > most) most = counts[c];
        bonus = (complete + share * half) * most;
        double upper = (complete + share * (half + 1)) * (most + 0.5) - bonus;
        double lower = (complete + 1 + share * (half - 1)) * (most + 0.8) - bonus;
        for (int i = 0; i < WINDOWS; i++) g->gains[i] = panes[i] ? lower : upper;
    }
    double most = j->time * w->completions, support = 0;
    int places = 0;
    for (int i = 0; i < WINDOWS; i++) {
        if (panes[i]) support += VALUE[i] * (places < most ? places : most);
        places += 2 - panes[i];
    }
    g->worth = bonus + w->support * support;
    double right = w->colour_bonus;
    for (int i = WINDOWS - 1; i >= 0; i--) {
        g->gains[i] += VALUE[i] + right;
        right += panes[i] ? VALUE[i] : VALUE[i] * w->neighbour;
    }
}

static double hopes(const Judge *j, const Glazing *g, const int16_t *on) {
    double worth = g->worth;
    for (int i = 0; i < WINDOWS; i++) {
        int kind = strip[on[i]].kind;
        double progress = j->share[kind] * g->gains[i];
        worth += progress > j->left[kind] ? progress : j->left[kind];
    }
    return worth;
}

static int reach_from(const int16_t *on, int glazier) {
    int mask = 0;
    for (int i = glazier; i < WINDOWS; i++) mask |= strip[on[i]].takes;
    return mask;
}

static double palace_worth(const Judge *j, const Palace *p) {
    Glazing g;
    glaze(&g, j, p->pane, p->panes);
    double worth = p->points + TRACK[p->broken] + hopes(j, &g, p->strip);
    return worth + j->standing[p->glazier][reach_from(p->strip, p->glazier)];
}

static int best_kept(const uint8_t *held, const int8_t (*pane)[2], const int8_t *panes, int b) {
    int best = -1, most = -1, glazed[COLOURS] = {0};
    if (b)
        for (int w = 0; w < WINDOWS; w++)
            for (int i = 0; i < panes[w]; i++) glazed[pane[w][i]]++;
    for (int c = 0; c < COLOURS; c++) {
        if (!held[c]) continue;
        if (!b) return c;
        int worth = glazed[c] * 16 + held[c];
        if (worth > most) {
            most = worth;
            best = c;
        }
    }
    return best;
}

/* ---- the search ---- */

typedef struct Site Site;
typedef struct Market Market;

typedef struct {
    double gain;
    int8_t window, colour, jokers, steps, token;
    int16_t strip; /* GONE if all panes break */
    Site *after;
} Way;

typedef struct {
    int8_t place, colour, count, token;
    int16_t code;
    Market *next;
} Taking;

struct Market {
    uint16_t shop[SHOPS];
    int shops, token;
    int8_t centre[COLOURS];
    int takings, distincts;
    Taking taking[SHOPS * SHOP_PANES + COLOURS];
    Taking *distinct[SHOPS * SHOP_PANES + COLOURS];
    Market *other; /* in the same bucket */
};

struct Site {
    int16_t strip[WINDOWS];
    int8_t pane[WINDOWS][2], panes[WINDOWS];
    const Palace *palace;
    int glazier, points, broken, home, token;
    Glazing glazing;
    double values[WINDOWS], base, worth;
    int reach[WINDOWS + 1], judged;
    Site *back;
    Way *ways[CODES];
    int8_t count[CODES], best[CODES];
};

enum { BUCKETS = 4096 };

typedef struct {
    const Player *player;
    const Table *table;
    Judge quick, late;
    int seat, bonus, b, later, next_bonus; /* rounds left after this one; the next one's colour */
    double supply[COLOURS];                /* panes to expect in the next round */
    Market *bucket[BUCKETS];
    char *room;
    size_t used, size;
} Search;

static void *take_room(Search *s, size_t size) {
    size = (size + 15) & ~(size_t)15;
    if (s->used + size > s->size) abort();
    void *found = s->room + s->used;
    s->used += size;
    return found;
}

static uint16_t packed(const int32_t *panes) {
    uint16_t found = 0;
    for (int c = 0; c < COLOURS; c++) found = found << 3 | panes[c];
    return found;
}
static int unpacked(uint16_t shop, int c) { return shop >> 3 * (COLOURS - 1 - c) & 7; }

static void list_takings(Market *m, int place, int colour, int count, int token) {
    Taking *k = &m->taking[m->takings++];
    k->place = place;
    k->colour = colour;
    k->count = count;
    k->token = token;
    k->code = (count * COLOURS + colour) * 2 + token;
    k->next = 0;
}

static Market *market_of(Search *s, const uint16_t *shop, int shops, const int8_t *centre, int token) {
    uint64_t key = shops * 2 + token;
    for (int i = 0; i < shops; i++) key = key * 0x9e3779b97f4a7c15ull + shop[i];
    for (int c = 0; c < COLOURS; c++) key = key * 0x9e3779b97f4a7c15ull + centre[c];
    Market **bucket = &s->bucket[(key ^ key >> 29) % BUCKETS];
    for (Market *m = *bucket; m; m = m->other)
        if (m->shops == shops && m->token == token && !memcmp(m->centre, centre, COLOURS) &&
            !memcmp(m->shop, shop, shops * sizeof *shop))
            return m;
    Market *m = take_room(s, sizeof *m);
    m->other = *bucket;
    *bucket = m;
    m->shops = shops;
    m->token = token;
    m->takings = m->distincts = 0;
    memcpy(m->shop, shop, shops * sizeof *shop);
    memcpy(m->centre, centre, COLOURS);
    for (int i = 0; i < shops; i++)
        if (!i || shop[i] != shop[i - 1])
            for (int c = 0; c < COLOURS; c++)
                if (unpacked(shop[i], c)) list_takings(m, i, c, unpacked(shop[i], c), 0);
    for (int c = 0; c < COLOURS; c++)
        if (centre[c]) list_takings(m, CENTRE, c, centre[c], token);
    for (int i = m->takings - 1; i >= 0; i--) {
        int j = 0;
        while (j < m->distincts && m->distinct[j]->code != m->taking[i].code) j++;
        m->distinct[j] = &m->taking[i];
        if (j == m->distincts) m->distincts++;
    }
    return m;
}

static Market *market_after(Search *s, const Market *m, Taking *k) {
    if (k->next) return k->next;
    uint16_t shop[SHOPS];
    int8_t centre[COLOURS];
    int shops = m->shops, token = m->token;
    memcpy(shop, m->shop, sizeof shop);
    memcpy(centre, m->centre, sizeof centre);
    if (k->place == CENTRE) {
        centre[k->colour] = 0;
        token = 0;
    } else {
        for (int c = 0; c < COLOURS; c++)
            if (c != k->colour) centre[c] += unpacked(shop[k->place], c);
        shops--;
        for (int i = k->place; i < shops; i++) shop[i] = shop[i + 1];
    }
    return k->next = market_of(s, shop, shops, centre, token);
}

static Site *new_site(Search *s, const Site *from) {
    Site *made = take_room(s, sizeof *made);
    memcpy(made, from, offsetof(Site, back));
    made->back = 0;
    memset(made->count, -1, sizeof made->count);
    return made;
}

static void settle(const Search *s, Site *site) { /* reach, base and home */
    int mask = 0;
    memset(site->reach, 0, sizeof site->reach);
    for (int w = WINDOWS - 1; w >= site->glazier; w--) {
        mask |= strip[site->strip[w]].takes;
        site->reach[w] = mask;
    }
    site->base = s->quick.standing[site->glazier][mask];
    int home = 0;
    while (home < site->glazier && site->strip[home] == GONE) home++;
    site->home = home < site->glazier ? home : -1;
    site->judged = 0;
}

static double value_on(const Judge *j, double gain, int state) {
    int kind = strip[state].kind;
    double value = j->share[kind] * gain;
    return value > j->left[kind] ? value : j->left[kind];
}

static void value_all(const Search *s, Site *site) {
    for (int w = 0; w < WINDOWS; w++)
        site->values[w] = value_on(&s->quick, site->glazing.gains[w], site->strip[w]);
}

static int cost(int broken, int steps) {
    int falls = (broken + steps) / LAP, marker = (broken + steps) % LAP;
    return falls * -TRACK[LAP] + TRACK[broken] - TRACK[marker];
}

static void complete(const Search *s, const Site *site, int window, int full, Site *after) {
    /* strips, windows, glazing and points after a strip was completed */
    memcpy(after, site, offsetof(Site, values));
    int kept = best_kept(strip[full].held, site->pane, site->panes, s->b);
    after->pane[window][after->panes[window]++] = kept;
    after->strip[window] = after->panes[window] < 2 ? empty_strip[site->palace->side[window][1]] : GONE;
    glaze(&after->glazing, &s->quick, after->pane, after->panes);
    int points = VALUE[window];
    for (int w = window + 1; w < WINDOWS; w++)
        if (site->panes[w]) points += VALUE[w];
    after->points = site->points + points + strip[full].held[s->bonus];
}

static void list_ways(Search *s, Site *site, const Taking *k) {
    Way way[64];
    int ways = 0, colour = k->colour, taken = k->count, token = k->token, glazier = site->glazier;
    const Judge *j = &s->quick;
    if (!(site->reach[glazier] >> colour & 1)) {
        int steps = taken + token;
        way[ways++] = (Way){-(double)cost(site->broken, steps), NOWHERE, colour, 0, steps, token, GONE, 0};
    } else
        for (int w = glazier; w < WINDOWS; w++) {
            const Strip *on = &strip[site->strip[w]];
            int room = on->room[colour];
            if (!room) continue;
            int placed = taken < room ? taken : room, steps = taken - placed + token;
            int price = steps ? cost(site->broken, steps) : 0;
            for (int used = 0; used < 3; used++) {
                int state = on->next[colour][placed][used];
                if (state < 0) continue;
                double gain;
                if (on->panes + placed == SPACES) {
                    Site after;
                    complete(s, site, w, state, &after);
                    double sum = 0;
                    for (int i = 0; i < WINDOWS; i++) sum += site->values[i];
                    double before = site->glazing.worth + sum + site->base;
                    gain = (after.points - site->points) + hopes(j, &after.glazing, after.strip) +
                           j->standing[w][reach_from(after.strip, w)] - before - price;
                } else {
                    gain = value_on(j, site->glazing.gains[w], state) - site->values[w] +
                           j->standing[w][strip[state].takes | site->reach[w + 1]] - site->base - price;
                    if (used) gain -= j->w->joker * used;
                }
                way[ways++] = (Way){gain, w, colour, used, steps, token, state, 0};
            }
        }
    site->ways[k->code] = take_room(s, ways * sizeof *way);
    memcpy(site->ways[k->code], way, ways * sizeof *way);
    site->count[k->code] = ways;
    int best = 0;
    for (int i = 1; i < ways; i++)
        if (way[i].gain > way[best].gain) best = i;
    site->best[k->code] = best;
}

static Site *site_after(Search *s, Site *site, Way *way) {
    if (way->after) return way->after;
    Site *made;
    int w = way->window;
    if (way->strip == GONE)
        made = new_site(s, site);
    else if (strip[way->strip].panes == SPACES) {
        Site after;
        complete(s, site, w, way->strip, &after);
        made = new_site(s, &after);
        made->glazier = w;
        value_all(s, made);
    } else {
        made = new_site(s, site);
        made->strip[w] = way->strip;
        made->glazier = w;
        made->values[w] = value_on(&s->quick, made->glazing.gains[w], way->strip);
    }
    int falls = (site->broken + way->steps) / LAP;
    made->broken = (site->broken + way->steps) % LAP;
    made->points += falls * TRACK[LAP];
    made->token |= way->token;
    settle(s, made);
    return way->after = made;
}

static Site *site_back(Search *s, Site *site) {
    if (site->home < 0) return 0;
    if (!site->back) {
        site->back = new_site(s, site);
        site->back->glazier = site->home;
        settle(s, site->back);
    }
    return site->back;
}

typedef struct {
    double gain;
    Taking *taking;
    Way *way;
} Option;

static int options(Search *s, Market *m, Site *site, Option *best, int width) {
    int count = 0;
    for (int i = 0; i <= m->takings; i++) {
        Taking *k = i < m->takings ? &m->taking[i] : 0;
        int ways = 1;
        if (k) {
            if (site->count[k->code] < 0) list_ways(s, site, k);
            ways = site->count[k->code];
        } else if (!site_back(s, site))
            continue;
        for (int n = 0; n < ways; n++) {
            Way *way = k ? &site->ways[k->code][n] : 0;
            double gain = way ? way->gain : site->back->base - site->base;
            if (count == width && !(gain > best[count - 1].gain)) continue;
            int at = count < width ? count++ : count - 1;
            while (at > 0 && gain > best[at - 1].gain) {
                best[at] = best[at - 1];
                at--;
            }
            best[at] = (Option){gain, k, way};
        }
    }
    return count;
}

static void look(const Search *s, const Site *site, const Glazing *g, double *input) {
    memset(input, 0, INPUTS * sizeof *input);
    for (int w = 0; w < WINDOWS; w++) {
        const Strip *on = &strip[site->strip[w]];
        int k = on->kind;
        input[PANES + 3 * w + site->panes[w]] = 1;
        input[STRIP + KINDS * w + k] = 1;
        input[REACH + k] += w >= site->glazier;
        if (site->strip[w] == GONE) continue;
        int spaces = 0;
        double some = 0;
        for (int c = 0; c < COLOURS; c++) {
            spaces += on->own[c];
            some += on->own[c] * s->supply[c];
        }
        input[SUPPLY + k] += (spaces ? some / spaces : USUAL_SUPPLY) - USUAL_SUPPLY;
        input[BONUS + k] += on->own[s->next_bonus] + on->held[s->next_bonus];
        input[GAIN + k] += g->gains[w];
    }
    input[GLAZIER + site->glazier] = 1;
    input[BROKEN + site->broken] = 1;
    input[FIRST] = site->token;
    input[POINTS] = site->points + TRACK[site->broken];
    input[FILLED] = g->worth;
}

static double site_worth(const Search *s, Site *site) {
    if (!site->judged) {
        const Judge *j = &s->late;
        Glazing g;
        glaze(&g, j, site->pane, site->panes);
        site->worth = site->points + TRACK[site->broken] + hopes(j, &g, site->strip) +
                      j->standing[site->glazier][site->reach[site->glazier]];
        if (s->player->learnt && s->later) {
            const double *weight = s->player->learnt + ((ROUNDS - 1) * s->b + s->later - 1) * INPUTS;
            double input[INPUTS], more = 0;
            look(s, site, &g, input);
            for (int i = 0; i < INPUTS; i++) more += weight[i] * input[i];
            site->worth += more;
        }
        site->judged = 1;
    }
    return site->worth;
}

static void play_out(Search *s, Market *m, Site **sites, int turn, double *worth) {
    const Table *t = s->table;
    Site *site[MOST_SEATS];
    memcpy(site, sites, sizeof site);
    while (m->distincts) {
        Site *own = site[turn];
        Way *best = 0;
        Taking *chosen = 0;
        double most = -1e9;
        for (int i = 0; i < m->distincts; i++) {
            Taking *k = m->distinct[i];
            if (own->count[k->code] < 0) list_ways(s, own, k);
            Way *way = &own->ways[k->code][own->best[k->code]];
            if (way->gain > most) {
                most = way->gain;
                best = way;
                chosen = k;
            }
        }
        Site *back = site_back(s, own);
        if (back && back->base - own->base > most)
            site[turn] = back;
        else {
            site[turn] = site_after(s, own, best);
            m = market_after(s, m, chosen);
        }
        turn = following(t, turn);
    }
    for (int seat = 0; seat < t->seats; seat++) worth[seat] = site_worth(s, site[seat]);
}

static void done(Search *s, Market **m, Site **sites, int turn, const Option *o) {
    if (!o->taking)
        sites[turn] = site_back(s, sites[turn]);
    else {
        *m = market_after(s, *m, o->taking);
        sites[turn] = site_after(s, sites[turn], o->way);
    }
}

static double duel(Search *s, Market *m, Site **sites, int turn, const int32_t *widths, double least,
                   double most) {
    if (!*widths || !m->distincts) {
        double worth[MOST_SEATS];
        play_out(s, m, sites, turn, worth);
        double lead = worth[s->seat] - s->player->rivalry * worth[1 - s->seat];
        return turn == s->seat ? lead : -lead;
    }
    double best = -INFINITY;
    Option option[16];
    int count = options(s, m, sites[turn], option, *widths);
    for (int i = 0; i < count; i++) {
        Market *after = m;
        Site *changed[MOST_SEATS];
        memcpy(changed, sites, sizeof changed);
        done(s, &after, changed, turn, &option[i]);
        double floor = least > best ? least : best;
        double lead = -duel(s, after, changed, 1 - turn, widths + 1, -most, -floor);
        if (lead > best) {
            best = lead;
            if (best >= most) break;
        }
    }
    return best;
}

/* The leads of all seats if each plays for its own: its value, less the weighted mean value of the
   others. */
static void all_leads(Search *s, Market *m, Site **sites, int turn, const int32_t *widths,
                      double *leads) {
    int seats = s->table->seats;
    if (!*widths || !m->distincts) {
        double worth[MOST_SEATS], share = s->player->rivalry / (seats - 1);
        play_out(s, m, sites, turn, worth);
        for (int own = 0; own < seats; own++) {
            double sum = 0;
            for (int seat = 0; seat < seats; seat++)
                if (seat != own) sum += worth[seat];
            leads[own] = worth[own] - share * sum;
        }
        return;
    }
    Option option[16];
    double found[16][MOST_SEATS], sum = 0;
    int count = options(s, m, sites[turn], option, *widths), best = 0;
    for (int i = 0; i < count; i++) {
        Market *after = m;
        Site *changed[MOST_SEATS];
        memcpy(changed, sites, sizeof changed);
        done(s, &after, changed, turn, &option[i]);
        all_leads(s, after, changed, following(s->table, turn), widths + 1, found[i]);
        if (found[i][turn] > found[best][turn]) best = i;
    }
    if (s->player->doubt <= 0) {
        memcpy(leads, found[best], seats * sizeof *leads);
        return;
    }
    for (int seat = 0; seat < seats; seat++) leads[seat] = 0;
    for (int i = 0; i < count; i++) {
        double weight = exp((found[i][turn] - found[best][turn]) / s->player->doubt);
        sum += weight;
        for (int seat = 0; seat < seats; seat++) leads[seat] += weight * found[i][seat];
    }
    for (int seat = 0; seat < seats; seat++) leads[seat] /= sum;
}

static Search *begin(const Table *t, const Player *p) {
    static _Thread_local Search *s = 0;
    if (!s) {
        s = malloc(sizeof *s);
        s->size = (size_t)1 << 31;
        s->room = malloc(s->size);
    }
    s->used = 0;
    s->player = p;
    s->table = t;
    s->seat = t->turn;
    s->bonus = t->marker[0];
    s->b = t->b;
    memset(s->bucket, 0, sizeof s->bucket);
    int panes = total(t->centre), later = t->rounds - 1;
    for (int i = 0; i < shops(t); i++) panes += total(t->shop[i]);
    double time = later + (double)panes / (shops(t) * SHOP_PANES);
    make_judge(&s->quick, later + p->weights.pace * (time - later), &p->weights, t->b);
    make_judge(&s->late, later, &p->weights, t->b);
    s->later = later;
    s->next_bonus = later ? t->marker[1] : 0;
    int bag = total(t->bag), tower = total(t->tower), wanted = shops(t) * SHOP_PANES;
    for (int c = 0; c < COLOURS; c++)
        s->supply[c] = bag >= wanted
                           ? (double)wanted * t->bag[c] / bag
                           : t->bag[c] + (double)(wanted - bag) * t->tower[c] / (tower ? tower : 1);
    return s;
}

static Site *site_of(Search *s, const Palace *p, int token) {
    Site site;
    memset(&site, 0, offsetof(Site, back));
    memcpy(site.strip, p->strip, sizeof site.strip);
    memcpy(site.pane, p->pane, sizeof site.pane);
    memcpy(site.panes, p->panes, sizeof site.panes);
    site.palace = p;
    site.glazier = p->glazier;
    site.points = p->points;
    site.broken = p->broken;
    site.token = token;
    glaze(&site.glazing, &s->quick, site.pane, site.panes);
    value_all(s, &site);
    Site *made = new_site(s, &site);
    settle(s, made);
    return made;
}

typedef struct {
    Move move;
    double lead;
    int32_t hurts; /* breaks every pane, where a clean placing or a free return is at hand */
} Rated;

/* The promising moves with their leads, as Search.rated(margin), or all by estimates; returns how
   many. Or, as Search.lead_of, the lead of one move that is compared with `best`. */
static int rate(const Table *t, const Player *p, double margin, const Move *only, double best,
                Rated *found) {
    Search *s = begin(t, p);
    uint16_t shop[SHOPS];
    int held = 0;
    for (int i = 0; i < shops(t); i++)
        if (total(t->shop[i])) {
            uint16_t now = packed(t->shop[i]);
            int at = held++;
            while (at > 0 && now < shop[at - 1]) {
                shop[at] = shop[at - 1];
                at--;
            }
            shop[at] = now;
        }
    int8_t centre[COLOURS];
    for (int c = 0; c < COLOURS; c++) centre[c] = t->centre[c];
    Market *m = market_of(s, shop, held, centre, t->token);
    Site *sites[MOST_SEATS] = {0};
    for (int seat = 0; seat < t->seats; seat++)
        sites[seat] = site_of(s, &t->palace[seat], !t->token && t->first == seat);
    Option option[MOST_OPTIONS];
    int count = options(s, m, sites[s->seat], option, MOST_OPTIONS), clean = 0;
    for (int i = 0; i < count; i++)
        clean |= !option[i].way || (option[i].way->strip != GONE && !option[i].way->steps);
    if (p->widths[0] && !only && count > p->widths[0]) count = p->widths[0];
    for (int i = 0; i < count; i++) {
        Move move = {RETURN, 0, 0, 0};
        if (option[i].taking) {
            const Way *way = option[i].way;
            move = (Move){CENTRE, way->colour, way->window, way->jokers};
            if (option[i].taking->place != CENTRE) {
                move.source = 0;
                while (packed(t->shop[move.source]) != shop[option[i].taking->place]) move.source++;
            }
        }
        if (only && memcmp(only, &move, sizeof move)) continue;
        Market *after = m;
        Site *changed[MOST_SEATS];
        memcpy(changed, sites, sizeof changed);
        double lead = option[i].gain, leads[MOST_SEATS];
        int turn = following(t, s->seat);
        if (p->widths[0]) {
            done(s, &after, changed, s->seat, &option[i]);
            if (t->seats == 2 && p->rivalry >= 1)
                lead = -duel(s, after, changed, turn, p->widths + 1, -INFINITY,
                             margin - best);
            else {
                all_leads(s, after, changed, turn, p->widths + 1, leads);
                lead = leads[s->seat];
            }
        }
        if (lead > best) best = lead;
        found[only ? 0 : i] = (Rated){move, lead, clean && option[i].way && option[i].way->strip == GONE};
    }
    return only ? 1 : count;
}

int rated_within(const Table *t, const Player *p, double margin, Rated *found) {
    return rate(t, p, margin, 0, -INFINITY, found);
}

int rated(const Table *t, const Player *p, Rated *found) { return rated_within(t, p, 0.0, found); }

/* The lead of one move, searched as thoroughly as the best, as Search.lead_of. */
double lead_of(const Table *t, const Player *p, const Move *only, double most, double margin) {
    Rated found;
    rate(t, p, margin, only, most, &found);
    return found.lead;
}

/* The colour to keep, as rate_keeps of bots/levels.py. */
int kept(const Table *t, const Player *p) {
    const Palace *own = &t->palace[t->turn];
    Judge j;
    int panes = total(t->centre), best = -1;
    for (int i = 0; i < shops(t); i++) panes += total(t->shop[i]);
    make_judge(&j, t->rounds - 1 + (double)panes / (shops(t) * SHOP_PANES), &p->weights, t->b);
    const uint8_t *held = strip[own->strip[t->completed]].held;
    int likely = best_kept(held, own->pane, own->panes, t->b);
    double most = -INFINITY;
    for (int c = 0; c < COLOURS; c++) {
        if (!held[c]) continue;
        Table after = *t;
        keep(&after, c);
        double worth = palace_worth(&j, &after.palace[t->turn]) + 0.01 * (c == likely);
        if (worth > most) {
            most = worth;
            best = c;
        }
    }
    return best;
}

static Move chosen(const Table *t, const Level *level, Dice *dice) {
    const Player *p = &level->way[level->second > 0 && chance(dice) < level->second];
    if (t->completed >= 0) return (Move){0, kept(t, p), 0, 0};
    Rated found[MOST_OPTIONS];
    if (p->noise > 0 && chance(dice) < p->noise) {
        Player plain = *p;
        plain.widths[0] = 6;
        plain.widths[1] = 0;
        return found[below(dice, rated(t, &plain, found))].move;
    }
    int count = rated(t, p, found), best = -1;
    if ((p->temperature > 0 || level->slips > 0) && chance(dice) >= level->slips) {
        int kept_moves = 0;
        for (int i = 0; i < count; i++)
            if (!found[i].hurts) found[kept_moves++] = found[i];
        if (kept_moves) count = kept_moves;
    }
    for (int i = 0; i < count; i++)
        if (best < 0 || found[i].lead > found[best].lead) best = i;
    if (p->temperature <= 0) return found[best].move;
    double weight[MOST_OPTIONS], sum = 0, most = found[best].lead;
    for (int i = 0; i < count; i++) {
        double loss = most - found[i].lead;
        sum += weight[i] = loss <= 3.0 * p->temperature ? exp(-loss / p->temperature) : 0;
    }
    double left = chance(dice) * sum;
    for (int i = 0; i < count; i++)
        if ((left -= weight[i]) < 0) return found[i].move;
    return found[best].move;
}

/* ---- games ---- */

/* Play a game; `ends` takes the tables at the end of every round but the last, before new panes are
   drawn, by rounds left. */
static void game(Table *t, const Level *const *players, Dice *dice, Table *ends) {
    Dice whims = {dice->state ^ 0x5851f42d4c957f2dull};
    while (t->rounds) {
        Move m = chosen(t, players[t->turn], &whims);
        play(t, &m);
        if (!round_over(t)) continue;
        if (ends && t->rounds > 1) ends[t->rounds - 2] = *t;
        next_round(t, dice);
    }
}

/* Every deal with each seating, a bit for each seat of the first player: points by deal, seating
   and seat; lost likewise. */
void match(const Level *one, const Level *other, int b, int seats, int64_t seed, int deals,
           const int32_t *seatings, int count, int32_t *points, int32_t *lost) {
    for (int n = 0; n < deals; n++)
        for (int i = 0; i < count; i++) {
            Dice dice = {(uint64_t)(seed + n) * 0x9e3779b97f4a7c15ull};
            Table t;
            deal(&t, b, seats, &dice);
            const Level *players[MOST_SEATS];
            for (int seat = 0; seat < seats; seat++)
                players[seat] = seatings[i] >> seat & 1 ? one : other;
            game(&t, players, &dice, 0);
            for (int seat = 0; seat < seats; seat++) {
                *points++ = final_points(&t, seat);
                *lost++ = t.palace[seat].lost - TRACK[t.palace[seat].broken];
            }
        }
}

/* Games of a player with itself: the tables at the ends of rounds, and the final points. */
void samples(const Level *player, int b, int seats, int64_t seed, int games, int32_t *points,
             Table *ends) {
    const Level *players[MOST_SEATS] = {player, player, player, player};
    for (int n = 0; n < games; n++) {
        Dice dice = {(uint64_t)(seed + n) * 0x9e3779b97f4a7c15ull};
        Table t;
        deal(&t, b, seats, &dice);
        game(&t, players, &dice, ends + n * (ROUNDS - 1));
        for (int seat = 0; seat < seats; seat++) *points++ = final_points(&t, seat);
    }
}

/* At the ends of rounds, for all palaces: what is seen of them, and the judgement without it. */
void seen(const Table *t, int count, const Player *p, double *input, double *judged) {
    for (int i = 0; i < count; i++, t++) {
        Search *s = begin(t, p);
        for (int seat = 0; seat < t->seats; seat++, input += INPUTS) {
            Glazing g;
            Site *site = site_of(s, &t->palace[seat], t->first == seat);
            glaze(&g, &s->late, site->pane, site->panes);
            look(s, site, &g, input);
            *judged++ = palace_worth(&s->late, &t->palace[seat]);
        }
    }
}

int table_size(void) { return sizeof(Table); }
int inputs(void) { return INPUTS; }
