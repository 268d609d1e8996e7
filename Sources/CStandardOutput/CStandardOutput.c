#define _GNU_SOURCE
#include "CStandardOutput.h"

#include <stdlib.h>
#include <sys/types.h>

/// The context of a C library stream's callback.
struct route {
  void *context;
  touchstone_writer writer;
};

#ifdef __linux__
static ssize_t write_through(void *cookie, const char *bytes, size_t count) {
  struct route *route = cookie;
  return route->writer(route->context, bytes, (long)count);
}
#else
static int write_through(void *cookie, const char *bytes, int count) {
  struct route *route = cookie;
  return (int)route->writer(route->context, bytes, count);
}
#endif

FILE *touchstone_make_stream(void *context, touchstone_writer writer) {
  struct route *route = malloc(sizeof *route);
  if (!route) return NULL;
  route->context = context;
  route->writer = writer;
#ifdef __linux__
  cookie_io_functions_t functions = {.write = write_through};
  FILE *stream = fopencookie(route, "w", functions);
#else
  FILE *stream = funopen(route, NULL, write_through, NULL, NULL);
#endif
  if (!stream) {
    free(route);
    return NULL;
  }
  setvbuf(stream, NULL, _IOLBF, 0);
  return stream;
}

int touchstone_finish_stdout(void) {
  int failed = fflush(stdout);
  return failed || ferror(stdout);
}

void touchstone_replace_stdout(FILE *stream) {
  fflush(stdout);
  stdout = stream;
}
