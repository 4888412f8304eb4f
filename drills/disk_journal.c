/* Records what a process does to one SQLite database: every write, truncation and sync of its files.
 *
 * Preloaded into the server by the power-loss drill. DISK_JOURNAL_OF names the database, DISK_JOURNAL the journal file.
 * An entry of the journal is a header followed by the bytes written. An operation is recorded after it has happened, so
 * whatever the process does after a sync has returned comes later in the journal.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { MOST_FILES = 4096 };
struct header {
    int64_t nanoseconds, offset, length;
    int32_t kind, file;
};

static char files[MOST_FILES]; /* for each descriptor: 0, or 1 + the number of the file */
static int journal = -1;

#define SOUND(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int file_of(const char *path) {
    static const char *endings[] = {"", "-wal", "-journal"};
    const char *database = getenv("DISK_JOURNAL_OF");
    size_t length = database ? strlen(database) : 0;
    if (!length || strncmp(path, database, length)) return 0;
    for (int k = 0; k < 3; k++)
        if (!strcmp(path + length, endings[k])) return k + 1;
    return 0;
}

static void note(int kind, int file, int64_t offset, const void *data, int64_t length) {
    struct timespec now;
    struct header header = {0, offset, length, kind, file - 1};
    struct iovec parts[2] = {{&header, sizeof header}, {(void *)data, data ? (size_t)length : 0}};
    if (journal < 0) journal = SOUND(open)(getenv("DISK_JOURNAL"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    clock_gettime(CLOCK_MONOTONIC, &now);
    header.nanoseconds = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
    if (writev(journal, parts, 2) < 0) abort();
}

static int opened(int descriptor, const char *path, int flags) {
    if (descriptor >= 0 && descriptor < MOST_FILES) {
        files[descriptor] = (char)file_of(path);
        if (files[descriptor] && (flags & O_TRUNC)) note('T', files[descriptor], 0, NULL, 0);
    }
    return descriptor;
}

#define OPENING(name)                                        \
    int name(const char *path, int flags, ...) {             \
        va_list rest;                                        \
        va_start(rest, flags);                               \
        mode_t mode = va_arg(rest, mode_t);                  \
        va_end(rest);                                        \
        return opened(SOUND(name)(path, flags, mode), path, flags); \
    }
OPENING(open)
OPENING(open64)

int close(int descriptor) {
    if (descriptor >= 0 && descriptor < MOST_FILES) files[descriptor] = 0;
    return SOUND(close)(descriptor);
}

static int watched(int descriptor) { return descriptor >= 0 && descriptor < MOST_FILES ? files[descriptor] : 0; }

#define WRITING(name, offset_type)                                                      \
    ssize_t name(int descriptor, const void *data, size_t length, offset_type offset) { \
        ssize_t written = SOUND(name)(descriptor, data, length, offset);                \
        int file = watched(descriptor);                                                 \
        if (file && written > 0) note('W', file, offset, data, written);                \
        return written;                                                                 \
    }
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

ssize_t write(int descriptor, const void *data, size_t length) {
    int file = watched(descriptor);
    off_t offset = file ? lseek(descriptor, 0, SEEK_CUR) : 0;
    ssize_t written = SOUND(write)(descriptor, data, length);
    if (file && written > 0) note('W', file, offset, data, written);
    return written;
}

#define CUTTING(name, offset_type)                              \
    int name(int descriptor, offset_type length) {              \
        int result = SOUND(name)(descriptor, length);           \
        int file = watched(descriptor);                         \
        if (file && !result) note('T', file, length, NULL, 0);  \
        return result;                                          \
    }
CUTTING(ftruncate, off_t)
CUTTING(ftruncate64, off64_t)

#define SYNCING(name)                                      \
    int name(int descriptor) {                             \
        int result = SOUND(name)(descriptor);              \
        int file = watched(descriptor);                    \
        if (file && !result) note('S', file, 0, NULL, 0);  \
        return result;                                     \
    }
SYNCING(fsync)
SYNCING(fdatasync)

int unlink(const char *path) {
    int result = SOUND(unlink)(path), file = file_of(path);
    if (file && !result) note('U', file, 0, NULL, 0);
    return result;
}
