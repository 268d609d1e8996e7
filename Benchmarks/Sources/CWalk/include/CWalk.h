// The unit of the benchmarks: the simplest hit test over structs in C.
#pragma once

struct cwalk_view;

/// Creates a view in front of its siblings. `parent` is NULL for the root.
struct cwalk_view *cwalk_make(
    struct cwalk_view *parent, double x, double y, double width, double height);

/// Returns the view that a point hits, or NULL. The point is in the coordinates of `view`.
struct cwalk_view *cwalk_hit(struct cwalk_view *view, double x, double y);

/// Moves a view.
void cwalk_move(struct cwalk_view *view, double x, double y);

/// Frees a view and its descendants.
void cwalk_free(struct cwalk_view *view);
