#pragma once

/// The modules above UIKitCore, as a retained `FloorList`; NULL where a program links the core alone.
///
/// UIKitCore knows none of them, and code that is only linked never runs by itself. TouchstoneKit, which
/// knows all of them, defines this function; the definition here is weak and gives way.
const void *_Nullable touchstone_kit_floors(void);

/// What answers for UIKitCore in the module below it, as a retained `CoreBox`; NULL where a program
/// links the vocabulary alone. UIKitCore defines this function, as above.
const void *_Nullable touchstone_kit_core(void);
