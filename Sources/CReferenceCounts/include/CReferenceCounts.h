#pragma once

// Functions of Swift's runtime, which has no header. They are what `unowned` and `weak` are made of.

/// Keeps an object's memory, but not the object.
void *_Nonnull swift_unownedRetain(void *_Nonnull object);

/// Gives back what `swift_unownedRetain` took.
void swift_unownedRelease(void *_Nonnull object);

/// Retains an object whose memory is kept; NULL where its end has begun.
void *_Nullable swift_tryRetain(void *_Nonnull object);
