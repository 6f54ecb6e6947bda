/* The present decision, and what is still to be done, as `rampart.lab.asking` writes it. */

static inline int64_t seat_of(const Writer *a, int64_t p, int64_t me) {
    if (!a->relative || p < 0 || p >= a->seats)
        return p;
    return p >= me ? p - me : p - me + a->seats;
}

static inline int64_t seats_of(const Writer *a, int64_t mask, int64_t me) {
    int64_t most = ((int64_t)1 << a->seats) - 1, own = mask & most;
    return a->relative ? mask - own + ((own >> me | own << (a->seats - me)) & most) : mask;
}

/* The arguments of the step that asks, in the order of their declaration. */
static uint8_t *put_args(const Writer *a, uint8_t *w, int64_t step, int64_t args, int64_t me) {
    int64_t count = a->how_many[step];
    const Part *part = a->parts + step * a->most_parts;
    for (int64_t i = 0; i < count; i++, part++) {
        int64_t x = (args >> part->shift & part->mask) + part->low;
        if (part->kind == SEAT_NAMED)
            x = seat_of(a, x, me);
        else if (part->kind == SEATS_NAMED)
            x = seats_of(a, x, me);
        else if (part->kind == A_PLACE)
            x = 0;
        w = put_wide(w, x);
    }
    return pad(w, 2 * (a->most_parts - count));
}

/* The own answer in the latest of the closed polls whose answers are not turned up yet; NULL where there is none. */
static int own_answer(PyObject *stack, PyObject *on_pad, PyObject *face_down, int64_t me, PyObject **answer) {
    int64_t f, count, p, at = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(stack); i++) {
        if (item_of(stack, i, &f) < 0)
            return -1;
        if ((f & 4095) != FACE_DOWN)
            continue;
        if (item_of(on_pad, (f >> 32) + POLL_SEATS, &count) < 0)
            return -1;
        for (int64_t j = 0; j < count; j++, at++) {
            if (item_of(on_pad, (f >> 32) + POLL_SEATS + 1 + j, &p) < 0)
                return -1;
            if (p == me && at < PyList_GET_SIZE(face_down))
                *answer = PyList_GET_ITEM(face_down, at);
        }
    }
    return 0;
}

/* The own answer in the open poll, or the latest of those that lie face down. */
static uint8_t *put_draft(Writer *a, uint8_t *w, PyObject *s, PyObject *stack, PyObject *on_pad, int64_t me) {
    PyObject *drafts = get_list(&a->drafts, s), *face_down = get_list(&a->face_down, s), *draft = NULL;
    int64_t count = 0, x, left = a->draft;
    if (drafts == NULL || face_down == NULL) {
        w = NULL;
    } else if (PyList_GET_SIZE(drafts) > me) {
        draft = PyList_GET_ITEM(drafts, me);
    } else if (PyList_GET_SIZE(face_down) > 0 && own_answer(stack, on_pad, face_down, me, &draft) < 0) {
        w = NULL;
    }
    if (w != NULL && draft != NULL && !is_list(draft))
        w = NULL;
    if (w != NULL) {
        count = draft == NULL ? 0 : PyList_GET_SIZE(draft);
        w = put(w, count);
        for (int64_t i = count > left ? count - left : 0; i < count && w != NULL; i++, left--)
            w = item_of(draft, i, &x) < 0 ? NULL : put_wide(w, x);
        w = w == NULL ? NULL : pad(w, 2 * left);
    }
    Py_XDECREF(drafts);
    Py_XDECREF(face_down);
    return w;
}

