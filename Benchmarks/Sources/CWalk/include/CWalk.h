// The unit of the benchmarks: the plainest hit test over structs that one can write in C.
#pragma once

struct cwalk_view;

/// Makes a view on top of its parent's children; the outermost has no parent.
struct cwalk_view *cwalk_make(
    struct cwalk_view *parent, double x, double y, double width, double height);

/// The view that takes a point, which is in the coordinates of `view`; none where none does.
struct cwalk_view *cwalk_hit(struct cwalk_view *view, double x, double y);

/// Moves a view.
void cwalk_move(struct cwalk_view *view, double x, double y);

/// Ends a view and all below it.
void cwalk_free(struct cwalk_view *view);
