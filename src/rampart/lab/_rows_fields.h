/* The words of `rampart.lab.writing`: one for every kind of field. */

/* ---- bytes */

static inline uint8_t byte(int64_t x) { return (uint8_t)(x > MOST ? MOST : x); }

static inline uint8_t *put(uint8_t *w, int64_t x) {
    *w = byte(x);
    return w + 1;
}

static inline uint8_t *put_wide(uint8_t *w, int64_t x) {
    if (x > MOST_WIDE)
        x = MOST_WIDE;
    w[0] = (uint8_t)x;
    w[1] = (uint8_t)(x >> 8);
    return w + 2;
}

/* Most stretches are short: to call memset for them takes longer than to write them. */
static inline uint8_t *fill_in(uint8_t *w, uint8_t value, int64_t n) {
    const uint64_t all = 0x0101010101010101u * value;
    uint8_t *end = w + n;
    if (n >= 8) {
        for (; w + 8 <= end; w += 8)
            memcpy(w, &all, 8);
        memcpy(end - 8, &all, 8);
        return end;
    }
    if (n & 4) {
        memcpy(w, &all, 4);
        w += 4;
    }
    if (n & 2) {
        memcpy(w, &all, 2);
        w += 2;
    }
    if (n & 1)
        *w = value;
    return end;
}

static inline uint8_t *pad(uint8_t *w, int64_t n) { return fill_in(w, NONE, n); }

static inline uint8_t *put_bits(uint8_t *w, int64_t x, int64_t m) {
    for (int64_t i = 0; i < m; i++, x >>= 8)
        *w++ = (uint8_t)x;
    return w;
}

/* The first n of a list. */
static inline int put_plain(uint8_t *w, PyObject *xs, int64_t n) {
    const int64_t count = PyList_GET_SIZE(xs) < n ? PyList_GET_SIZE(xs) : n;
    PyObject **items = ((PyListObject *)xs)->ob_item;
    const uintptr_t first = small_first;
    const size_t room = small_room;
    for (int64_t i = 0; i < count; i++) {
        size_t far = (uintptr_t)items[i] - first;
        if (far < room) {
            w[i] = byte_of_small[far >> SMALL_SHIFT];
        } else {
            int64_t x;
            if (number_of(items[i], &x) < 0)
                return -1;
            w[i] = byte(x);
        }
    }
    pad(w + count, n - count);
    return 0;
}

/* The same; with a table, each as the viewer calls it. */
static int put_all(uint8_t *w, PyObject *xs, int64_t n, PyObject *table) {
    if (table == NULL)
        return put_plain(w, xs, n);
    int64_t count = PyList_GET_SIZE(xs) < n ? PyList_GET_SIZE(xs) : n, most = PyBytes_GET_SIZE(table), x;
    PyObject **items = ((PyListObject *)xs)->ob_item;
    const uint8_t *said = (const uint8_t *)PyBytes_AS_STRING(table);
    for (int64_t i = 0; i < count; i++) {
        if (number_of(items[i], &x) < 0)
            return -1;
        w[i] = x >= 0 && x < most ? said[x] : byte(x);
    }
    pad(w + count, n - count);
    return 0;
}

/* A piece in a place that is hidden from the viewer: itself where it is known, else its back where that shows. */
static int seen(const Line *k, PyObject *known, int64_t me, int64_t *card) {
    int64_t x;
    if (*card <= UNKNOWN)
        return 0;
    if (*card < 0) {
        *card = k->pooled ? *card : UNKNOWN;
        return 0;
    }
    if (known != NULL && PyList_GET_SIZE(known) > 0) {
        if (item_of(known, *card, &x) < 0)
            return -1;
        if (x >> me & 1)
            return 0;
    }
    x = k->no_back;
    if (x < 0) {
        x = 0;
        if (PyList_GET_SIZE(k->backs) > 0 && item_of(k->backs, *card, &x) < 0)
            return -1;
    }
    *card = UNKNOWN - x;
    return 0;
}

static inline PyObject *table_of(const Line *k, int64_t me) {
    return PyList_GET_SIZE(k->tables) > 0 ? PyList_GET_ITEM(k->tables, me) : NULL;
}

