// The view tree in 3D: every layer is a sheet, and a deeper view is nearer to the viewer. A rotated
// sheet is a parallelogram, which a 2D canvas can draw.
/** @import { Layers } from "./layers.js" */
/** @import { Placed } from "./geometry.js" */
import { holds, placed } from "./geometry.js";
import { concatenate } from "./layers.js";
import { SheetPainter } from "./sheet-painter.js";

const TURN = 0.008; // radians for each pixel of a drag
const STEP = 0.12; // radians for each arrow key
const STEEPEST = 1.35; // radians, so that the back of a sheet is never visible
const START = { yaw: -0.7, pitch: -0.24, zoom: 1 };
const SPACING = 70; // points between neighboring sheets
const MOST_STRETCH = 2.2; // the largest factor by which the spacing grows in a wide canvas
const NEAREST = 6; // the largest zoom factor
const FARTHEST = 0.3;
const EASE = 0.1; // milliseconds between drawings for each sheet: many sheets are drawn less often
const LONGEST_EASE = 200; // milliseconds

export class Exploded {
  #canvas;
  #layers;
  #painter;
  #choose;
  #show;
  #turn = { ...START };
  #center = { x: 0, y: 0 }; // the offset of the center, in pixels
  #spacing = SPACING;
  #from = 0;
  #to = Infinity;
  #isWireframe = false;
  #isDue = false;
  #timer = 0;
  #drawn = 0; // the time of the last drawing
  /** @type {Placed[]} */
  #sheets = []; // the drawn sheets, from back to front
  /** @type {((depth: number) => App.Matrix) | null} */
  #way = null; // the transform from the stage to the canvas for each depth, as last drawn
  /** @type {number | null} */
  #selected = null;
  /** @type {number | null} */
  #pointed = null;
  /** @type {Map<number, string>} */
  #lit = new Map(); // hit, passed or refused, by layer ID

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Layers} layers
   * @param {(key: string) => string} address
   * @param {{ choose: (node: number) => void, show: (node: number | null) => void }} actions
   */
  constructor(canvas, layers, address, { choose, show }) {
    this.#canvas = canvas;
    this.#layers = layers;
    this.#painter = new SheetPainter(canvas, address, () => this.changed());
    this.#choose = choose;
    this.#show = show;
    new ResizeObserver(() => this.changed()).observe(canvas);
    this.#listen();
  }

  // Draws in the browser's next frame.
  changed() {
    if (this.#isDue || this.#canvas.offsetParent === null) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#drawn = performance.now();
      this.#draw();
    });
  }

  // Draws after the app changed views, perhaps in every frame. Waits long enough to leave time for
  // other work.
  viewsChanged() {
    if (this.#timer) return;
    const ease = Math.min(this.#sheets.length * EASE, LONGEST_EASE);
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.changed();
    }, Math.max(0, this.#drawn + ease - performance.now()));
  }

  /** @param {number | null} node */
  select(node) {
    this.#selected = node;
    this.changed();
  }

  // Highlights the path of the hit test and the views that refused the touch.
  /** @param {App.Answer} answer */
  light({ path, refused }) {
    this.#lit.clear();
    for (const { node } of refused) if (node !== undefined) this.#lit.set(node, "refused");
    for (const { node, verdict } of path) {
      if (node !== undefined) this.#lit.set(node, verdict === "hit" ? "hit" : "passed");
    }
    this.changed();
  }

  /** @param {boolean} isWireframe */
  setWireframe(isWireframe) {
    this.#isWireframe = isWireframe;
    this.changed();
  }

  /** @param {number} spacing */
  setSpacing(spacing) {
    this.#spacing = spacing;
    this.changed();
  }

  // Shows only the sheets within a range of depths.
  /** @param {number} from @param {number} to */
  setRange(from, to) {
    this.#from = from;
    this.#to = to;
    this.changed();
  }

  // The current depth of the tree.
  get depth() {
    return placed(this.#layers).reduce((most, { depth }) => Math.max(most, depth), 0);
  }

  reset() {
    this.#turn = { ...START };
    this.#center = { x: 0, y: 0 };
    this.changed();
  }

  #listen() {
    const canvas = this.#canvas;
    /** @type {{ x: number, y: number, isTap: boolean } | null} */
    let drag = null;
    canvas.addEventListener("pointerdown", (event) => {
      drag = { x: event.clientX, y: event.clientY, isTap: true };
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!drag) return this.#point(this.#at(event));
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (drag.isTap && Math.hypot(x, y) < 4) return;
      drag = { x: event.clientX, y: event.clientY, isTap: false };
      if (event.shiftKey || event.buttons === 4) this.#push(x, y);
      else this.#rotate(x * TURN, -y * TURN);
    });
    canvas.addEventListener("pointerup", (event) => {
      const node = drag?.isTap ? this.#at(event) : null;
      drag = null;
      if (node !== null) this.#choose(node);
    });
    canvas.addEventListener("pointercancel", () => { drag = null; });
    canvas.addEventListener("pointerleave", () => this.#point(null));
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * 0.002));
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => this.#press(event));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#rotate(-STEP, 0), ArrowRight: () => this.#rotate(STEP, 0),
      ArrowUp: () => this.#rotate(0, STEP), ArrowDown: () => this.#rotate(0, -STEP),
      "+": () => this.#zoom(1.2), "=": () => this.#zoom(1.2), "-": () => this.#zoom(1 / 1.2),
      Home: () => this.reset(),
    };
    const action = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** @param {number} yaw @param {number} pitch */
  #rotate(yaw, pitch) {
    this.#turn.yaw = Math.min(Math.max(this.#turn.yaw + yaw, -STEEPEST), STEEPEST);
    this.#turn.pitch = Math.min(Math.max(this.#turn.pitch + pitch, -STEEPEST), STEEPEST);
    this.changed();
  }

  /** @param {number} factor */
  #zoom(factor) {
    this.#turn.zoom = Math.min(Math.max(this.#turn.zoom * factor, FARTHEST), NEAREST);
    this.changed();
  }

  /** @param {number} x @param {number} y */
  #push(x, y) {
    this.#center = { x: this.#center.x + x, y: this.#center.y + y };
    this.changed();
  }

  /** @param {number | null} node */
  #point(node) {
    if (node === this.#pointed) return;
    this.#pointed = node;
    this.#show(node);
    this.changed();
  }

  // Returns the frontmost view at a point of the canvas.
  /** @param {MouseEvent} event */
  #at(event) {
    const box = this.#canvas.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const way = this.#way;
    const sheet = way && this.#sheets.findLast(({ node, matrix, bounds, depth }) =>
      node.view !== false && holds(concatenate(matrix, way(depth)), bounds, point));
    return sheet?.id ?? null;
  }

  // Returns the factor by which the spacing grows so that the sheets fill a wide canvas. It uses
  // the initial rotation, so the spacing stays constant while the user rotates the sheets.
  /** @param {number} deepest @param {number} stageWidth @param {number} stageHeight */
  #stretch(deepest, stageWidth, stageHeight) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const thick = deepest * SPACING;
    const [across, down] = [Math.abs(Math.sin(START.yaw)), Math.abs(Math.sin(START.pitch))];
    const wide = stageWidth * Math.cos(START.yaw);
    const high = stageHeight * Math.cos(START.pitch) + stageWidth * across * down;
    const ratio = width / Math.max(1, height);
    const gain = thick * (across - ratio * Math.cos(START.yaw) * down);
    if (gain <= 0) return 1;
    return Math.min(Math.max(1, (ratio * high - wide) / gain), MOST_STRETCH);
  }

  // Returns the transform from the stage to the canvas for each depth.
  /** @returns {(depth: number) => App.Matrix} */
  #makeWay() {
    const { yaw, pitch, zoom } = this.#turn;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const [, , stageWidth, stageHeight] =
      this.#layers.entries.get(this.#layers.roots[0])?.node.bounds ?? [0, 0, 390, 844];
    const deepest = this.#sheets.at(-1)?.depth ?? 0;
    const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
    const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
    const thick = deepest * this.#spacing * this.#stretch(deepest, stageWidth, stageHeight);
    const wide = stageWidth * cosYaw + thick * Math.abs(sinYaw);
    const high = stageHeight * cosPitch + stageWidth * Math.abs(sinYaw * sinPitch)
      + thick * Math.abs(cosYaw * sinPitch);
    const scale = zoom * Math.min(width / (wide + 24), height / (high + 24));
    /** @type {App.Matrix} */
    const plane = [scale * cosYaw, scale * sinYaw * sinPitch, 0, scale * cosPitch, 0, 0];
    const [x, y] = [width / 2 + this.#center.x, height / 2 + this.#center.y];
    const [midX, midY] = [stageWidth / 2, stageHeight / 2];
    // Center the visible range of depths.
    const middle = (Math.min(this.#from, deepest) + Math.min(this.#to, deepest)) / 2;
    return (depth) => {
      const z = deepest > 0 ? ((depth - middle) / deepest) * thick : 0;
      return [
        plane[0], plane[1], plane[2], plane[3],
        x - plane[0] * midX + scale * z * sinYaw,
        y - plane[1] * midX - plane[3] * midY - scale * z * cosYaw * sinPitch,
      ];
    };
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const context = this.#canvas.getContext("2d");
    if (!context || width === 0 || height === 0) return;
    const ratio = devicePixelRatio;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== wide) this.#canvas.width = wide;
    if (this.#canvas.height !== high) this.#canvas.height = high;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, wide, high);
    // Sorting is stable: the back-to-front order within a depth is preserved.
    this.#sheets = placed(this.#layers, (id) => id === this.#selected || this.#lit.has(id))
      .sort((one, other) => one.depth - other.depth);
    const way = this.#makeWay();
    this.#way = way;
    this.#sheets = this.#sheets.filter(({ depth }) => depth >= this.#from && depth <= this.#to);
    /** @type {Placed | null} */
    let named = null;
    for (const sheet of this.#sheets) {
      const [a, b, c, d, x, y] = concatenate(sheet.matrix, way(sheet.depth));
      context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, x * ratio, y * ratio);
      if (!this.#isWireframe) this.#painter.fill(context, sheet);
      if (sheet.node.view !== false) {
        const isChosen = sheet.id === this.#selected || sheet.id === this.#pointed;
        this.#painter.edge(context, sheet, this.#lit.get(sheet.id), isChosen);
      }
      if (sheet.id === (this.#pointed ?? this.#selected)) named = sheet;
    }
    if (!named) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#painter.name(context, named, concatenate(named.matrix, way(named.depth)));
  }
}
