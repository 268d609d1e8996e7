#include "CReferenceCounts.h"
