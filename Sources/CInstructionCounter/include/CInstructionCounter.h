#ifndef C_INSTRUCTION_COUNTER_H
#define C_INSTRUCTION_COUNTER_H

/// Makes the profiler start counting.
///
/// Callgrind must run with `--instr-atstart=no`. A program runs much faster until it calls this
/// function. Without a profiler, or if it was built without the headers of Valgrind, this function
/// does nothing.
void instruction_counter_begin(void);

/// Stops counting.
void instruction_counter_end(void);

#endif
