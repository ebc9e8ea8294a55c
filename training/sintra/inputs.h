static void inputs_of(const Table *t, int seat, int16_t *seen) { (void)t; (void)seat; (void)seen; }
static double network_value(const Search *s, const Site *site) { (void)s; (void)site; return 0; }
