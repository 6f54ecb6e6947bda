/* What `rampart.lab.writing` and `rampart.lab.asking` write, written by the machine itself: the rows of observations
   and of masks, straight into a buffer of the caller. The Python modules say what it means, and a test holds both
   against each other; without a C compiler they do the work.

   A field is a list of Python numbers. mypyc reads one of them in about 1.3 ns, most of which goes into counting
   references; here it takes a third of that, and a short list costs no call. */

#include "_rows.h"
#include "_rows_fields.h"

#include "_rows_asking.h" /* behind the fields, whose bytes it writes */

/* ---- the class Writer */

static int named(Attribute *a, PyObject *name) {
    a->name = PyUnicode_GetLength(name) > 0 ? Py_NewRef(name) : NULL;
    return PyErr_Occurred() ? -1 : 0;
}

static void forget(Attribute *a) {
    Py_CLEAR(a->name);
    Py_CLEAR(a->type);
}

static int read_line(Line *k, PyObject *from) {
    PyObject *record, *field, *known;
    if (!PyArg_ParseTuple(from, "iUpUUpLLLLO!ipO!LL", &k->op, &record, &k->each, &field, &known, &k->begins, &k->n,
                          &k->m, &k->width, &k->seats, &PyList_Type, &k->tables, &k->secret, &k->pooled, &PyList_Type,
                          &k->backs, &k->no_back, &k->column))
        return -1;
    return named(&k->field, field) < 0 || named(&k->known, known) < 0 || named(&k->record, record) < 0 ? -1 : 0;
}

/* The numbers of a list, padded with zeros to `room`. */
static int read_numbers(int64_t *to, PyObject *from, int64_t room) {
    if (!is_list(from))
        return -1;
    for (int64_t i = 0; i < room && i < PyList_GET_SIZE(from); i++)
        if (number_of(PyList_GET_ITEM(from, i), to + i) < 0)
            return -1;
    return 0;
}

static int read_asking(Writer *self, PyObject *parts, PyObject *secrets, PyObject *of_seats) {
    self->steps = PyList_GET_SIZE(parts);
    self->layouts = PyList_GET_SIZE(secrets);
    self->parts = PyMem_Calloc((size_t)(self->steps * self->most_parts + 1), sizeof(Part));
    self->how_many = PyMem_Calloc((size_t)self->steps + 1, sizeof(int64_t));
    self->secrets = PyMem_Calloc((size_t)(self->layouts * self->room + 1), sizeof(int64_t));
    self->named = PyMem_Calloc((size_t)(self->layouts * self->room + 1), sizeof(int64_t));
    if (!self->parts || !self->how_many || !self->secrets || !self->named) {
        PyErr_NoMemory();
        return -1;
    }
    for (int64_t i = 0; i < self->steps; i++) {
        PyObject *numbers = PyList_GET_ITEM(parts, i);
        if (read_numbers((int64_t *)(self->parts + i * self->most_parts), numbers, 4 * self->most_parts) < 0)
            return -1;
        self->how_many[i] = PyList_GET_SIZE(numbers) / 4;
    }
    for (int64_t i = 0; i < self->layouts; i++)
        if (read_numbers(self->secrets + i * self->room, PyList_GET_ITEM(secrets, i), self->room) < 0 ||
            read_numbers(self->named + i * self->room, PyList_GET_ITEM(of_seats, i), self->room) < 0)
            return -1;
    return 0;
}

/* The buffer that is written into: mostly the one of before, so that it is held until another one comes. */
static void let_go(PyObject **into, Py_buffer *view) {
    if (*into != NULL)
        PyBuffer_Release(view);
    Py_CLEAR(*into);
}

static int hold(PyObject **into, Py_buffer *view, PyObject *wanted) {
    if (*into == wanted)
        return 0;
    let_go(into, view);
    if (PyObject_GetBuffer(wanted, view, PyBUF_WRITABLE) < 0)
        return -1;
    *into = Py_NewRef(wanted);
    return 0;
}

