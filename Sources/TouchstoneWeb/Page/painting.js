// Draws a layer's recorded drawing commands on a canvas.

import { appFont } from "./app-fonts.js";

const SANS = '"Liberation Sans", Arial, Helvetica, sans-serif';
const MONO = '"Liberation Mono", "Courier New", Courier, monospace';
// Text in the system font is measured as San Francisco, and drawn in the nearest face there is.
const SYSTEM = `-apple-system, "SF Pro Text", "SF Pro", Inter, ${SANS}`;
const LARGE_SYSTEM = `-apple-system, "SF Pro Display", "SF Pro", "Inter Display", Inter, ${SANS}`;
const LARGE = 24; // points: the size from which letters have the shapes of large text
const SYSTEM_MONO = `ui-monospace, "SF Mono", Menlo, ${MONO}`;

const FAR = 1e5; // points beyond which nothing is painted
const LARGEST_TILE = 4096; // pixels on each side of a pattern's image
const EVEN = 0.3; // points: an invisible difference in a word's width

// Scripts with separate letters. In other scripts, letters join or stack, or come from a font whose
// widths Touchstone only estimates. Letter spacing would break such words.
const SEPARATE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

const RIGHT_TO_LEFT = "\u2067"; // the first character of a right-to-left word

/** @type {Map<string, HTMLImageElement>} */
const images = new Map();

// The painted area of a layer, in points, and the number of pixels per point.
/** @typedef {{ x: number, y: number, width: number, height: number, ratio: number }} Area */

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Surface */

// Blend modes that on a canvas also change the area outside a shape. Core Graphics changes only the
// inside.
const OUTWARD = new Set(["copy", "source-in", "source-out", "destination-in", "destination-atop"]);

// Paints commands. Calls `again` when a missing image has loaded.
/**
 * @param {HTMLCanvasElement} canvas
 * @param {App.Drawing[]} commands
 * @param {Area} area
 * @param {(key: string) => string} address
 * @param {() => void} again
 */
export function paint(canvas, commands, area, address, again) {
  const ground = canvas.getContext("2d");
  if (!ground) return;
  ground.scale(area.ratio, area.ratio);
  ground.translate(-area.x, -area.y);
  setLetters(ground);
  /** @type {Surface[]} */
  const below = []; // the surfaces below open groups, innermost last
  /** @type {Surface} */
  let context = ground;
  for (const command of commands) {
    if (command.do === "group") {
      below.push(context);
      context = layer(context);
    } else if (command.do === "groupEnd") {
      const lower = below.pop();
      if (lower) lay(lower, context);
      context = lower ?? context;
    } else {
      draw(context, command, area, address, again);
    }
  }
}

/** @param {Surface} context */
function setLetters(context) {
  context.textRendering = "geometricPrecision";
  context.fontKerning = "none";
}

// Returns an empty surface with the size and transform of the surface below it.
/** @param {Surface} lower @returns {Surface} */
function layer(lower) {
  const { width, height } = lower.canvas;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) return lower;
  context.setTransform(lower.getTransform());
  setLetters(context);
  return context;
}

// Draws a surface onto the one below it, with the lower surface's alpha, blend mode and shadow.
/** @param {Surface} lower @param {Surface} upper */
function lay(lower, upper) {
  if (lower === upper) return;
  lower.save();
  lower.resetTransform();
  lower.drawImage(upper.canvas, 0, 0);
  lower.restore();
}

/** @param {{ evenOdd?: boolean }} command @returns {CanvasFillRule} */
const rule = (command) => (command.evenOdd ? "evenodd" : "nonzero");

/**
 * @param {Surface} context
 * @param {App.Drawing} command
 * @param {Area} area
 * @param {(key: string) => string} address
 * @param {() => void} again
 */
function draw(context, command, area, address, again) {
  switch (command.do) {
    case "save": context.save(); break;
    case "restore": context.restore(); break;
    case "transform": context.transform(...command.matrix); break;
    case "clip": context.clip(new Path2D(command.path), rule(command)); break;
    case "fill":
      fill(context, command, ink(context, command, area, address, again));
      break;
    case "stroke": stroke(context, command, ink(context, command, area, address, again)); break;
    case "text":
      write(context, command, ink(context, command, area, address, again), again);
      break;
    case "image": {
      const image = load(address(command.key), again);
      if (image) context.drawImage(image, ...command.rectangle);
      break;
    }
    case "clear": context.clearRect(...command.rectangle); break;
    case "alpha": context.globalAlpha = command.value; break;
    case "blend": context.globalCompositeOperation = command.text; break;
    case "shadow": shade(context, command.shadow, area); break;
    case "gradient": fade(context, command.gradient); break;
  }
}

// Returns one image of a pattern on a canvas of its own.
/**
 * @param {App.Pattern} pattern
 * @param {number} ratio the number of pixels per point
 * @param {(key: string) => string} address
 * @param {() => void} again
 */
export function tile({ steps, width, height }, ratio, address, again) {
  const canvas = document.createElement("canvas");
  const fineness = Math.min(ratio, LARGEST_TILE / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * fineness));
  canvas.height = Math.max(1, Math.round(height * fineness));
  // The image fills whole pixels, so that there are no seams.
  canvas.getContext("2d")
    ?.scale(canvas.width / (width * fineness), canvas.height / (height * fineness));
  paint(canvas, steps, { x: 0, y: 0, width, height, ratio: fineness }, address, again);
  return canvas;
}

// Returns the fill style for the color or the pattern of a command.
/**
 * @param {Surface} context
 * @param {{ color: string, pattern?: App.Pattern }} command
 * @param {Area} area
 * @param {(key: string) => string} address
 * @param {() => void} again
 * @returns {string | CanvasPattern}
 */
