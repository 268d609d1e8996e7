// Transforms of layers to the stage, for many layers at once, and the inverse.
/** @import { Layers } from "./layers.js" */
import { concatenate, IDENTITY, NOWHERE } from "./layers.js";

// A visible layer: the depth of its view among views, its opacity including its ancestors', and its
// transform to the stage.
/**
 * @typedef {object} Placed
 * @property {number} id
 * @property {App.LayerNode} node
 * @property {HTMLCanvasElement | null} canvas
 * @property {number} depth
 * @property {number} opacity
 * @property {App.Rectangle} bounds
 * @property {App.Matrix} matrix
 */

// Returns all layers that aren't hidden, from back to front. A wanted hidden layer is included with
// its whole subtree.
/** @param {Layers} layers @param {(id: number) => boolean} [isWanted] @returns {Placed[]} */
export function placed(layers, isWanted = () => false) {
  /** @type {Placed[]} */
  const all = [];
  /** @type {{ id: number, depth: number, opacity: number, matrix: App.Matrix }[]} */
  const waiting = [...layers.roots].reverse()
    .map((id) => ({ id, depth: 0, opacity: 1, matrix: IDENTITY }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, depth } = next;
    const entry = layers.entries.get(id);
    if (!entry) continue;
    const { node } = entry;
    if (node.hidden && !isWanted(id)) continue;
    const bounds = node.bounds ?? NOWHERE;
    const matrix = concatenate(node.matrix ?? IDENTITY, next.matrix);
    const opacity = next.opacity * (node.opacity ?? 1);
    all.push({ id, node, canvas: entry.canvas, depth, opacity, bounds, matrix });
    const inner = node.view === false ? depth : depth + 1;
    for (const child of [...node.children ?? []].reverse()) {
      waiting.push({ id: child, depth: inner, opacity, matrix });
    }
  }
  return all;
}

// Returns whether a point is in a rectangle that `matrix` has transformed.
/** @param {App.Matrix} matrix @param {App.Rectangle} rectangle @param {App.Point} point */
export function holds([a, b, c, d, tx, ty], [left, top, width, height], { x, y }) {
  const size = a * d - b * c;
  if (size === 0) return false;
  const inX = (d * (x - tx) - c * (y - ty)) / size - left;
  const inY = (a * (y - ty) - b * (x - tx)) / size - top;
  return inX >= 0 && inY >= 0 && inX < width && inY < height;
}
