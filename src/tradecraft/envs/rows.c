/* Writes observations, masks and results of many games into the rows of shared buffers.

   The C form of rows.py, which says what everything means; tests compare the two. Nothing here knows a game: the
   layout says what to do with each value. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>

#define LINE 64 /* the bytes of a line of the cache */

enum { NUMBER, NUMBERS, CHOICE, CHOICES, MEMBERS, COUNTS, PLACES, PACKED };

#define MOST_SLOTS 64 /* as many lists and tuples of a state are fetched */
#define FIRST 5 /* as many items lie in the line in which a tuple begins */

typedef struct {
    int kind, offset, labels, low, high, first, width, things;
    float scale;
    /* Where the ints of its places lie, and how many bytes they take: none if they are not all small ints. */
    size_t span;
    uintptr_t places;
} Field;

typedef struct {
    PyObject_HEAD
    Py_ssize_t fields, size, actions, count;
    Field *layout;
    Py_buffer observations, masks, seats;
    /* The states that are followed, and where in a state of this type its attributes lie. */
    PyObject *states;
    PyTypeObject *type;
    int slots, slot[MOST_SLOTS];
} Rows;

/* Python makes its small ints once, one beside the other: where one lies says which one it is, and it need not be read.
   `small_span` is 0 where that does not hold. */
enum { LEAST_SMALL = -5, MOST_SMALL = 256 };
static uintptr_t small_ints;
static size_t small_span;

static void find_small_ints(void)
{
    small_span = 0;
    for (long n = LEAST_SMALL; n <= MOST_SMALL; n++) {
        PyObject *number = PyLong_FromLong(n);
        if (n == LEAST_SMALL)
            small_ints = (uintptr_t)number;
        int fits = (uintptr_t)number == small_ints + (size_t)(n - LEAST_SMALL) * sizeof(PyLongObject);
        Py_XDECREF(number);
        if (!fits)
            return;
    }
    small_span = (MOST_SMALL - LEAST_SMALL + 1) * sizeof(PyLongObject);
}

static void release(Rows *self)
{
    PyMem_Free(self->layout);
    self->layout = NULL;
    PyBuffer_Release(&self->observations);
    PyBuffer_Release(&self->masks);
    PyBuffer_Release(&self->seats);
    Py_CLEAR(self->states);
    self->type = NULL;
}

static void rows_dealloc(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    release((Rows *)object);
    type->tp_free(object);
    Py_DECREF(type);
}

static int read_layout(Rows *self, PyObject *layout)
{
    self->fields = PyTuple_GET_SIZE(layout);
    self->layout = PyMem_Calloc((size_t)self->fields + 1, sizeof(Field));
    if (self->layout == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t n = 0; n < self->fields; n++) {
        Field *field = &self->layout[n];
        int scale;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(layout, n), "iiiiiiiii", &field->kind, &field->offset, &field->labels,
                              &field->low, &field->high, &scale, &field->first, &field->width, &field->things))
            return -1;
        if (field->kind < NUMBER || field->kind > PACKED || scale <= 0 || field->offset < 0 || field->labels < 0 ||
            field->things < 0 || field->width < 0 || field->width > 62 ||
            (field->kind == MEMBERS && field->labels > 62) || (field->kind == PACKED && field->low != 0) ||
            field->offset + (long long)field->labels * field->things > self->size) {
            PyErr_SetString(PyExc_ValueError, "a field does not fit into a row");
            return -1;
        }
        field->scale = (float)scale;
        if (small_span && field->first >= LEAST_SMALL && field->first + field->labels - 1 <= MOST_SMALL) {
            field->places = small_ints + (size_t)(field->first - LEAST_SMALL) * sizeof(PyLongObject);
            field->span = (size_t)field->labels * sizeof(PyLongObject);
        }
    }
    return 0;
}

static int rows_init(PyObject *object, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"layout", "size", "actions", "observations", "masks", "seats", NULL};
    Rows *self = (Rows *)object;
    PyObject *layout, *observations, *masks, *seats;
    Py_ssize_t size, actions;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!nnOOO", names, &PyTuple_Type, &layout, &size, &actions,
                                     &observations, &masks, &seats))
        return -1;
    release(self);
    self->size = size;
    self->actions = actions;
    if (read_layout(self, layout) < 0)
        return -1;
    int flags = PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS;
    if (PyObject_GetBuffer(observations, &self->observations, flags) < 0 ||
        PyObject_GetBuffer(masks, &self->masks, flags) < 0 || PyObject_GetBuffer(seats, &self->seats, flags) < 0)
        return -1;
    self->count = self->seats.len;
    if (size < 0 || actions < 0 || self->observations.len != self->count * size * (Py_ssize_t)sizeof(float) ||
        self->masks.len != self->count * actions) {
        PyErr_SetString(PyExc_ValueError, "the buffers do not hold the same number of rows");
        return -1;
    }
    return 0;
}

