#pragma once

#include <stdio.h>

/// Writes bytes, and returns the number of bytes written.
typedef long (*touchstone_writer)(void *context, const char *bytes, long count);

/// Creates a stream that passes each line to a writer during the call that ends the line. Returns
/// NULL on failure.
FILE *touchstone_make_stream(void *context, touchstone_writer writer);

/// Flushes `stdout`. Returns whether any printed output could not be written.
int touchstone_finish_stdout(void);

/// Flushes `stdout` and replaces it with a stream.
void touchstone_replace_stdout(FILE *stream);
