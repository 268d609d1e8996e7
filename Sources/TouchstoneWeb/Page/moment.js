// A moment of the past: the state that a page had received by then. It is read from one segment of
// a history, which begins with the full state.

/** @typedef {[time: number, message: App.ServerMessage]} Entry */

// An entry with complete layers, so that each layer can be shown directly.
/**
 * @typedef {object} Step
 * @property {number} time
 * @property {App.ServerMessage} message
 * @property {App.LayerNode[]} nodes
 */

// The state that a page showed.
/**
 * @typedef {object} Moment
 * @property {number} time
 * @property {Map<number, App.LayerNode>} nodes
 * @property {number[]} roots
 * @property {string} scene
 * @property {App.Screen | null} screen
 * @property {App.Finger[]} fingers
 * @property {App.EditedText | null} text
 * @property {Map<number, App.ElementNode>} elements
 * @property {number[]} elementRoots
 * @property {App.Inspection | null} inspection
 * @property {App.Debate | null} debate
 * @property {App.RoadStep[]} steps
 */

const LATE = 0.12; // seconds by which lanes may arrive late while a finger is down
const MOST_STEPS = 60; // the number of delivery steps shown for a moment
const SLACK = 1e-5; // seconds: the precision of the times that the app sends

export class Segment {
  /** @type {Step[]} */
  #steps;

  /** @param {Entry[]} entries */
  constructor(entries) {
    this.#steps = whole(entries);
  }

  // Returns what the page showed at a time, or at the segment's beginning if that is later.
  /** @param {number} time @returns {Moment} */
  at(time) {
    /** @type {Moment} */
    const moment = {
      time, nodes: new Map(), roots: [], scene: "", screen: null, fingers: [], text: null,
      elements: new Map(), elementRoots: [], inspection: null, debate: null, steps: [],
    };
    const start = this.#steps[0]?.time ?? 0;
    for (const step of this.#steps) {
      if (step.time > Math.max(time, start) + SLACK) break;
      take(moment, step);
    }
    moment.debate = this.#debate(moment, time);
    return moment;
  }

  // Lanes arrive late, but contain the times of everything they show.
  /** @param {Moment} moment @param {number} time */
  #debate(moment, time) {
    let debate = moment.debate;
    for (const { time: told, message } of this.#steps) {
      if (told > time + LATE || message.kind === "scene" && told > time + SLACK) break;
      if (message.kind === "debate" && message.debate.start <= time + SLACK) debate = message.debate;
    }
    return debate && cut(debate, time - debate.start);
  }
}

/** @param {Entry[]} entries @returns {Step[]} */
function whole(entries) {
  /** @type {Map<number, App.LayerNode>} */
  const nodes = new Map();
  return entries.map(([time, message]) => {
    /** @type {App.LayerNode[]} */
    const known = [];
    if (message.kind === "tree") {
      const { changed = [], updated = [], removed = [] } = message.tree;
      for (const id of removed) nodes.delete(id);
      for (const node of changed) known.push(node);
      for (const { id, without = [], ...values } of updated) {
        const old = nodes.get(id);
        if (!old) continue;
        const node = { ...old, ...values };
        for (const part of without) delete node[part];
        known.push(node);
      }
      for (const node of known) nodes.set(node.id, node);
    }
    return { time, message, nodes: known };
  });
}

/** @param {Moment} moment @param {Step} step */
function take(moment, { message, nodes }) {
  switch (message.kind) {
    case "tree":
      for (const id of message.tree.removed ?? []) moment.nodes.delete(id);
      for (const node of nodes) moment.nodes.set(node.id, node);
      if (message.tree.roots) moment.roots = message.tree.roots;
      break;
    case "scene":
      if (moment.scene) Object.assign(moment, { inspection: null, debate: null, steps: [] });
      moment.scene = message.scene;
      break;
    case "screen": moment.screen = message.screen; break;
    case "fingers": moment.fingers = message.fingers; break;
    case "text": moment.text = message.text; break;
    case "inspection":
      // A touch begins, and its delivery path with it.
      Object.assign(moment, { inspection: message.inspection, steps: [] });
      break;
    case "debate": moment.debate = message.debate; break;
    case "road":
      moment.steps = [...moment.steps, ...message.road.steps].slice(-MOST_STEPS);
      break;
    case "elements": takeElements(moment, message.elements); break;
  }
}

/** @param {Moment} moment @param {App.ElementsDifference} difference */
function takeElements(moment, { roots, changed, removed }) {
  for (const id of removed) moment.elements.delete(id);
  for (const element of changed) moment.elements.set(element.id, element);
  if (roots) moment.elementRoots = roots;
}

// Returns the lanes as of a time, in seconds from their first touch. Omits everything later.
/** @param {App.Debate} debate @param {number} now @returns {App.Debate} */
export function cut(debate, now) {
  const limit = now + SLACK;
  /** @param {App.Segment[]} segments */
  const past = (segments) => segments.filter(({ start }) => start <= limit)
    .map((one) => (one.end !== undefined && one.end > limit ? { ...one, end: undefined } : one));
  const touches = debate.touches.filter(({ segments }) => (segments[0]?.start ?? 0) <= limit)
    .map((touch) => ({
      ...touch, segments: past(touch.segments),
      lift: touch.lift !== undefined && touch.lift <= limit ? touch.lift : undefined,
    }));
  const groups = debate.groups.flatMap(({ view, lanes }) => {
    const left = lanes.flatMap(({ recognizer, attempts }) => {
      const some = attempts.map(({ segments, verdict }) => ({
        segments: past(segments),
        verdict: verdict && verdict.time <= limit ? verdict : undefined,
      })).filter(({ segments }) => segments.length > 0);
      return some.length > 0 ? [{ recognizer, attempts: some }] : [];
    });
    return left.length > 0 ? [{ view, lanes: left }] : [];
  });
  const end = Math.min(debate.end, limit);
  return { ...debate, now, end, over: debate.over && debate.end <= limit, touches, groups };
}
