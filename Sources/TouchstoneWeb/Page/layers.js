// Draws the app's layers as DOM elements, and updates only what changed.
import { paint, tile } from "./painting.js";

/**
 * @typedef {"borderTopLeftRadius" | "borderTopRightRadius" | "borderBottomRightRadius"
 *   | "borderBottomLeftRadius"} Corner
 */

// A layer as the app sent it, with its elements and the ID of its parent.
/**
 * @typedef {object} Entry
 * @property {App.LayerNode} node
 * @property {HTMLElement} element
 * @property {number | null} parent
 * @property {HTMLElement | null} contents
 * @property {HTMLCanvasElement | null} canvas
 * @property {HTMLElement | null} edge
 * @property {string} painted
 */

/** @type {[bit: number, corner: Corner][]} */
const CORNERS = [ // bits of CACornerMask, in the order of CSS's corners
  [1, "borderTopLeftRadius"], [2, "borderTopRightRadius"],
  [8, "borderBottomRightRadius"], [4, "borderBottomLeftRadius"],
];
/** @type {Record<string, [size: string, position: string]>} */
const GRAVITIES = { // size and position for each contentsGravity
  resize: ["100% 100%", "center"],
  resizeAspect: ["contain", "center"],
  resizeAspectFill: ["cover", "center"],
  center: ["", "center"],
  top: ["", "center top"],
  bottom: ["", "center bottom"],
  left: ["", "left center"],
  right: ["", "right center"],
  topLeft: ["", "left top"],
  topRight: ["", "right top"],
  bottomLeft: ["", "left bottom"],
  bottomRight: ["", "right bottom"],
};
/** @type {App.Matrix} */
export const IDENTITY = [1, 0, 0, 1, 0, 0];
/** @type {App.Rectangle} */
export const NOWHERE = [0, 0, 0, 0];
const LARGEST_CANVAS = 4096; // device pixels on each side; a larger drawing has a lower resolution

export class Layers {
  /** @type {Map<number, Entry>} */
  entries = new Map();
  /** @type {number[]} */
  roots = [];
  #views;
  #outline;
  #address;
  #scale = 1;
  /** @type {number | null} */
  #outlined = null;

  // `address` returns the address of an image of the app.
  /**
   * @param {HTMLElement} views
   * @param {HTMLElement} outline
   * @param {(key: string) => string} address
   */
  constructor(views, outline, address) {
    this.#views = views;
    this.#outline = outline;
    this.#address = address;
    this.#watchPixelRatio();
  }

  clear() {
    this.entries.clear();
    this.roots = [];
    this.#views.replaceChildren();
    this.highlight(null);
  }

