// Swift modules above this one define the functions of the header.
#include "CKitModules.h"
