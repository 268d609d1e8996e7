#ifndef C_INSTRUCTION_COUNTER_H
#define C_INSTRUCTION_COUNTER_H

/// Makes the profiler count from here on.
///
/// Callgrind has to run with `--instr-atstart=no`; a program runs much faster until this is called. Without
/// a profiler, and in a build on a machine without the headers of valgrind, this does nothing.
void instruction_counter_begin(void);

/// Ends the counting.
void instruction_counter_end(void);

#endif
