#include "CInstructionCounter.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

void instruction_counter_begin(void) { CALLGRIND_START_INSTRUMENTATION; }
void instruction_counter_end(void) { CALLGRIND_STOP_INSTRUMENTATION; }
#else
void instruction_counter_begin(void) {}
void instruction_counter_end(void) {}
#endif
