#include "CKitFloors.h"

#include <stddef.h>

__attribute__((weak)) const void *touchstone_kit_floors(void) { return NULL; }

__attribute__((weak)) const void *touchstone_kit_core(void) { return NULL; }
