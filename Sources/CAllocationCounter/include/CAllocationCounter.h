#ifndef TOUCHSTONE_ALLOCATION_COUNTER_H
#define TOUCHSTONE_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether allocations can be counted. This requires glibc, whose malloc can be wrapped.
bool touchstone_counts_allocations(void);

/// Starts counting the allocations of the calling thread, from 0.
void touchstone_start_counting(void);

/// Stops counting, and returns the number of allocations since the start.
int64_t touchstone_stop_counting(void);

#endif
