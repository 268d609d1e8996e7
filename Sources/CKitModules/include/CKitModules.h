#pragma once

/// Returns the modules above UIKitCore, as a retained `KitModuleList`.
///
/// UIKitCore can't import these modules, and code that is only linked never runs automatically.
/// TouchstoneKit, which imports all of them, defines this function. A program that links UIKitCore
/// without TouchstoneKit fails to link, so that no program runs without Auto Layout, keys or focus
/// by mistake.
const void *_Nonnull touchstone_kit_modules(void);

/// Returns the object that represents UIKitCore in the module below it, as a retained
/// `CoreServicesBox`. UIKitCore defines this function. A program that links UIKitVocabulary without
/// UIKitCore fails to link.
const void *_Nonnull touchstone_kit_core(void);
