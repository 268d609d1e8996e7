// Qt 6 for comparison: trees of plain widgets, hit tests, and events that propagate to parents.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Starts Qt without a screen. Call once, before the other functions.
void qtwalk_start(void);

/// Creates a widget in front of its siblings. `parent` is null for the root.
void *qtwalk_make(void *parent, double x, double y, double width, double height);

/// Shows the root widget, so that Qt lays out its descendants.
void qtwalk_show(void *widget);

/// Returns the innermost widget at a point, or null if no widget is there.
void *qtwalk_hit(void *widget, double x, double y);

/// Creates a chain of widgets that ignore presses, inside one that accepts them. Returns the
/// innermost widget.
void *qtwalk_make_chain(int depth);

/// Sends a press to a widget. It propagates to parents until a widget accepts it.
void qtwalk_press(void *widget);

/// Frees a widget, its ancestors and its descendants.
void qtwalk_free(void *widget);

#ifdef __cplusplus
}
#endif
