#pragma once

// How an object of Swift's ends, which only C can take part in: the runtime calls the function that
// stands two words before the class's metadata, with the object in the register of `self`.

/// What is asked and told while objects of watched classes end; set before the first class is watched.
typedef struct {
  /// The function that ended objects of a class before it was watched; none if it never was.
  void *_Nullable (*_Nonnull original)(const void *_Nonnull metadata);
  /// The object has ended; its memory is still its own.
  void (*_Nonnull ended)(void *_Nonnull object);
} ObjectEndingHandler;

/// Sets who is asked and told.
void object_endings_set_handler(ObjectEndingHandler handler);

/// The function that ends the objects of a class.
void *_Nonnull object_endings_current(const void *_Nonnull metadata);

/// Lets the handler hear of every end of an object of exactly this class.
void object_endings_watch(void *_Nonnull metadata);