static int outside(void)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_IndexError, "a value lies outside its field");
    return -1;
}

/* What stands for an error that is set. */
#define BAD LLONG_MIN

/* The value of an int that is not small, or BAD. */
static Py_NO_INLINE long long long_value_of(PyObject *number)
{
#if PY_VERSION_HEX < 0x030C0000
    const digit *digits = ((PyLongObject *)number)->ob_digit;
    if (PyLong_CheckExact(number) && Py_SIZE(number) == 1)
        return digits[0];
    if (PyLong_CheckExact(number) && Py_SIZE(number) == 2)
        return (long long)digits[1] << PyLong_SHIFT | digits[0];
#endif
    long long value = PyLong_AsLongLong(number);
    if (value == BAD || (value == -1 && PyErr_Occurred())) {
        outside();
        return BAD;
    }
    return value;
}

/* The value of an int, or BAD. */
static inline long long value_of(PyObject *number)
{
    size_t distance = (uintptr_t)number - small_ints;
    if (distance < small_span)
        return (long long)(distance / sizeof(PyLongObject)) + LEAST_SMALL;
    return long_value_of(number);
}

/* The place of an int among the labels of a field, or -1 if it is below the first; -2 with an error set. */
static inline long place_of(const Field *field, PyObject *number)
{
    size_t distance = (uintptr_t)number - field->places;
    if (distance < field->span)
        return (long)(distance / sizeof(PyLongObject));
    long long value = value_of(number);
    if (value == BAD)
        return -2;
    if (value < field->first)
        return -1;
    if (value - field->first >= field->labels) {
        outside();
        return -2;
    }
    return (long)(value - field->first);
}

/* Writes a number, cut off at the bounds of its field. */
static inline void write_number(const Field *field, float *at, long long number)
{
    if (number < field->low)
        number = field->low;
    if (number > field->high)
        number = field->high;
    *at = (float)number / field->scale;
}

/* Gets the items of a list or tuple and their number; returns -1 with an error set if it is neither. */
static int items_of(PyObject *value, PyObject ***items, Py_ssize_t *count)
{
    if (!PyTuple_Check(value) && !PyList_Check(value)) {
        PyErr_SetString(PyExc_TypeError, "a field needs a list or a tuple");
        return -1;
    }
    *items = PySequence_Fast_ITEMS(value);
    *count = PySequence_Fast_GET_SIZE(value);
    return 0;
}

static int write_numbers(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    if (count > field->labels)
        return outside();
    for (Py_ssize_t n = 0; n < count; n++) {
        long long number = value_of(items[n]);
        if (number == BAD)
            return -1;
        write_number(field, at + n, number);
    }
    return 0;
}

static int write_counts(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    for (Py_ssize_t n = 0; n < count; n++) {
        long place = place_of(field, items[n]);
        if (place >= 0)
            at[place] += 1.0f;
        else if (place == -2)
            return -1;
    }
    return 0;
}

/* Counts of one list, or of several. */
static int write_all_counts(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    if (!count || !(PyTuple_Check(items[0]) || PyList_Check(items[0])))
        return write_counts(field, at, items, count);
    for (Py_ssize_t n = 0; n < count; n++) {
        PyObject **inner;
        Py_ssize_t length;
        if (items_of(items[n], &inner, &length) < 0 || write_counts(field, at, inner, length) < 0)
            return -1;
    }
    return 0;
}

static int write_places(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    for (Py_ssize_t n = 0; n < count; n++) {
        long place = place_of(field, items[n]);
        if (place >= 0)
            write_number(field, at + place, n + 1);
        else if (place == -2)
            return -1;
    }
    return 0;
}

static int write_choices(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    unsigned long long mask = ~0ULL;
    if (count == 2 && PyTuple_Check(items[0])) {
        long long given = value_of(items[1]);
        if (given == BAD || items_of(items[0], &items, &count) < 0)
            return -1;
        mask = (unsigned long long)given;
    }
    if (count > field->things || count > 64)
        return outside();
    if (count < 64)
        mask &= (1ULL << count) - 1;
    for (; mask; mask &= mask - 1) {
        long thing = __builtin_ctzll(mask), place = place_of(field, items[thing]);
        if (place >= 0)
            at[thing * field->labels + place] = 1.0f;
        else if (place == -2)
            return -1;
    }
    return 0;
}

static void write_members(const Field *field, float *at, unsigned long long mask)
{
    for (mask &= (1ULL << field->labels) - 1; mask; mask &= mask - 1)
        at[__builtin_ctzll(mask)] = 1.0f;
}