  // Updates only the layers in a difference, and the positions of layers inside a layer that
  // scrolled.
  /** @param {App.DisplayListDifference} difference */
  apply({ roots, changed = [], updated = [], removed = [] }) {
    for (const id of removed) {
      this.entries.get(id)?.element.remove();
      this.entries.delete(id);
    }
    /** @type {Set<number>} */
    const moved = new Set();
    const arranged = [];
    for (const node of changed) {
      this.#replace(node, moved);
      arranged.push(node);
    }
    for (const { id, without = [], ...values } of updated) {
      const entry = this.entries.get(id);
      if (!entry) continue;
      const parts = new Set([...Object.keys(values), ...without]);
      this.#change(entry, { ...entry.node, ...values }, without, parts, moved);
      if (parts.has("children")) arranged.push(entry.node);
    }
    for (const { id, children = [] } of arranged) this.#arrange(id, children, moved);
    if (roots) {
      this.roots = roots;
      this.#views.dataset.empty = `${roots.length === 0}`; // shows a note below the views
      order(this.#views, roots.flatMap((id) => this.entries.get(id)?.element ?? []), null);
    }
    for (const id of moved) this.#place(this.entries.get(id));
    if (this.#outlined !== null) this.highlight(this.#outlined);
  }

  // Repaints for a scaled stage, so that text stays sharp.
  /** @param {number} scale @param {boolean} [always] whether to repaint for the same scale, too */
  setScale(scale, always = false) {
    if (scale === this.#scale && !always) return;
    this.#scale = scale;
    for (const entry of this.entries.values()) {
      this.#showPattern(entry);
      this.#showDrawing(entry);
    }
  }

  // Returns the transform from a layer's coordinates to the stage's. Each layer's matrix leads to
  // the coordinates of its parent, whose own matrix includes its scroll offset.
  /** @param {number} id */
  matrixToStage(id) {
    let matrix = IDENTITY;
    let entry = this.entries.get(id);
    while (entry) {
      matrix = concatenate(matrix, entry.node.matrix ?? IDENTITY);
      entry = entry.parent === null ? undefined : this.entries.get(entry.parent);
    }
    return matrix;
  }

  // Outlines a layer on the stage, or none.
  /** @param {number | null} id */
  highlight(id) {
    const entry = id === null ? null : this.entries.get(id);
    this.#outlined = entry ? id : null;
    this.frame(this.#outline, entry ? id : null);
  }

  // Places an element of the stage around a layer, or hides the element if there is no layer.
  /** @param {HTMLElement} element @param {number | null} id */
  frame(element, id) {
    element.hidden = id === null || !this.entries.has(id);
    if (id === null || element.hidden) return;
    const [x, y, width, height] = this.#boundsOf(id);
    const [a, b, c, d, tx, ty] = this.matrixToStage(id);
    const { style } = element;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = css([a, b, c, d, a * x + c * y + tx, b * x + d * y + ty]);
  }

  /** @param {number | null} id */
  #boundsOf(id) {
    return id === null ? NOWHERE : this.entries.get(id)?.node.bounds ?? NOWHERE;
  }

  // Replaces or adds a whole layer.
  /** @param {App.LayerNode} node @param {Set<number>} moved */
  #replace(node, moved) {
    let entry = this.entries.get(node.id);
    if (!entry) this.entries.set(node.id, entry = made(node));
    this.#change(entry, node, [], null, moved);
  }

  // Updates the elements of a layer.
  /**
   * @param {Entry} entry
   * @param {App.LayerNode} node
   * @param {(keyof App.LayerNode)[]} without the properties that have their default value again
   * @param {Set<string> | null} parts the changed properties, or `null` for all
   * @param {Set<number>} moved receives the layers whose positions may have changed
   */
  #change(entry, node, without, parts, moved) {
    const [oldX, oldY] = entry.node.bounds ?? NOWHERE;
    for (const part of without) delete node[part];
    entry.node = node;
    /** @param {(keyof App.LayerNode)[]} names */
    const isNew = (...names) => !parts || names.some((name) => parts.has(name));
    if (isNew("bounds", "matrix")) moved.add(node.id);
    const [x, y, width, height] = node.bounds ?? NOWHERE;
    if (x !== oldX || y !== oldY) for (const child of node.children ?? []) moved.add(child);
    const { style } = entry.element;
    if (isNew("bounds")) {
      style.width = `${width}px`;
      style.height = `${height}px`;
    }
    if (isNew("hidden")) style.display = node.hidden ? "none" : "";
    if (isNew("opacity")) style.opacity = node.opacity === undefined ? "" : String(node.opacity);
    if (isNew("background")) style.backgroundColor = node.background ?? "";
    if (isNew("backgroundPattern")) this.#showPattern(entry);
    if (isNew("backgroundPattern", "bounds") && node.backgroundPattern) {
      style.backgroundPosition = `${-x}px ${-y}px`;
    }
    if (isNew("clips")) style.overflow = node.clips ? "clip" : "";
    if (isNew("mask")) style.clipPath = node.mask ? `path("${node.mask}")` : "";
    if (isNew("backdropBlur", "backdropSaturation")) {
      const blur = node.backdropBlur ?? 0;
      style.backdropFilter =
        blur > 0 ? `blur(${blur}px) saturate(${node.backdropSaturation ?? 1})` : "";
    }
    if (isNew("cornerRadius", "maskedCorners")) {
      for (const [bit, corner] of CORNERS) {
        style[corner] = (node.maskedCorners ?? 15) & bit ? `${node.cornerRadius ?? 0}px` : "";
      }
    }
    if (isNew("shadow", "background", "backgroundPattern", "clips")) shade(style, node);
    if (isNew("contents")) this.#showContents(entry);
    if (isNew("borderWidth", "borderColor")) this.#showEdge(entry);
    if (isNew("drawing", "drawingBounds", "bounds")) this.#showDrawing(entry);
  }

  /** @param {Entry} [entry] */
  #place(entry) {
    if (!entry) return;
    const [x, y] = entry.node.bounds ?? NOWHERE;
    const [parentX, parentY] = this.#boundsOf(entry.parent);
    const [a, b, c, d, tx, ty] = entry.node.matrix ?? IDENTITY;
    entry.element.style.transform =
      css([a, b, c, d, a * x + c * y + tx - parentX, b * x + d * y + ty - parentY]);
  }

