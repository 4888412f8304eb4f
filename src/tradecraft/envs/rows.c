/* Writes observations, masks and results of many games into the rows of shared buffers.

   The C form of rows.py, which says what everything means; tests compare the two. Nothing here knows a game: the
   layout says what to do with each value. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <string.h>

#define LINE 64 /* the bytes of a line of the cache */

enum { NUMBER, NUMBERS, CHOICE, CHOICES, MEMBERS, COUNTS, PLACES, PACKED };

typedef struct {
    long kind, offset, labels, low, high, scale, first, width, things;
    int is_one;
} Field;

typedef struct {
    PyObject_HEAD
    Py_ssize_t fields, size, actions, count;
    Field *layout;
    Py_buffer observations, masks, seats;
} Rows;

static void release(Rows *self)
{
    PyMem_Free(self->layout);
    self->layout = NULL;
    PyBuffer_Release(&self->observations);
    PyBuffer_Release(&self->masks);
    PyBuffer_Release(&self->seats);
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
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(layout, n), "lllllllll", &field->kind, &field->offset, &field->labels,
                              &field->low, &field->high, &field->scale, &field->first, &field->width, &field->things))
            return -1;
        if (field->kind < NUMBER || field->kind > PACKED || field->scale <= 0 || field->offset < 0 ||
            field->labels < 0 || field->things < 0 || field->width < 0 || field->width > 62 ||
            (field->kind == MEMBERS && field->labels > 62) || (field->kind == PACKED && field->low != 0) ||
            field->offset + field->labels * field->things > self->size) {
            PyErr_SetString(PyExc_ValueError, "a field does not fit into a row");
            return -1;
        }
        field->is_one = field->kind == NUMBER || field->kind == CHOICE || field->kind == MEMBERS || field->kind == PACKED;
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

/* The value of an int that is negative or large, or -1 with an error set. */
static Py_NO_INLINE long long long_value_of(PyObject *number)
{
#if PY_VERSION_HEX < 0x030C0000
    const digit *digits = ((PyLongObject *)number)->ob_digit;
    if (PyLong_CheckExact(number) && Py_SIZE(number) == -1)
        return -(long long)digits[0];
    if (PyLong_CheckExact(number) && Py_SIZE(number) == 2)
        return (long long)digits[1] << PyLong_SHIFT | digits[0];
#endif
    return PyLong_AsLongLong(number);
}

/* The value of an int, or -1 with an error set. Nearly all are of one digit, whose value needs no call. */
static inline long long value_of(PyObject *number)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number))
        return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    if (PyLong_CheckExact(number) && (size_t)Py_SIZE(number) <= 1)
        return ((PyLongObject *)number)->ob_digit[0];
#endif
    return long_value_of(number);
}

/* Writes a number into an entry that is 0. */
static inline void write_number(const Field *field, float *at, long long number)
{
    if (number < field->low)
        number = field->low;
    if (number > field->high)
        number = field->high;
    if (number)
        *at = (float)number / (float)field->scale;
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

static int outside(void)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_IndexError, "a value lies outside its field");
    return -1;
}

static int write_numbers(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    if (count > field->labels)
        return outside();
    for (Py_ssize_t n = 0; n < count; n++) {
        long long number = value_of(items[n]);
        if (number == -1 && PyErr_Occurred())
            return -1;
        write_number(field, at + n, number);
    }
    return 0;
}