static void write_packed(const Field *field, float *at, long long number)
{
    const long long full = (1LL << field->width) - 1;
    for (long place = 0; place < field->labels; place++, number >>= field->width)
        write_number(field, at + place, number & full);
}

/* Writes one value into an entry or entries that are 0; returns -1 with an error set if it does not fit. */
static inline int write_value(const Field *field, float *at, PyObject *value)
{
    PyObject **items;
    Py_ssize_t count;
    long long number;
    long place;
    switch (field->kind) {
    case CHOICE:
        place = place_of(field, value);
        if (place >= 0)
            at[place] = 1.0f;
        return place == -2 ? -1 : 0;
    case NUMBER:
    case MEMBERS:
    case PACKED:
        number = value_of(value);
        if (number == BAD)
            return -1;
        if (field->kind == NUMBER)
            write_number(field, at, number);
        else if (field->kind == MEMBERS)
            write_members(field, at, (unsigned long long)number);
        else
            write_packed(field, at, number);
        return 0;
    default:
        if (items_of(value, &items, &count) < 0)
            return -1;
        if (field->kind == COUNTS)
            return write_all_counts(field, at, items, count);
        if (field->kind == NUMBERS)
            return write_numbers(field, at, items, count);
        if (field->kind == CHOICES)
            return write_choices(field, at, items, count);
        return write_places(field, at, items, count);
    }
}

/* Writes the values of all fields, which come in groups, into a row of zeros. */
static int write_groups(const Rows *self, float *row, PyObject *groups)
{
    const Field *field = self->layout, *end = field + self->fields;
    for (Py_ssize_t g = 0; g < PyList_GET_SIZE(groups); g++) {
        PyObject *values = PyList_GET_ITEM(groups, g);
        if (!PyList_Check(values) || PyList_GET_SIZE(values) > end - field) {
            PyErr_SetString(PyExc_ValueError, "values come in lists, and there are as many as fields");
            return -1;
        }
        PyObject **value = PySequence_Fast_ITEMS(values);
        for (const Field *last = field + PyList_GET_SIZE(values); field < last; field++, value++)
            if (write_value(field, row + field->offset, *value) < 0)
                return -1;
    }
    if (field < end) {
        PyErr_Format(PyExc_ValueError, "%zd values for %zd fields", (Py_ssize_t)(field - self->layout), self->fields);
        return -1;
    }
    return 0;
}

/* For noting where in a state the lists and tuples lie that it holds. */
typedef struct {
    Rows *rows;
    char *state;
} Noting;

static int note_slot(PyObject *object, void *noting)
{
    Rows *rows = ((Noting *)noting)->rows;
    char *state = ((Noting *)noting)->state;
    if (!PyList_CheckExact(object) && !PyTuple_CheckExact(object))
        return 0;
    Py_ssize_t end = rows->type->tp_basicsize - (Py_ssize_t)sizeof(object);
    for (Py_ssize_t at = sizeof(PyObject); at <= end && rows->slots < MOST_SLOTS; at += sizeof(object)) {
        int is_known = 0;
        for (int n = 0; n < rows->slots; n++)
            is_known |= rows->slot[n] == at;
        if (!is_known && *(PyObject **)(state + at) == object) {
            rows->slot[rows->slots++] = (int)at;
            return 0;
        }
    }
    return 0;
}

static void note_slots(Rows *self, PyObject *state)
{
    Noting noting = {self, (char *)state};
    self->type = Py_TYPE(state);
    self->slots = 0;
    if (self->type->tp_traverse)
        self->type->tp_traverse(state, note_slot, &noting);
}

static inline void fetch_memory(const void *start, Py_ssize_t size)
{
    for (Py_ssize_t at = 0; at < size; at += LINE)
        __builtin_prefetch((const char *)start + at);
}

/* What a state holds at one of its slots. */
static inline PyObject *held(PyObject *state, int slot)
{
    return *(PyObject **)((char *)state + slot);
}

/* Asks for the items of a list or tuple, as far as they lie apart from where it begins. */
static inline void fetch_items(PyObject *object)
{
    if (object && PyList_CheckExact(object))
        fetch_memory(((PyListObject *)object)->ob_item, PyList_GET_SIZE(object) * (Py_ssize_t)sizeof(object));
    else if (object && PyTuple_CheckExact(object) && PyTuple_GET_SIZE(object) > FIRST)
        fetch_memory(&PyTuple_GET_ITEM(object, FIRST), (PyTuple_GET_SIZE(object) - FIRST) * (Py_ssize_t)sizeof(object));
}

/* Asks for the first things in a list: there is one for each seat, or they are small ints. */
static inline void fetch_things(PyObject *object)
{
    if (!object || !PyList_CheckExact(object))
        return;
    Py_ssize_t count = PyList_GET_SIZE(object);
    for (Py_ssize_t n = 0; n < count && n < FIRST; n++) {
        PyObject *thing = PyList_GET_ITEM(object, n);
        if ((uintptr_t)thing - small_ints >= small_span)
            fetch_memory(thing, 2 * LINE);
    }
}

