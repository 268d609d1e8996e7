#pragma once

/// The modules above UIKitCore, as a retained `KitModuleList`.
///
/// UIKitCore knows none of them, and code that is only linked never runs by itself. TouchstoneKit, which
/// knows all of them, defines this function. A program that links UIKitCore without TouchstoneKit fails
/// to link, so that no program runs without Auto Layout, keys or focus by mistake.
const void *_Nonnull touchstone_kit_modules(void);

/// The object that answers for UIKitCore in the module below it, as a retained `CoreBox`. UIKitCore
/// defines this function. A program that links UIKitVocabulary without UIKitCore fails to link.
const void *_Nonnull touchstone_kit_core(void);