/* Which row an entry stands in for a viewer: the own one is the first, those behind the seats stay. */
static inline int64_t row_of(const Line *k, int64_t p, int64_t me) {
    if (p >= k->seats)
        return p;
    return p >= me ? p - me : p - me + k->seats;
}

/* ---- fields */

static int put_number(const Line *k, uint8_t *w, int64_t x, int64_t me) {
    if (k->secret == NOBODYS) {
        if (seen(k, NULL, me, &x) < 0)
            return -1;
    } else if (table_of(k, me) != NULL && x >= 0 && x < PyBytes_GET_SIZE(table_of(k, me))) {
        x = (uint8_t)PyBytes_AS_STRING(table_of(k, me))[x];
    }
    put(w, x);
    return 0;
}

static int put_pile(const Line *k, uint8_t *w, PyObject *xs, PyObject *known, int64_t me) {
    int64_t count = PyList_GET_SIZE(xs) < k->n ? PyList_GET_SIZE(xs) : k->n, x;
    for (int64_t i = 0; i < count; i++) {
        if (number_of(PyList_GET_ITEM(xs, i), &x) < 0 || seen(k, known, me, &x) < 0)
            return -1;
        w = put(w, x);
    }
    pad(w, k->n - count);
    return 0;
}

static int put_turned(const Line *k, uint8_t *w, PyObject *xs, int64_t me) {
    PyObject *table = table_of(k, me);
    int64_t most = table ? PyBytes_GET_SIZE(table) : 0, count = PyList_GET_SIZE(xs), i = 0, x;
    const uint8_t *said = table ? (const uint8_t *)PyBytes_AS_STRING(table) : NULL;
    for (int64_t p = 0; p < k->n; p++) {
        uint8_t *at = w + row_of(k, p, me) * k->m;
        int hidden = k->secret == NOBODYS || (k->secret == OWNERS && me != p);
        for (int64_t j = 0; j < k->m; j++, i++) {
            if (i >= count) {
                at[j] = NONE;
                continue;
            }
            if (number_of(PyList_GET_ITEM(xs, i), &x) < 0 || (hidden && seen(k, NULL, me, &x) < 0))
                return -1;
            at[j] = !hidden && x >= 0 && x < most ? said[x] : byte(x);
        }
    }
    return 0;
}

static int put_turned_bits(const Line *k, uint8_t *w, PyObject *xs, int64_t me) {
    for (int64_t p = 0; p < k->n; p++) {
        int64_t x = 0;
        if (p < PyList_GET_SIZE(xs) && item_of(xs, p, &x) < 0)
            return -1;
        put_bits(w + row_of(k, p, me) * k->m, x, k->m);
    }
    return 0;
}

static int falling(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x < y) - (x > y);
}

/* A hidden hand: what is known of it in order, then the rest by its backs. */
static int put_covered(const Line *k, uint8_t *w, PyObject *hand, PyObject *known, int64_t me) {
    int64_t here[256], x, left = k->m;
    Py_ssize_t n = PyList_GET_SIZE(hand), covered = 0;
    int64_t *backs = n <= 256 ? here : PyMem_New(int64_t, n);
    int bad = 0;
    if (backs == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < n && !bad; i++) {
        if (number_of(PyList_GET_ITEM(hand, i), &x) < 0 || seen(k, known, me, &x) < 0) {
            bad = -1;
        } else if (x < 0) {
            backs[covered++] = x;
        } else if (left > 0) {
            w = put(w, x);
            left--;
        }
    }
    if (!bad) {
        if (PyList_GET_SIZE(k->backs) > 0)
            qsort(backs, (size_t)covered, sizeof *backs, falling);
        for (Py_ssize_t i = 0; i < covered && left > 0; i++, left--)
            w = put(w, backs[i]);
        pad(w, left);
    }
    if (backs != here)
        PyMem_Free(backs);
    return bad;
}

