// Cairo paints, FreeType reads the outlines of letters.
#include <cairo.h>
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