  /** @param {number} id @param {number[]} children @param {Set<number>} moved */
  #arrange(id, children, moved) {
    const entry = this.entries.get(id);
    if (!entry) return;
    const elements = [];
    for (const child of children) {
      const inner = this.entries.get(child);
      if (!inner) continue;
      if (inner.parent !== id) moved.add(child);
      inner.parent = id;
      elements.push(inner.element);
    }
    order(entry.element, elements, entry.edge);
  }

  // Fills the background with the images of a pattern, or removes them.
  /** @param {Entry} entry */
  #showPattern(entry) {
    const { backgroundPattern: pattern } = entry.node;
    const { style } = entry.element;
    if (!pattern) {
      style.backgroundImage = "";
      return;
    }
    const ratio = devicePixelRatio * this.#scale;
    const canvas = tile(pattern, ratio, (key) => this.#address(key), () => {
      if (entry.node.backgroundPattern === pattern) this.#showPattern(entry);
    });
    style.backgroundImage = `url("${canvas.toDataURL()}")`;
    style.backgroundSize = `${pattern.width}px ${pattern.height}px`;
  }

  /** @param {Entry} entry */
  #showContents(entry) {
    const { contents } = entry.node;
    if (!contents) {
      entry.contents?.remove();
      entry.contents = null;
      return;
    }
    if (!entry.contents) {
      entry.contents = document.createElement("div");
      entry.contents.className = "contents";
      entry.element.prepend(entry.contents);
    }
    const image = `url("${this.#address(contents.key)}")`;
    const [fixed, position] = GRAVITIES[contents.gravity] ?? GRAVITIES.resize;
    const size = fixed || `${contents.width}px ${contents.height}px`;
    const { style } = entry.contents;
    style.background = contents.tint ?? `${image} ${position} / ${size} no-repeat`;
    style.imageRendering = contents.nearest ? "pixelated" : "";
    style.mask = contents.tint ? `${image} ${position} / ${size} no-repeat` : "";
  }

  /** @param {Entry} entry */
  #showEdge(entry) {
    const { borderWidth, borderColor = "#000000ff" } = entry.node;
    if (!borderWidth) {
      entry.edge?.remove();
      entry.edge = null;
      return;
    }
    if (!entry.edge) {
      entry.edge = document.createElement("div");
      entry.edge.className = "edge";
      entry.element.append(entry.edge);
    }
    entry.edge.style.borderWidth = `${borderWidth}px`;
    entry.edge.style.borderColor = borderColor;
  }

  /** @param {Entry} entry */
  #showDrawing(entry) {
    const { drawing, bounds = NOWHERE } = entry.node;
    const area = entry.node.drawingBounds ?? bounds;
    if (!drawing?.length || area[2] <= 0 || area[3] <= 0) {
      entry.canvas?.remove();
      entry.canvas = null;
      entry.painted = "";
      return;
    }
    if (entry.canvas) setPlace(entry.canvas, area, bounds);
    const fineness = devicePixelRatio * this.#scale;
    const painted = JSON.stringify([area, drawing, fineness]);
    if (painted === entry.painted && entry.canvas) return;
    entry.painted = painted;
    if (!entry.canvas) {
      entry.canvas = document.createElement("canvas");
      entry.canvas.className = "paint";
      if (entry.contents) entry.contents.after(entry.canvas);
      else entry.element.prepend(entry.canvas);
    }
    const { canvas } = entry;
    const [x, y, width, height] = area;
    const ratio = Math.min(fineness, LARGEST_CANVAS / Math.max(width, height));
    canvas.width = Math.max(1, Math.ceil(width * ratio));
    canvas.height = Math.max(1, Math.ceil(height * ratio));
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    setPlace(canvas, area, bounds);
    paint(canvas, drawing, { x, y, width, height, ratio }, (key) => this.#address(key), () => {
      entry.painted = "";
      if (this.entries.get(entry.node.id) === entry) this.#showDrawing(entry);
    });
  }

  // Repaints if the page moves to a screen with another resolution or is zoomed.
  #watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      this.setScale(this.#scale, true);
      this.#watchPixelRatio();
    }, { once: true });
  }
}