/* The counts of a bag and their sum; NULL is a bag that is not there. */
static int put_bag(uint8_t *w, PyObject *xs, int64_t m, int hidden) {
    Py_ssize_t n = xs == NULL ? 0 : PyList_GET_SIZE(xs);
    int64_t total = 0, x;
    if (n == 0) {
        put(pad(w, m), 0);
        return 0;
    }
    if (number_of(PyList_GET_ITEM(xs, 0), &x) < 0)
        return -1;
    if (x <= UNKNOWN) {
        hidden = 1;
        if (item_of(xs, n - 1, &total) < 0)
            return -1;
    } else {
        for (Py_ssize_t i = 0; i < n; i++, total += x)
            if (number_of(PyList_GET_ITEM(xs, i), &x) < 0)
                return -1;
    }
    if (hidden)
        fill_in(w, HIDDEN, m);
    else if (put_plain(w, xs, m) < 0)
        return -1;
    put(w + m, total);
    return 0;
}

static int put_row(const Line *k, uint8_t *w, PyObject *row, int64_t me) {
    PyObject *table = table_of(k, me);
    int64_t x;
    if (table == NULL || k->column < 0)
        return put_all(w, row, k->m, table);
    if (put_plain(w, row, k->m) < 0)
        return -1;
    if (k->column < PyList_GET_SIZE(row) && k->column < k->m) {
        if (item_of(row, k->column, &x) < 0)
            return -1;
        if (x >= 0 && x < PyBytes_GET_SIZE(table))
            w[k->column] = (uint8_t)PyBytes_AS_STRING(table)[x];
    }
    return 0;
}

/* Rows that everyone sees alike. */
static int put_plain_rows(const Line *k, uint8_t *w, PyObject *xs, int64_t me) {
    const int64_t n = k->n, m = k->m, there = PyList_GET_SIZE(xs) < n ? PyList_GET_SIZE(xs) : n;
    for (int64_t p = 0; p < there; p++) {
        PyObject *row = PyList_GET_ITEM(xs, p);
        if (!is_list(row) || put_plain(w + row_of(k, p, me) * m, row, m) < 0)
            return -1;
    }
    if (there >= k->seats)
        pad(w + there * m, (n - there) * m);
    else
        for (int64_t p = there; p < n; p++)
            pad(w + row_of(k, p, me) * m, m);
    return 0;
}

/* Lists of lists: rows, hands, bags; the own one comes first. */
static int put_rows(const Line *k, uint8_t *w, PyObject *xs, PyObject *known, int64_t me) {
    if (k->secret == OPEN && PyList_GET_SIZE(k->tables) == 0)
        return put_plain_rows(k, w, xs, me);
    int64_t width = k->m + (k->op == BAGS && k->secret != OPEN);
    for (int64_t p = 0; p < k->n; p++) {
        uint8_t *at = w + row_of(k, p, me) * width;
        PyObject *row = p < PyList_GET_SIZE(xs) ? PyList_GET_ITEM(xs, p) : NULL;
        int bad = 0;
        if (row != NULL && !is_list(row))
            return -1;
        if (k->op == BAGS && k->secret != OPEN)
            bad = put_bag(at, row, k->m, k->secret == NOBODYS || p != me);
        else if (row == NULL)
            pad(at, width);
        else if (k->op == HANDS && (k->secret == NOBODYS || (k->secret == OWNERS && p != me)))
            bad = put_covered(k, at, row, known, me);
        else
            bad = put_row(k, at, row, me);
        if (bad)
            return -1;
    }
    return 0;
}

/* What the viewer knows each seat to hold at least, the own one first. */
static int put_bounds(const Line *k, uint8_t *w, PyObject *xs, int64_t me) {
    for (int64_t i = 0; i < k->n; i++, w += k->m) {
        int64_t p = (me + i) % k->seats + me * k->seats;
        PyObject *row = p < PyList_GET_SIZE(xs) ? PyList_GET_ITEM(xs, p) : NULL;
        if (row == NULL)
            pad(w, k->m);
        else if (!is_list(row) || put_plain(w, row, k->m) < 0)
            return -1;
    }
    return 0;
}

static int put_list(const Line *k, uint8_t *w, PyObject *xs, PyObject *known, int64_t me) {
    switch (k->op) {
    case NUMBERS: return put_all(w, xs, k->n, table_of(k, me));
    case SIZE: put(w, PyList_GET_SIZE(xs)); return 0;
    case PILE: return put_pile(k, w, xs, known, me);
    case TURNED: return put_turned(k, w, xs, me);
    case TURNED_BITS: return put_turned_bits(k, w, xs, me);
    case BAG: return k->secret == OPEN ? put_plain(w, xs, k->m) : put_bag(w, xs, k->m, k->secret == NOBODYS);
    case BOUNDS: return put_bounds(k, w, xs, me);
    default: return put_rows(k, w, xs, known, me);
    }
}

