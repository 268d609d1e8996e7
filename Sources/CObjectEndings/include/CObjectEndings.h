#pragma once

// The deallocation of Swift objects, which only C can observe. The runtime calls the function two
// words before the class's metadata, with the object in the register of `self`.

/// The callbacks for objects of watched classes. Set them before watching the first class.
typedef struct {
  /// Returns the function that deallocated objects of a class before it was watched, or NULL if the
  /// class was never watched.
  void *_Nullable (*_Nonnull original)(const void *_Nonnull metadata);
  /// Called when the object has ended, while its memory is still reserved.
  void (*_Nonnull ended)(void *_Nonnull object);
} ObjectEndingHandler;

/// Sets the callbacks.
void object_endings_set_handler(ObjectEndingHandler handler);

/// Returns the current deallocation function of a class.
void *_Nonnull object_endings_current(const void *_Nonnull metadata);

/// Calls the handler for every deallocation of an object of exactly this class.
void object_endings_watch(void *_Nonnull metadata);
