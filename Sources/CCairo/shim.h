// Cairo paints, and FreeType reads the outlines of glyphs.
#include <cairo.h>
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