/* The value of one field. */
static int put_value(Line *k, uint8_t *w, PyObject *s, PyObject *value, int64_t me) {
    PyObject *known = NULL;
    int64_t x;
    int bad;
    if (k->op <= BITS) {
        if (number_of(value, &x) < 0)
            return -1;
        if (k->op == NUMBER)
            return put_number(k, w, x, me);
        k->op == WIDE ? put_wide(w, x) : put_bits(w, x, k->m);
        return 0;
    }
    if (!is_list(value) || (k->known.name != NULL && (known = get_list(&k->known, s)) == NULL))
        return -1;
    bad = put_list(k, w, value, known, me);
    Py_XDECREF(known);
    return bad;
}

static PyObject *holder_of(Writer *self, Line *k, PyObject *s, int64_t p) {
    if (k->record.name == NULL)
        return Py_NewRef(s);
    if (!k->each)
        return PyObject_CallMethodOneArg(s, self->inner, k->record.name);
    PyObject *all = get_list(&k->record, s), *one = NULL;
    if (all != NULL && p < PyList_GET_SIZE(all))
        one = Py_NewRef(PyList_GET_ITEM(all, p));
    else if (all != NULL)
        PyErr_SetString(PyExc_IndexError, "there are fewer records than seats");
    Py_XDECREF(all);
    return one;
}

/* The line behind those of one record. */
static inline Py_ssize_t behind(const Writer *self, Py_ssize_t i) {
    do
        i++;
    while (i < self->count && !self->lines[i].begins);
    return i;
}

#if defined(__GNUC__) || defined(__clang__)
#define SOON(place) __builtin_prefetch(place)
#else
#define SOON(place) ((void)(place))
#endif

enum { AHEAD = 6 };

/* Ask for what lies in a list before it is read: with many games side by side it is far away. */
static inline void ask_for(PyObject *xs) {
    if (PyList_CheckExact(xs))
        SOON(((PyListObject *)xs)->ob_item);
}

/* The values of all fields in the order of their declaration; returns how many there are, fewer where one fails. */
static Py_ssize_t find_values(Writer *self, PyObject **values, PyObject *s, int64_t me) {
    Py_ssize_t n = 0;
    for (Py_ssize_t i = 0, next; i < self->count; i = next) {
        int64_t times = self->lines[i].each ? self->seats : 1, p = self->own_seat ? 0 : me;
        next = behind(self, i);
        for (int64_t t = 0; t < times; t++, p = p + 1 < self->seats ? p + 1 : 0) {
            PyObject *holder = holder_of(self, self->lines + i, s, p);
            if (holder == NULL)
                return n;
            for (Py_ssize_t j = i; j < next; j++, n++) {
                if ((values[n] = get(&self->lines[j].field, holder)) == NULL) {
                    Py_DECREF(holder);
                    return n;
                }
                if (n >= AHEAD)
                    ask_for(values[n - AHEAD]); /* by now its own head has come */
            }
            Py_DECREF(holder);
        }
    }
    return n;
}

/* All fields, record by record. */
static int put_fields(Writer *self, uint8_t *w, PyObject *s, int64_t me) {
    PyObject *here[256], **values = self->values <= 256 ? here : PyMem_New(PyObject *, self->values);
    if (values == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    Py_ssize_t found = find_values(self, values, s, me), n = 0;
    int bad = found < self->values;
    for (Py_ssize_t i = 0, next; i < self->count && !bad; i = next) {
        int64_t times = self->lines[i].each ? self->seats : 1;
        next = behind(self, i);
        for (int64_t t = 0; t < times && !bad; t++)
            for (Py_ssize_t j = i; j < next && !bad; w += self->lines[j].width, j++)
                bad = put_value(self->lines + j, w, s, values[n++], me);
    }
    for (Py_ssize_t i = 0; i < found; i++)
        Py_DECREF(values[i]);
    if (values != here)
        PyMem_Free(values);
    return bad ? -1 : 0;
}