static void writer_dealloc(Writer *self) {
    Attribute *own[] = {&self->mover, &self->stack, &self->pad, &self->waiting, &self->drafts, &self->face_down};
    PyTypeObject *type = Py_TYPE(self);
    for (Py_ssize_t i = 0; i < self->count; i++) {
        forget(&self->lines[i].field);
        forget(&self->lines[i].known);
        forget(&self->lines[i].record);
    }
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        forget(own[i]);
    PyMem_Free(self->lines);
    PyMem_Free(self->parts);
    PyMem_Free(self->how_many);
    PyMem_Free(self->secrets);
    PyMem_Free(self->named);
    Py_XDECREF(self->kept);
    Py_XDECREF(self->inner);
    let_go(&self->into, &self->view);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *writer_new(PyTypeObject *type, PyObject *args, PyObject *kwds) {
    static const char *const names[] = {"mover", "stack", "pad", "waiting", "drafts", "face_down"};
    PyObject *lines, *parts, *secrets, *of_seats;
    Writer *self = (Writer *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    Attribute *own[] = {&self->mover, &self->stack, &self->pad, &self->waiting, &self->drafts, &self->face_down};
    if (!PyArg_ParseTuple(args, "O!LLLLLLLLLO!O!O!", &PyList_Type, &lines, &self->size, &self->seats, &self->own_seat,
                          &self->relative, &self->frames, &self->draft, &self->sections, &self->room,
                          &self->most_parts, &PyList_Type, &parts, &PyList_Type, &secrets, &PyList_Type, &of_seats))
        goto bad;
    self->kept = Py_NewRef(args);
    self->inner = PyUnicode_InternFromString("inner");
    self->lines = PyMem_Calloc((size_t)PyList_GET_SIZE(lines) + 1, sizeof(Line));
    if (self->lines == NULL || self->inner == NULL) {
        PyErr_NoMemory();
        goto bad;
    }
    self->count = PyList_GET_SIZE(lines);
    for (Py_ssize_t i = 0; i < self->count; i++) {
        if (read_line(self->lines + i, PyList_GET_ITEM(lines, i)) < 0)
            goto bad;
        self->values += self->lines[i].each ? self->seats : 1;
    }
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if ((own[i]->name = PyUnicode_InternFromString(names[i])) == NULL)
            goto bad;
    if (read_asking(self, parts, secrets, of_seats) < 0)
        goto bad;
    return (PyObject *)self;
bad:
    Py_DECREF(self);
    return NULL;
}

static int write_row(Writer *self, uint8_t *w, PyObject *s, int64_t me) {
    if (me < 0 || me >= self->seats) {
        PyErr_SetString(PyExc_IndexError, "there is no such seat");
        return -1;
    }
    if (self->own_seat)
        w = put(w, me);
    w = put_asking(self, w, s, me);
    return w == NULL ? -1 : put_fields(self, w, s, me);
}

PyDoc_STRVAR(write_doc, "write(buffer, row, state, seat): one observation, as a row of a writable buffer of bytes.");

static PyObject *writer_write(Writer *self, PyObject *const *args, Py_ssize_t count) {
    int64_t row, me;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write takes a buffer, the number of a row, a state and a seat");
        return NULL;
    }
    if (number_of(args[1], &row) < 0 || number_of(args[3], &me) < 0 || hold(&self->into, &self->view, args[0]) < 0)
        return NULL;
    if (row < 0 || row >= self->view.len / self->size) {
        PyErr_SetString(PyExc_ValueError, "the buffer has no such row");
        return NULL;
    }
    if (write_row(self, (uint8_t *)self->view.buf + row * self->size, args[2], me) < 0)
        return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(encode_doc, "encode(state, seat): one observation as bytes of its own.");

static PyObject *writer_encode(Writer *self, PyObject *const *args, Py_ssize_t count) {
    PyObject *out;
    int64_t me;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "encode takes a state and a seat");
        return NULL;
    }
    if (number_of(args[1], &me) < 0 || (out = PyBytes_FromStringAndSize(NULL, self->size)) == NULL)
        return NULL;
    if (write_row(self, (uint8_t *)PyBytes_AS_STRING(out), args[0], me) < 0)
        Py_CLEAR(out);
    return out;
}

