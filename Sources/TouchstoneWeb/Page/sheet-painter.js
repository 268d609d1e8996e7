// Paints a sheet of the 3D view: its content, its edge and its name.
/** @import { Placed } from "./geometry.js" */
import { calling } from "./panel.js";

export class SheetPainter {
  #canvas;
  #address;
  #changed;
  /** @type {Map<string, HTMLImageElement>} */
  #images = new Map();
  /** @type {Record<string, string>} */
  #colors = {};

  /** @param {HTMLCanvasElement} canvas @param {(key: string) => string} address @param {() => void} changed */
  constructor(canvas, address, changed) {
    this.#canvas = canvas;
    this.#address = address;
    this.#changed = changed;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.#colors = {};
      changed();
    });
  }

  // Paints a sheet's content.
  /** @param {CanvasRenderingContext2D} context @param {Placed} sheet */
  fill(context, { node, canvas, bounds, opacity }) {
    if (opacity <= 0) return;
    context.globalAlpha = opacity;
    const [x, y, width, height] = bounds;
    if (node.background) {
      context.fillStyle = node.background;
      this.#outline(context, node, bounds);
      context.fill();
    }
    const image = node.contents && this.#image(node.contents.key);
    if (image?.complete && image.naturalWidth > 0) context.drawImage(image, x, y, width, height);
    if (canvas) {
      const [left, top] = node.drawingBounds ?? bounds;
      context.drawImage(
        canvas, left, top, parseFloat(canvas.style.width), parseFloat(canvas.style.height));
    }
    if (node.borderWidth) {
      context.strokeStyle = node.borderColor ?? "#000";
      context.lineWidth = node.borderWidth;
      this.#outline(context, node, bounds);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  // Paints a sheet's edge in the color of its role.
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Placed} sheet
   * @param {string | undefined} lit hit, passed or refused
   * @param {boolean} isChosen
   */
  edge(context, { node, bounds }, lit, isChosen) {
    const colors = this.#palette();
    const color = isChosen ? colors.chosen : lit ? colors[lit] : colors.line;
    this.#outline(context, node, bounds);
    if (isChosen || lit === "hit") {
      context.globalAlpha = 0.25;
      context.fillStyle = color;
      context.fill();
      context.globalAlpha = 1;
    }
    // A line keeps its width however the sheet is rotated.
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.strokeStyle = color;
    context.lineWidth = (isChosen || lit ? 2 : 0.75) * devicePixelRatio;
    context.setLineDash(
      node.hidden || (lit === "refused" && !isChosen) ? [4 * devicePixelRatio, 3 * devicePixelRatio] : []);
    context.stroke();
    context.restore();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {App.LayerNode} node
   * @param {App.Rectangle} bounds
   */
  #outline(context, node, [x, y, width, height]) {
    context.beginPath();
    if (node.cornerRadius) {
      const radius = Math.min(node.cornerRadius, width / 2, height / 2);
      context.roundRect(x, y, width, height, Math.max(0, radius));
    } else {
      context.rect(x, y, width, height);
    }
  }

  // Paints a sheet's name above it, entirely within the canvas.
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Placed} sheet
   * @param {App.Matrix} matrix its transform to the canvas
   */
  name(context, { node, bounds }, [a, b, c, d, tx, ty]) {
    const colors = this.#palette();
    const all = [node.class, calling(node)].filter(Boolean).join(" ");
    const [x, y] = [a * bounds[0] + c * bounds[1] + tx, b * bounds[0] + d * bounds[1] + ty];
    context.font = `600 12px ${getComputedStyle(this.#canvas).fontFamily}`;
    const words = fitting(context, all, this.#canvas.clientWidth - 20);
    const width = context.measureText(words).width + 12;
    const left = Math.min(Math.max(4, x), Math.max(4, this.#canvas.clientWidth - width - 4));
    const top = Math.min(Math.max(4, y - 22), this.#canvas.clientHeight - 24);
    context.fillStyle = colors.chosen;
    context.beginPath();
    context.roundRect(left, top, width, 20, 5);
    context.fill();
    context.fillStyle = colors.onChosen;
    context.fillText(words, left + 6, top + 14.5);
  }

  #palette() {
    if (!this.#colors.line) {
      const style = getComputedStyle(this.#canvas);
      /** @param {string} name */
      const color = (name) => style.getPropertyValue(name).trim();
      this.#colors = {
        line: color("--faint"), chosen: color("--blue"), onChosen: color("--paper"),
        hit: color("--gold"), passed: color("--green"), refused: color("--red"),
      };
    }
    return this.#colors;
  }

  /** @param {string} key */
  #image(key) {
    let image = this.#images.get(key);
    if (!image) {
      image = new Image();
      image.addEventListener("load", this.#changed);
      image.src = this.#address(key);
      this.#images.set(key, image);
    }
    return image;
  }
}

// Returns as much of a name as fits, with an ellipsis if it was truncated.
/** @param {CanvasRenderingContext2D} context @param {string} name @param {number} room */
function fitting(context, name, room) {
  if (context.measureText(name).width <= room) return name;
  let words = name;
  while (words && context.measureText(`${words}…`).width > room) words = words.slice(0, -1);
  return `${words}…`;
}
