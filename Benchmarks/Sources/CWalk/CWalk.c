#include "CWalk.h"

#include <stdbool.h>
#include <stdlib.h>

struct cwalk_view {
  double x, y, width, height;
  bool hidden, interactive;
  float alpha;
  struct cwalk_view **children;
  int count, capacity;
};

struct cwalk_view *cwalk_make(
    struct cwalk_view *parent, double x, double y, double width, double height) {
  struct cwalk_view *view = calloc(1, sizeof *view);
  if (!view) abort();
  view->x = x;
  view->y = y;
  view->width = width;
  view->height = height;
  view->interactive = true;
  view->alpha = 1;
  if (!parent) return view;
  if (parent->count == parent->capacity) {
    parent->capacity = parent->capacity ? parent->capacity * 2 : 4;
    parent->children = realloc(parent->children, parent->capacity * sizeof *parent->children);
    if (!parent->children) abort();
  }
  parent->children[parent->count++] = view;
  return view;
}

__attribute__((noinline))
struct cwalk_view *cwalk_hit(struct cwalk_view *view, double x, double y) {
  if (!view->interactive || view->hidden || view->alpha < 0.01f) return NULL;
  if (x < 0 || y < 0 || x >= view->width || y >= view->height) return NULL;
  for (int index = view->count - 1; index >= 0; index--) {
    struct cwalk_view *child = view->children[index];
    struct cwalk_view *hit = cwalk_hit(child, x - child->x, y - child->y);
    if (hit) return hit;
  }
  return view;
}

void cwalk_move(struct cwalk_view *view, double x, double y) {
  view->x = x;
  view->y = y;
}

void cwalk_free(struct cwalk_view *view) {
  for (int index = 0; index < view->count; index++) cwalk_free(view->children[index]);
  free(view->children);
  free(view);
}
