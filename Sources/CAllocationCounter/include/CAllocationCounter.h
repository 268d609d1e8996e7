#ifndef TOUCHSTONE_ALLOCATION_COUNTER_H
#define TOUCHSTONE_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted at all: only with glibc, whose malloc can be wrapped.
bool touchstone_counts_allocations(void);

/// Starts to count the allocations of the calling thread, from 0.
void touchstone_start_counting(void);

/// Stops counting, and answers how many allocations the calling thread made since the start.
int64_t touchstone_stop_counting(void);

#endif
