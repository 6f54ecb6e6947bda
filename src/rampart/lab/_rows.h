/* What all parts of `_rows.c` use: the plan of an observation, and how Python's numbers and lists are read. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { MOST = 239, MOST_WIDE = 65279, NONE = 255, UNKNOWN = -2, HIDDEN = 254 };
enum { OPEN, OWNERS, NOBODYS };                              /* whose secret a field is */
enum { NOBODY = 15, OVER = -1, CLOSE = 1, FACE_DOWN = 4, POLL_LAYOUT = 65535 }; /* of the kernel */
enum { POLL_STEP, POLL_ARGS, POLL_BEFORE, POLL_SEATS };
enum { SEAT_NAMED = 1, SEATS_NAMED = 2, A_PLACE = 3 };
enum { SECRET = 1, PIECE = 2 };
enum { NUMBER, WIDE, BITS, NUMBERS, SIZE, PILE, TURNED, TURNED_BITS, ROWS, HANDS, BAG, BAGS, BOUNDS };

/* ---- Python numbers, lists and attributes */

/* Numbers from -5 to 256 are objects that Python keeps side by side: which one it is, its address tells. Where this is
   not so, no address is within the room, and the number is read as any other. */
enum { LEAST = -5, GREATEST = 256, SMALL_SHIFT = 5 };
static uintptr_t small_first;
static size_t small_room;
static uint8_t byte_of_small[GREATEST - LEAST + 1];

static void find_small_numbers(void) {
    PyObject *first = PyLong_FromLong(LEAST);
    size_t room = 0;
    for (long x = LEAST; x <= GREATEST; x++, room += (size_t)1 << SMALL_SHIFT) {
        PyObject *o = PyLong_FromLong(x);
        byte_of_small[x - LEAST] = (uint8_t)(x > MOST ? MOST : x);
        if (o == NULL || (uintptr_t)o != (uintptr_t)first + room) {
            Py_XDECREF(o);
            room = 0;
            break;
        }
        Py_DECREF(o);
    }
    PyErr_Clear();
    small_first = (uintptr_t)first;
    small_room = room;
    Py_XDECREF(first);
}

static inline int number_of(PyObject *o, int64_t *x) {
    size_t far = (uintptr_t)o - small_first;
    if (far < small_room) {
        *x = (int64_t)(far >> SMALL_SHIFT) + LEAST;
        return 0;
    }
    if (PyLong_CheckExact(o)) {
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)o)) {
            *x = PyUnstable_Long_CompactValue((PyLongObject *)o);
            return 0;
        }
#else
        Py_ssize_t size = Py_SIZE(o);
        if ((size_t)(size + 1) < 3) {
            *x = size * (int64_t)((PyLongObject *)o)->ob_digit[0];
            return 0;
        }
#endif
    }
    *x = PyLong_AsLongLong(o);
    return *x == -1 && PyErr_Occurred() ? -1 : 0;
}

static int is_list(PyObject *o) {
    if (PyList_CheckExact(o))
        return 1;
    PyErr_Format(PyExc_TypeError, "a field of an observation is a list, not %s", Py_TYPE(o)->tp_name);
    return 0;
}

/* An attribute of objects that are mostly of one class: how it is read is looked up once. */
typedef struct {
    PyObject *name;
    PyTypeObject *type;
    PyGetSetDef *how;
} Attribute;

/* Look up how an attribute of this class is read. */
static void look_up(Attribute *a, PyObject *of) {
    PyObject *found = PyObject_GetAttr((PyObject *)Py_TYPE(of), a->name);
    if (found == NULL)
        PyErr_Clear();
    a->how = found && Py_IS_TYPE(found, &PyGetSetDescr_Type) ? ((PyGetSetDescrObject *)found)->d_getset : NULL;
    Py_XDECREF(found); /* its class holds it */
    Py_INCREF(Py_TYPE(of));
    Py_XSETREF(a->type, Py_TYPE(of));
}

static inline PyObject *get(Attribute *a, PyObject *of) {
    if (Py_TYPE(of) != a->type)
        look_up(a, of);
    return a->how ? a->how->get(of, a->how->closure) : PyObject_GetAttr(of, a->name);
}

static int get_number(Attribute *a, PyObject *of, int64_t *x) {
    PyObject *o = get(a, of);
    int bad = o == NULL || number_of(o, x) < 0;
    Py_XDECREF(o);
    return bad ? -1 : 0;
}

static PyObject *get_list(Attribute *a, PyObject *of) {
    PyObject *o = get(a, of);
    if (o != NULL && !is_list(o))
        Py_CLEAR(o);
    return o;
}

static int item_of(PyObject *list, int64_t i, int64_t *x) {
    if (i < 0 || i >= PyList_GET_SIZE(list)) {
        PyErr_SetString(PyExc_IndexError, "a list of the game is shorter than its rules say");
        return -1;
    }
    return number_of(PyList_GET_ITEM(list, i), x);
}

/* ---- the plan: the lines of fields, and the room for what is asked */

typedef struct {
    int op, secret, pooled, each, begins; /* begins: the line is the first one of its record */
    int64_t n, m, seats, no_back, column, width;
    Attribute field, known, record;
    PyObject *tables, *backs; /* lists, borrowed from the plan's own tuple */
} Line;

typedef struct {
    int64_t kind, shift, mask, low;
} Part;

typedef struct {
    PyObject_HEAD
    PyObject *kept; /* the plan, which lines borrow from */
    Line *lines;
    Py_ssize_t count, values; /* lines, and how many values they come to, records of all seats counted */
    int64_t size, seats, relative, own_seat, frames, draft, sections, room, most_parts, steps, layouts;
    Part *parts;       /* `most_parts` a step */
    int64_t *how_many; /* parts of a step */
    int64_t *secrets, *named; /* `room` a layout */
    Attribute mover, stack, pad, waiting, drafts, face_down;
    PyObject *inner;
    PyObject *into; /* the buffer written into last, and what was found of it */
    Py_buffer view;
} Writer;
