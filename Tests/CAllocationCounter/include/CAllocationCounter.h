#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: with glibc, unless a sanitizer takes malloc's place.
bool countsAllocations(void);

/// The allocations that the calling thread has made so far, reallocations included.
uint64_t allocationCount(void);

#endif
