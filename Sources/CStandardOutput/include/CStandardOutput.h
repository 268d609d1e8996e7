#pragma once

#include <stdio.h>

/// Takes bytes on their way out; answers how many it has taken.
typedef long (*touchstone_writer)(void *context, const char *bytes, long count);

/// Makes a stream that hands each line to a writer in the call that ends it; null where that fails.
FILE *touchstone_make_stream(void *context, touchstone_writer writer);

/// Writes out what `stdout` still holds; whether anything of all that was printed could not be written.
int touchstone_finish_stdout(void);

/// Puts a stream in the place of `stdout`, after writing out what that still holds.
void touchstone_replace_stdout(FILE *stream);