/* A number below 0 becomes a large one without sign: one comparison finds all that lies outside, errors included. */
static int write_counts(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    const long long first = field->first;
    const unsigned long long labels = (unsigned long long)field->labels;
    for (Py_ssize_t n = 0; n < count; n++) {
        unsigned long long place = (unsigned long long)(value_of(items[n]) - first);
        if (place < labels)
            at[place] += 1.0f;
        else if ((long long)place >= 0 || PyErr_Occurred())
            return outside();
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
    const long long first = field->first;
    const unsigned long long labels = (unsigned long long)field->labels;
    for (Py_ssize_t n = 0; n < count; n++) {
        unsigned long long place = (unsigned long long)(value_of(items[n]) - first);
        if (place < labels)
            write_number(field, at + place, n + 1);
        else if ((long long)place >= 0 || PyErr_Occurred())
            return outside();
    }
    return 0;
}

static int write_choices(const Field *field, float *at, PyObject **items, Py_ssize_t count)
{
    const long long first = field->first;
    const unsigned long long labels = (unsigned long long)field->labels;
    unsigned long long mask = ~0ULL;
    if (count == 2 && PyTuple_Check(items[0])) {
        mask = (unsigned long long)value_of(items[1]);
        if (PyErr_Occurred() || items_of(items[0], &items, &count) < 0)
            return -1;
    }
    if (count > field->things || count > 64)
        return outside();
    if (count < 64)
        mask &= (1ULL << count) - 1;
    for (; mask; mask &= mask - 1) {
        unsigned long long thing = (unsigned long long)__builtin_ctzll(mask);
        unsigned long long place = (unsigned long long)(value_of(items[thing]) - first);
        if (place < labels)
            at[thing * labels + place] = 1.0f;
        else if ((long long)place >= 0 || PyErr_Occurred())
            return outside();
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
    for (long place = 0; number && place < field->labels; place++, number >>= field->width)
        write_number(field, at + place, number & full);
}

/* Writes a value that is one number; returns -1 with an error set if it does not fit. */
static inline int write_one(const Field *field, float *at, PyObject *value)
{
    long long number = value_of(value);
    if (number == -1 && PyErr_Occurred())
        return -1;
    switch (field->kind) {
    case NUMBER:
        write_number(field, at, number);
        return 0;
    case MEMBERS:
        write_members(field, at, (unsigned long long)number);
        return 0;
    case PACKED:
        write_packed(field, at, number);
        return 0;
    default:
        number -= field->first;
        if (number >= field->labels)
            return outside();
        if (number >= 0)
            at[number] = 1.0f;
        return 0;
    }
}

/* Writes a value that is a list or a tuple; returns -1 with an error set if it does not fit. */
static int write_several(const Field *field, float *at, PyObject *value)
{
    PyObject **items;
    Py_ssize_t count;
    if (items_of(value, &items, &count) < 0)
        return -1;
    switch (field->kind) {
    case NUMBERS:
        return write_numbers(field, at, items, count);
    case CHOICES:
        return write_choices(field, at, items, count);
    case COUNTS:
        return write_all_counts(field, at, items, count);
    default:
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
        for (Py_ssize_t n = 0; n < PyList_GET_SIZE(values); n++, field++) {
            PyObject *value = PyList_GET_ITEM(values, n);
            float *at = row + field->offset;
            if ((field->is_one ? write_one(field, at, value) : write_several(field, at, value)) < 0)
                return -1;
        }
    }
    if (field < end) {
        PyErr_Format(PyExc_ValueError, "%zd values for %zd fields", (Py_ssize_t)(field - self->layout), self->fields);
        return -1;
    }
    return 0;
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

/* Asks for the memory an object begins with, so that it has come by the time it is needed. */
static int fetch_object(PyObject *object, void *unused)
{
    (void)unused;
    __builtin_prefetch(object);
    return 0;
}

/* Asks for the items of a list, whose own memory has come. */
static int fetch_items(PyObject *object, void *unused)
{
    (void)unused;
    if (PyList_CheckExact(object))
        __builtin_prefetch(((PyListObject *)object)->ob_item);
    return 0;
}

/* A thousand games do not fit into the nearer caches. So while one is played, the next ones are fetched: the third next
   itself, what the second next holds, and the items of the next. Where other programs use the shared cache this saves a
   fifth of a step; alone on the machine it makes no difference. */
static PyObject *rows_fetch(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    (void)object;
    if (count != 2 || !PyList_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "fetch() takes a list of states and a row");
        return NULL;
    }
    Py_ssize_t row = (Py_ssize_t)value_of(args[1]), last = PyList_GET_SIZE(args[0]) - 1;
    if (row < 0) {
        outside();
        return NULL;
    }
    if (row + 3 <= last) {
        PyObject *state = PyList_GET_ITEM(args[0], row + 3);
        for (Py_ssize_t at = 0; at < Py_TYPE(state)->tp_basicsize; at += LINE)
            __builtin_prefetch((char *)state + at);
    }
    if (row + 2 <= last) {
        PyObject *state = PyList_GET_ITEM(args[0], row + 2);
        if (Py_TYPE(state)->tp_traverse)
            Py_TYPE(state)->tp_traverse(state, fetch_object, NULL);
    }
    if (row + 1 <= last) {
        PyObject *state = PyList_GET_ITEM(args[0], row + 1);
        if (Py_TYPE(state)->tp_traverse)
            Py_TYPE(state)->tp_traverse(state, fetch_items, NULL);
    }
    Py_RETURN_NONE;
}

static PyMethodDef rows_methods[] = {
    {"fetch", (PyCFunction)(void (*)(void))rows_fetch, METH_FASTCALL, "Bring the states after a row nearer."},
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
