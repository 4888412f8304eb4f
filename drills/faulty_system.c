/* Simulates a full disk and a wrong system clock for the faults drill.
 *
 * Writes to one SQLite database fail with "no space left on device" while a flag file exists: DISK_FULL_OF names the
 * database, DISK_FULL_WHILE the flag file. The time of day is shifted by the number of seconds in the file that
 * CLOCK_SHIFT names; monotonic clocks are not shifted.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static int is_full(int descriptor) {
    char link[64], path[PATH_MAX];
    const char *database = getenv("DISK_FULL_OF"), *flag = getenv("DISK_FULL_WHILE");
    if (!database || !flag || access(flag, F_OK)) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    size_t start = strlen(database);
    return !strncmp(path, database, start) && strcmp(path + start, "-shm");
}

#define WRITING(name, offset_type)                                                                \
    ssize_t name(int descriptor, const void *data, size_t length, offset_type offset) {           \
        if (is_full(descriptor)) return errno = ENOSPC, -1;                                       \
        return ((__typeof__(&name))dlsym(RTLD_NEXT, #name))(descriptor, data, length, offset);    \
    }
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = ((__typeof__(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime"))(clock, now);
    const char *name = getenv("CLOCK_SHIFT");
    FILE *file = clock == CLOCK_REALTIME && name ? fopen(name, "r") : NULL;
    if (file) {
        long seconds = 0;
        if (fscanf(file, "%ld", &seconds) == 1) now->tv_sec += seconds;
        fclose(file);
    }
    return result;
}
