// Places of layers: the way from a layer to the stage, for many layers at once, and back.
/** @import { Layers } from "./layers.js" */
import { concatenate, IDENTITY, NOWHERE } from "./layers.js";

// A layer that can be seen: how deep its view stands among views, how opaque it is with all around
// it, and its way to the stage.
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

// All layers that are not hidden, those behind first; a hidden one comes with all in it where it is
// wanted.
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

// Whether a point lies in a rectangle that a way has taken somewhere.
/** @param {App.Matrix} matrix @param {App.Rectangle} rectangle @param {App.Point} point */
export function holds([a, b, c, d, tx, ty], [left, top, width, height], { x, y }) {
  const size = a * d - b * c;
  if (size === 0) return false;
  const inX = (d * (x - tx) - c * (y - ty)) / size - left;
  const inY = (a * (y - ty) - b * (x - tx)) / size - top;
  return inX >= 0 && inY >= 0 && inX < width && inY < height;
}
