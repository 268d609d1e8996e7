// Travel to the past: shows the stage and everything the app sent about it as of a moment. The
// recorded messages go through the handlers of the connection, as they did originally.
/** @import { Connection } from "./connection.js" */
/** @import { Layers } from "./layers.js" */
/** @import { Moment } from "./moment.js" */
/** @import { Keeper } from "./keeper.js" */
import { Segment } from "./moment.js";

const MOST_SEGMENTS = 16; // the number of segments that stay cached
// The messages that still go to the app while the page shows the past.
const QUIET = ["timeline", "past", "segment", "pastProperties", "latency", "continueFrom"];

/**
 * @typedef {object} Surroundings
 * @property {Connection} connection
 * @property {Layers} layers
 * @property {() => string} scene the scene that the page shows in the present
 * @property {() => void} leave called when the page leaves the present
 * @property {() => void} forget clears explanations and the gesture timeline
 * @property {() => void} forgetRoad
 * @property {(time: number, isReady: boolean) => void} shown called when a moment is on the stage
 * @property {(sentence: string) => void} say
 */

export class History {
  /** @type {number | null} */
  time = null; // the shown moment, or `null` in the present
  /** @type {Keeper} */
  #keeper;
  #parts;
  /** @type {App.TimelineSegment[]} */
  #index = [];
  /** @type {Map<number, Segment>} */
  #segments = new Map();
  /** @type {Moment | null} */
  #shown = null;
  #wanted = 0; // the last requested moment
  #isBusy = false;
  #isRoadOpen = false;

  /** @param {Keeper} keeper @param {Surroundings} parts */
  constructor(keeper, parts) {
    this.#keeper = keeper;
    this.#parts = parts;
    parts.connection.divert = (message) => {
      if (message.kind === "road") this.#isRoadOpen = message.shown;
      return this.isPast && this.#answer(message);
    };
  }

  get isPast() {
    return this.time !== null;
  }

  // Sets the index of all segments that can be requested.
  /** @param {App.TimelineSegment[]} index */
  setIndex(index) {
    this.#index = index;
    if (this.isPast && !this.#isBusy) this.#show();
  }

  // Goes to a moment. The app sends no updates of the present to a page that shows the past.
  /** @param {number} time */
  go(time) {
    this.#wanted = time;
    if (!this.isPast) {
      this.#parts.leave();
      this.time = time;
      this.#shown = null;
      this.#keeper.enter();
    }
    this.time = time;
    this.#parts.shown(time, false);
    if (this.#index.length > 0 && !this.#isBusy) this.#show();
  }

  // Returns to the present. The app then sends the whole state again.
  leave() {
    if (!this.isPast) return;
    this.time = null;
    this.#shown = null;
    this.#index = [];
    this.#segments.clear();
    this.#keeper.leave();
  }

  // The connection is lost, so segments that aren't cached can't be requested.
  lost() {
    this.#isBusy = false;
    if (this.isPast) this.leave();
  }

  // MARK: Showing

  // Shows the last requested moment, and skips requests that were replaced in the meantime.
  async #show() {
    this.#isBusy = true;
    try {
      while (this.isPast && this.#index.length > 0) {
        const time = this.#wanted;
        const segment = await this.#segment(this.#numberAt(time));
        if (!this.isPast) return;
        if (segment) this.#apply(segment.at(time));
        if (this.#wanted === time) {
          this.#parts.shown(time, true);
          return;
        }
      }
    } catch (error) {
      this.#parts.say(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isBusy = false;
    }
  }

  // Returns the number of the segment that contains a time: the last one that begins at or before
  // it.
  /** @param {number} time */
  #numberAt(time) {
    let [low, high] = [0, this.#index.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#index[middle].start <= time) low = middle; else high = middle - 1;
    }
    return this.#index[low].number;
  }