static PyMethodDef writer_methods[] = {
    {"write", (PyCFunction)(void (*)(void))writer_write, METH_FASTCALL, write_doc},
    {"encode", (PyCFunction)(void (*)(void))writer_encode, METH_FASTCALL, encode_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot writer_slots[] = {
    {Py_tp_new, writer_new},
    {Py_tp_dealloc, writer_dealloc},
    {Py_tp_methods, writer_methods},
    {Py_tp_doc, "Writes observations by a plan; see rampart.lab.rows."},
    {0, NULL},
};

static PyType_Spec writer_spec = {"rampart.lab._rows.Writer", sizeof(Writer), 0, Py_TPFLAGS_DEFAULT, writer_slots};

/* ---- masks */

typedef struct {
    PyObject_HEAD
    int64_t size, packed, width, aside, shift;
    PyObject *into;
    Py_buffer view;
} Masks;

static PyObject *masks_new(PyTypeObject *type, PyObject *args, PyObject *kwds) {
    Masks *self = (Masks *)type->tp_alloc(type, 0);
    if (self != NULL && !PyArg_ParseTuple(args, "LLLL", &self->size, &self->packed, &self->aside, &self->shift))
        Py_CLEAR(self);
    if (self != NULL && self->size < 1) {
        PyErr_SetString(PyExc_ValueError, "a mask has at least one action");
        Py_CLEAR(self);
    }
    if (self != NULL)
        self->width = self->packed ? (self->size + 7) / 8 : self->size;
    return (PyObject *)self;
}

static void masks_dealloc(Masks *self) {
    PyTypeObject *type = Py_TYPE(self);
    let_go(&self->into, &self->view);
    type->tp_free(self);
    Py_DECREF(type);
}

/* Set what is on offer in a row that is all zeros. */
static int put_mask(const Masks *self, uint8_t *row, PyObject *options, int64_t start, PyObject *turn) {
    int64_t x;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(options); i++) {
        if (number_of(PyList_GET_ITEM(options, i), &x) < 0)
            return -1;
        if (x >= self->aside)
            x += self->shift - start;
        else if (PyList_GET_SIZE(turn) > 0 && item_of(turn, x, &x) < 0)
            return -1;
        x += start;
        if (x < 0 || x >= self->size) {
            PyErr_SetString(PyExc_ValueError, "an option is none of the actions");
            return -1;
        }
        if (self->packed)
            row[x >> 3] |= (uint8_t)(1 << (x & 7));
        else
            row[x] = 1;
    }
    return 0;
}

PyDoc_STRVAR(mark_doc, "mark(buffer, row, options, start, turn): one mask, as a row of a writable buffer of bytes.");

static PyObject *masks_mark(Masks *self, PyObject *const *args, Py_ssize_t count) {
    int64_t row, start;
    if (count != 5) {
        PyErr_SetString(PyExc_TypeError, "mark takes a buffer, the number of a row, options, a start and turns");
        return NULL;
    }
    if (number_of(args[1], &row) < 0 || number_of(args[3], &start) < 0 || !is_list(args[2]) || !is_list(args[4]) ||
        hold(&self->into, &self->view, args[0]) < 0)
        return NULL;
    if (row < 0 || row >= self->view.len / self->width) {
        PyErr_SetString(PyExc_ValueError, "the buffer has no such row");
        return NULL;
    }
    uint8_t *at = (uint8_t *)self->view.buf + row * self->width;
    memset(at, 0, (size_t)self->width);
    if (put_mask(self, at, args[2], start, args[4]) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef masks_methods[] = {
    {"mark", (PyCFunction)(void (*)(void))masks_mark, METH_FASTCALL, mark_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot masks_slots[] = {
    {Py_tp_new, masks_new},
    {Py_tp_dealloc, masks_dealloc},
    {Py_tp_methods, masks_methods},
    {Py_tp_doc, "Masks of actions, a byte each or packed; see rampart.lab.rows."},
    {0, NULL},
};

static PyType_Spec masks_spec = {"rampart.lab._rows.Masks", sizeof(Masks), 0, Py_TPFLAGS_DEFAULT, masks_slots};

/* ---- the module */

static int add(PyObject *module, const char *name, PyType_Spec *spec) {
    PyObject *type = PyType_FromSpec(spec);
    int bad = type == NULL ? -1 : PyModule_AddObjectRef(module, name, type);
    Py_XDECREF(type);
    return bad;
}

static int fill(PyObject *module) {
    find_small_numbers();
    return add(module, "Writer", &writer_spec) < 0 || add(module, "Masks", &masks_spec) < 0 ? -1 : 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, fill}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_rows", "Rows of observations and masks, written into buffers.", 0, NULL, slots,
    NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__rows(void) { return PyModuleDef_Init(&definition); }
