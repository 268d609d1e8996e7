#pragma once

// Functions of the Swift runtime, which has no header. `unowned` and `weak` use them.

/// Retains an object's memory, but not the object.
void *_Nonnull swift_unownedRetain(void *_Nonnull object);

/// Releases a reference of `swift_unownedRetain`.
void swift_unownedRelease(void *_Nonnull object);

/// Retains an object whose memory is retained, or returns NULL if its deinitialization has begun.
void *_Nullable swift_tryRetain(void *_Nonnull object);
