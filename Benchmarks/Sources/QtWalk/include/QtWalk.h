// Qt 6 beside us: trees of plain widgets, asked who lies under a point, and an event that climbs.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Starts Qt without a screen; once, before anything else.
void qtwalk_start(void);

/// Makes a widget on top of its parent's children; the outermost has no parent.
void *qtwalk_make(void *parent, double x, double y, double width, double height);

/// Shows the outermost widget, so that Qt gives all below their places.
void qtwalk_show(void *widget);

/// The innermost widget at a point; none where none takes it.
void *qtwalk_hit(void *widget, double x, double y);

/// Makes a chain of widgets that ignore presses, in one that takes them; answers the innermost.
void *qtwalk_make_chain(int depth);

/// Sends a press to a widget, which climbs until a widget takes it.
void qtwalk_press(void *widget);

/// Ends a widget and all around and below it.
void qtwalk_free(void *widget);

#ifdef __cplusplus
}
#endif