/* A thousand games do not fit into the nearer caches. So while one is played, what the next ones need is fetched, each
   time what the last time has brought the way to: the fourth next itself, then its lists and tuples, their items, and
   what is in the lists. Where other programs use the shared cache this saves a good part of a step. */
static void fetch(Rows *self, Py_ssize_t row)
{
    if (row + 4 >= PyList_GET_SIZE(self->states))
        return;
    PyObject **next = &PyList_GET_ITEM(self->states, row);
    for (int n = 1; n <= 3; n++)
        if (Py_TYPE(next[n]) != self->type)
            note_slots(self, next[n]);
    fetch_memory(next[4], self->type->tp_basicsize);
    for (int n = 0; n < self->slots; n++) {
        __builtin_prefetch(held(next[3], self->slot[n]));
        fetch_items(held(next[2], self->slot[n]));
        fetch_things(held(next[1], self->slot[n]));
    }
}

static PyObject *rows_write(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Rows *self = (Rows *)object;
    if (count != 4 || !PyList_Check(args[2]) || !PyTuple_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "write() takes a row, a seat, groups of values and a tuple of actions");
        return NULL;
    }
    Py_ssize_t row = (Py_ssize_t)value_of(args[0]);
    long long seat = value_of(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (row < 0 || row >= self->count) {
        PyErr_SetString(PyExc_IndexError, "there is no such row");
        return NULL;
    }
    if (self->states)
        fetch(self, row);
    PyObject *legal = args[3];
    float *floats = (float *)self->observations.buf + row * self->size;
    memset(floats, 0, (size_t)self->size * sizeof(float));
    if (write_groups(self, floats, args[2]) < 0)
        return NULL;
    char *marks = (char *)self->masks.buf + row * self->actions;
    memset(marks, 0, (size_t)self->actions);
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(legal); n++) {
        long long action = value_of(PyTuple_GET_ITEM(legal, n));
        if (action < 0 || action >= self->actions) {
            outside();
            return NULL;
        }
        marks[action] = 1;
    }
    ((char *)self->seats.buf)[row] = (char)seat;
    Py_RETURN_NONE;
}

/* Returns the actions that are marked in a row, in ascending order. */
static PyObject *rows_marked(PyObject *object, PyObject *given)
{
    Rows *self = (Rows *)object;
    long long row = value_of(given);
    if (row < 0 || row >= self->count)
        return outside(), NULL;
    PyObject *actions = PyList_New(0);
    const char *marks = (const char *)self->masks.buf + row * self->actions;
    const char *mark = marks, *end = marks + self->actions;
    while (actions && mark < end && (mark = memchr(mark, 1, (size_t)(end - mark)))) {
        PyObject *action = PyLong_FromSsize_t(mark++ - marks);
        if (action == NULL || PyList_Append(actions, action) < 0)
            Py_CLEAR(actions);
        Py_XDECREF(action);
    }
    return actions;
}

static PyObject *rows_follow(PyObject *object, PyObject *states)
{
    Rows *self = (Rows *)object;
    if (!PyList_Check(states)) {
        PyErr_SetString(PyExc_TypeError, "follow() takes a list of states");
        return NULL;
    }
    Py_INCREF(states);
    Py_XSETREF(self->states, states);
    Py_RETURN_NONE;
}

static PyMethodDef rows_methods[] = {
    {"follow", rows_follow, METH_O, "Bring the states after a row nearer whenever one is written."},
    {"marked", rows_marked, METH_O, "Return the actions that are marked in a row."},
    {"write", (PyCFunction)(void (*)(void))rows_write, METH_FASTCALL,
     "Write what a seat that must decide observes and may do."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot rows_slots[] = {
    {Py_tp_doc, "The buffers of a number of games; see rows.py."},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_init, rows_init},
    {Py_tp_dealloc, rows_dealloc},
    {Py_tp_methods, rows_methods},
    {0, NULL},
};

static PyType_Spec rows_spec = {"tradecraft.envs.rows.Rows", sizeof(Rows), 0, Py_TPFLAGS_DEFAULT, rows_slots};

static int rows_exec(PyObject *module)
{
    find_small_ints();
    PyObject *type = PyType_FromSpec(&rows_spec);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Rows", type);
    Py_DECREF(type);
    return failed < 0 || PyModule_AddObjectRef(module, "IS_NATIVE", Py_True) < 0 ? -1 : 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, rows_exec},
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "tradecraft.envs.rows", "The C form of rows.py.", 0, NULL, module_slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_rows(void)
{
    return PyModuleDef_Init(&module);
}