/* One section of the pad: what is hidden in it stays so. */
static uint8_t *put_section(const Writer *a, uint8_t *w, PyObject *on_pad, int64_t f, int64_t end, int64_t me) {
    int64_t number = f >> 16 & 65535, start = f >> 32, owner = f >> 12 & 15, x;
    int64_t count = end - start < a->room ? end - start : a->room;
    if (number >= a->layouts) {
        PyErr_SetString(PyExc_IndexError, "a section of a layout that the rules do not have");
        return NULL;
    }
    const int64_t *secrets = a->secrets + number * a->room, *named = a->named + number * a->room;
    w = put(put(w, number), seat_of(a, owner, me));
    for (int64_t i = 0; i < count; i++) {
        if (item_of(on_pad, start + i, &x) < 0)
            return NULL;
        if (secrets[i] && owner != me)
            x = x >= 0 || secrets[i] != PIECE ? UNKNOWN : x;
        else if (named[i] == SEAT_NAMED)
            x = seat_of(a, x, me);
        else if (named[i] == SEATS_NAMED)
            x = seats_of(a, x, me);
        w = put_wide(w, x);
    }
    return pad(w, 2 * (a->room - count));
}

/* The topmost sections: which layout, whose, and its numbers. */
static uint8_t *put_sections(const Writer *a, uint8_t *w, PyObject *stack, PyObject *on_pad, int64_t me) {
    int64_t left = a->sections, end = PyList_GET_SIZE(on_pad), f;
    for (Py_ssize_t i = PyList_GET_SIZE(stack) - 1; i >= 0 && left; i--) {
        if (item_of(stack, i, &f) < 0)
            return NULL;
        if ((f & 4095) != CLOSE)
            continue;
        if ((f >> 16 & 65535) != POLL_LAYOUT) {
            left--;
            if ((w = put_section(a, w, on_pad, f, end, me)) == NULL)
                return NULL;
        }
        end = f >> 32;
    }
    return pad(w, left * (2 + 2 * a->room));
}

/* The steps that follow, and whose they are. */
static uint8_t *put_next(const Writer *a, uint8_t *w, PyObject *stack, int64_t top, int64_t me) {
    int64_t left = a->frames, f;
    for (; left && top > 0; left--) {
        if (item_of(stack, --top, &f) < 0)
            return NULL;
        w = put(put_wide(w, f & 4095), seat_of(a, f >> 12 & 15, me));
    }
    return pad(w, 3 * left);
}

/* Who is asked, the step, its arguments, and who has not answered. */
static uint8_t *put_asked(const Writer *a, uint8_t *w, PyObject *stack, PyObject *on_pad, int64_t mover,
                          int64_t waiting, int64_t me) {
    int64_t top = PyList_GET_SIZE(stack) - 1, step = 0, args = 0, f = 0;
    if (mover != OVER) {
        if (item_of(stack, top, &f) < 0)
            return NULL;
        step = f & 4095;
        args = f >> 16;
    }
    if (mover == NOBODY && (item_of(on_pad, (f >> 32) + POLL_STEP, &step) < 0 ||
                            item_of(on_pad, (f >> 32) + POLL_ARGS, &args) < 0))
        return NULL;
    if (step < 0 || step >= a->steps) {
        PyErr_SetString(PyExc_IndexError, "a step that the rules do not have");
        return NULL;
    }
    w = put(w, mover == NOBODY ? -1 : mover == OVER ? UNKNOWN : seat_of(a, mover, me));
    w = put_args(a, put_wide(w, step), step, args, me);
    waiting = seats_of(a, waiting, me);
    for (int64_t i = 0; i < a->seats; i++, waiting >>= 1)
        w = put(w, waiting & 1);
    return w;
}

static uint8_t *put_asking(Writer *a, uint8_t *w, PyObject *s, int64_t me) {
    int64_t mover, waiting;
    PyObject *stack = get_list(&a->stack, s), *on_pad = get_list(&a->pad, s);
    if (stack == NULL || on_pad == NULL || get_number(&a->mover, s, &mover) < 0 ||
        get_number(&a->waiting, s, &waiting) < 0)
        w = NULL;
    if (w != NULL)
        w = put_asked(a, w, stack, on_pad, mover, waiting, me);
    if (w != NULL && a->draft)
        w = put_draft(a, w, s, stack, on_pad, me);
    if (w != NULL)
        w = put_next(a, w, stack, PyList_GET_SIZE(stack) - (mover != OVER), me);
    if (w != NULL && a->sections)
        w = put_sections(a, w, stack, on_pad, me);
    Py_XDECREF(stack);
    Py_XDECREF(on_pad);
    return w;
}
