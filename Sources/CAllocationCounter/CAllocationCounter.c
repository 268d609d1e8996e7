// Replaces glibc's allocator in the executable that links it, and counts the calls of one thread
// while counting is on. It counts allocations, which cost time, and not deallocations.
#include "CAllocationCounter.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Thread-local storage of the executable itself: reading it allocates nothing.
static __thread int64_t allocations __attribute__((tls_model("initial-exec")));
static __thread bool is_counting __attribute__((tls_model("initial-exec")));

// A breakpoint here stops at every counted allocation.
__attribute__((noinline)) void touchstone_did_allocate(void) { allocations += 1; }

static inline void count(void) {
  if (__builtin_expect(is_counting, 0)) touchstone_did_allocate();
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

bool touchstone_counts_allocations(void) { return true; }

void touchstone_start_counting(void) {
  allocations = 0;
  is_counting = true;
}

int64_t touchstone_stop_counting(void) {
  is_counting = false;
  return allocations;
}

#else

bool touchstone_counts_allocations(void) { return false; }
void touchstone_start_counting(void) {}
int64_t touchstone_stop_counting(void) { return 0; }

#endif