  /** @param {number} number */
  async #segment(number) {
    const known = this.#segments.get(number);
    if (known) return known;
    const entries = await this.#keeper.segment(number);
    if (!entries) return null;
    const segment = new Segment(entries);
    this.#segments.set(number, segment);
    const [oldest] = this.#segments.keys();
    if (this.#segments.size > MOST_SEGMENTS) this.#segments.delete(oldest);
    return segment;
  }

  /** @param {Moment} moment */
  #apply(moment) {
    const { connection, scene, forget } = this.#parts;
    const old = this.#shown;
    this.#shown = moment;
    if (moment.scene && moment.scene !== (old?.scene ?? scene())) {
      connection.deliver({ kind: "scene", scene: moment.scene });
    }
    const { screen } = moment;
    if (screen && !same(screen, old?.screen)) connection.deliver({ kind: "screen", screen });
    this.#applyLayers(moment);
    this.#applyElements(moment, old);
    if (!old || !same(moment.fingers, old.fingers)) {
      connection.deliver({ kind: "fingers", fingers: moment.fingers });
    }
    if (!old || !same(moment.text, old.text)) connection.deliver({ kind: "text", text: moment.text });
    const { inspection, debate, steps } = moment;
    const isLess = !old || moment.scene !== old.scene
      || (!inspection && old.inspection !== null) || (!debate && old.debate !== null);
    if (isLess) forget();
    if (inspection && (isLess || inspection !== old.inspection)) {
      connection.deliver({ kind: "inspection", inspection });
    }
    if (!old || !same(steps, old.steps)) this.#showRoad(moment);
    if (debate) connection.deliver({ kind: "debate", debate });
  }

  // Shows the delivery path on the stage only if its section is open.
  /** @param {Moment} moment */
  #showRoad({ time, steps }) {
    this.#parts.forgetRoad();
    if (!this.#isRoadOpen) return;
    const road = { rate: 1, time, waiting: 0, next: [], steps };
    this.#parts.connection.deliver({ kind: "road", road });
  }

  // Layers that are already shown stay unchanged.
  /** @param {Moment} moment */
  #applyLayers({ nodes, roots }) {
    const { connection, layers } = this.#parts;
    const changed = [...nodes.values()].filter(
      (node) => layers.entries.get(node.id)?.node !== node);
    const removed = [...layers.entries.keys()].filter((id) => !nodes.has(id));
    if (changed.length + removed.length === 0 && same(roots, layers.roots)) return;
    connection.deliver({ kind: "tree", number: 0, tree: { roots, changed, removed } });
  }

  /** @param {Moment} moment @param {Moment | null} old */
  #applyElements({ elements, elementRoots: roots }, old) {
    const before = old?.elements ?? new Map();
    const changed = [...elements.values()].filter((one) => before.get(one.id) !== one);
    const removed = [...before.keys()].filter((id) => !elements.has(id));
    if (changed.length + removed.length === 0 && same(roots, old?.elementRoots)) return;
    this.#parts.connection.deliver({ kind: "elements", elements: { roots, changed, removed } });
  }

  // MARK: Asking

  // Answers the page's messages to the app from the past, as far as it was recorded.
  /** @param {App.ClientMessage} message */
  #answer(message) {
    if (QUIET.includes(message.kind)) return false;
    switch (message.kind) {
      case "properties": this.#keeper.properties(message.node, this.#wanted); break;
      case "whyView": this.#sayOf(message.node); break;
      case "why": case "lint": case "map": case "drawn": case "journal": case "pace": break;
      case "road":
        if (this.#shown) this.#showRoad(this.#shown);
        break;
      default:
        this.#parts.say(
          "You are viewing the past, which takes no input. *Live* returns to the present.");
    }
    return true;
  }

  // Shows how the last touch affected a view.
  /** @param {number} node */
  #sayOf(node) {
    const { inspection } = this.#shown ?? {};
    const known = [...inspection?.path ?? [], ...inspection?.refused ?? []]
      .find((one) => one.node === node);
    this.#parts.say(known
      ? `The last touch before this time: *${known.name}* was ${known.verdict}.`
      : "In the past, only touches that happened can be explained.");
  }
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);