/** @param {App.LayerNode} node @returns {Entry} */
function made(node) {
  const element = document.createElement("div");
  element.className = "layer";
  return { node, element, parent: null, contents: null, canvas: null, edge: null, painted: "" };
}

// Places a layer's canvas at the position of its drawing.
/** @param {HTMLCanvasElement} canvas @param {App.Rectangle} area @param {App.Rectangle} bounds */
function setPlace(canvas, [x, y], bounds) {
  canvas.style.left = `${x - bounds[0]}px`;
  canvas.style.top = `${y - bounds[1]}px`;
}

// Orders children before an element that stays last, with as few moves as possible.
/** @param {HTMLElement} parent @param {HTMLElement[]} elements @param {HTMLElement | null} last */
function order(parent, elements, last) {
  /** @type {Set<Element>} */
  const wanted = new Set(elements);
  for (const child of [...parent.children]) {
    if (child.className === "layer" && !wanted.has(child)) child.remove();
  }
  let next = last;
  for (const element of elements.reverse()) {
    if (element.parentNode !== parent || element.nextSibling !== next) {
      parent.insertBefore(element, next);
    }
    next = element;
  }
}

// CALayer's shadow radius is the blur's standard deviation; CSS's blur radius is twice that.
/** @param {CSSStyleDeclaration} style @param {App.LayerNode} node */
function shade(style, { shadow, background, backgroundPattern, clips }) {
  const cast = shadow && !clips
    ? `${shadow.dx}px ${shadow.dy}px ${shadow.radius * 2}px ${shadow.color}` : "";
  const solid = backgroundPattern || background && !background.endsWith("00");
  style.boxShadow = solid ? cast : "";
  style.filter = cast && !solid ? `drop-shadow(${cast})` : "";
}

// Returns the transform that applies `one`, then `other`.
/** @param {App.Matrix} one @param {App.Matrix} other @returns {App.Matrix} */
export function concatenate([a, b, c, d, x, y], [e, f, g, h, u, v]) {
  return [
    a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h,
    x * e + y * g + u, x * f + y * h + v,
  ];
}

/** @param {App.Matrix} one */
function css([a, b, c, d, x, y]) {
  return a === 1 && b === 0 && c === 0 && d === 1
    ? `translate(${x}px, ${y}px)` : `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y})`;
}
