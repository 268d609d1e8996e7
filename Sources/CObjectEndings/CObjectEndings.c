#include "CObjectEndings.h"

// Functions of the Swift runtime, which has no header.
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);

#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*Ending)(__attribute__((swift_context)) void *object);

static ObjectEndingHandler handler;

void object_endings_set_handler(ObjectEndingHandler new) { handler = new; }

static Ending *place(const void *metadata) { return (Ending *)metadata - 2; }

// Retain the memory until the handler has run, so that no other object can have the same address.
// If the original function is unknown, leak the object, which is safer than a guess.
static SWIFT_CALL void watched(__attribute__((swift_context)) void *object) {
  Ending original = (Ending)handler.original(*(void **)object);
  if (!original) return;
  swift_unownedRetain(object);
  original(object);
  handler.ended(object);
  swift_unownedRelease(object);
}

void *object_endings_current(const void *metadata) {
  return (void *)__atomic_load_n(place(metadata), __ATOMIC_ACQUIRE);
}

void object_endings_watch(void *metadata) {
  __atomic_store_n(place(metadata), watched, __ATOMIC_RELEASE);
}