function ink(context, { color, pattern }, area, address, again) {
  if (!pattern) return color;
  const canvas = tile(pattern, area.ratio, address, again);
  const style = context.createPattern(canvas, "repeat");
  const matrix = new DOMMatrix(pattern.matrix ?? [1, 0, 0, 1, 0, 0]);
  style?.setTransform(
    matrix.scale(pattern.width / canvas.width, pattern.height / canvas.height));
  return style ?? color;
}

/**
 * @param {Surface} context
 * @param {{ path: string, evenOdd?: boolean }} command
 * @param {string | CanvasPattern} style
 */
function fill(context, command, style) {
  const path = new Path2D(command.path);
  const isBound = OUTWARD.has(context.globalCompositeOperation);
  if (isBound) {
    context.save();
    context.clip(path, rule(command));
  }
  context.fillStyle = style;
  context.fill(path, rule(command));
  if (isBound) context.restore();
}

/**
 * @param {Surface} context
 * @param {App.Stroke} command
 * @param {string | CanvasPattern} style
 */
function stroke(context, { path, pen }, style) {
  context.strokeStyle = style;
  context.lineWidth = pen.width;
  context.lineCap = pen.cap;
  context.lineJoin = pen.join;
  context.miterLimit = pen.miterLimit;
  context.setLineDash(pen.dash);
  context.lineDashOffset = pen.phase;
  context.stroke(new Path2D(path));
}

/**
 * @param {Surface} context
 * @param {App.Words} command
 * @param {string | CanvasPattern} style
 * @param {() => void} again
 */
function write(context, { text, font, rectangle, positions }, style, again) {
  const own = font.file ? appFont(font.file, again) : null;
  context.font = own
    ? `${font.weight} ${font.size}px "${own}", ${family(font)}`
    : `${font.italic ? "italic " : ""}${font.weight} ${font.size}px ${family(font)}`;
  context.fillStyle = style;
  context.letterSpacing = "0px";
  const letters = positions ? characters(text) : [];
  if (positions && letters.length === positions.length) {
    letters.forEach((letter, number) => {
      const x = rectangle[0] + positions[number];
      const room = (positions[number + 1] ?? rectangle[2]) - positions[number];
      // A symbol may come from a font whose width Touchstone only estimates.
      if (letter > "~" && room > 0) context.fillText(letter, x, rectangle[1], room);
      else if (letter !== " ") context.fillText(letter, x, rectangle[1]);
    });
  } else if (SEPARATE.test(text)) {
    context.letterSpacing = `${spacing(context, text, rectangle[2])}px`;
    context.fillText(text, rectangle[0], rectangle[1]);
  } else if (text.startsWith(RIGHT_TO_LEFT)) {
    // Joined letters can't be moved apart, and for right-to-left text the wrong end would be off.
    const width = context.measureText(text).width;
    context.save();
    context.direction = "rtl"; // otherwise a trailing space would be on the right
    context.textAlign = "left";
    context.translate(rectangle[0], rectangle[1]);
    if (width > 0 && rectangle[2]) context.scale(rectangle[2] / width, 1);
    context.fillText(text, 0, 0);
    context.restore();
  } else {
    // Use the font's own widths, and squeeze the text if it's wider than its space.
    context.fillText(text, rectangle[0], rectangle[1], rectangle[2] || undefined);
  }
}

/** @param {App.Font} font */
function family({ system, monospaced, size }) {
  if (monospaced) return system ? SYSTEM_MONO : MONO;
  if (!system) return SANS;
  return size < LARGE ? SYSTEM : LARGE_SYSTEM;
}

/** @type {Intl.Segmenter | undefined} */
let segmenter;

// Returns the characters of a text. A letter and its marks are one character.
/** @param {string} text */
function characters(text) {
  if (/^[ -~]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * @param {Surface} context
 * @param {App.Shadow | undefined} shadow
 * @param {Area} area
 */
function shade(context, shadow, area) {
  // A canvas's shadow is in device pixels and ignores the transform.
  context.shadowColor = shadow?.color ?? "transparent";
  context.shadowOffsetX = (shadow?.dx ?? 0) * area.ratio;
  context.shadowOffsetY = (shadow?.dy ?? 0) * area.ratio;
  context.shadowBlur = (shadow?.radius ?? 0) * 2 * area.ratio;
}

/** @param {Surface} context @param {App.Gradient} gradient */
function fade(context, { start, end, colors, locations }) {
  const ramp = start.length === 3
    ? context.createRadialGradient(start[0], start[1], start[2], end[0], end[1], end[2])
    : context.createLinearGradient(start[0], start[1], end[0], end[1]);
  colors.forEach((color, index) => ramp.addColorStop(locations[index], color));
  context.fillStyle = ramp;
  context.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
}

// Touchstone measures words with its own table. If the browser substitutes another font, letter
// spacing makes the word as wide as measured, so that carets, edges and ellipses are in the right
// position.
/** @param {Surface} context @param {string} text @param {number} width */
function spacing(context, text, width) {
  const letters = [...text].length;
  if (!width || letters === 0) return 0;
  const difference = width - context.measureText(text).width;
  return Math.abs(difference) < EVEN ? 0 : difference / letters;
}

/** @param {string} address @param {() => void} again */
function load(address, again) {
  let image = images.get(address);
  if (!image) {
    image = new Image();
    image.src = address;
    images.set(address, image);
  }
  if (image.complete) return image.naturalWidth ? image : null;
  image.addEventListener("load", again, { once: true });
  return null;
}
