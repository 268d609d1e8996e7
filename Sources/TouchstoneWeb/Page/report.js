// A report: the page in a file that contains the past of a session. It needs no connection.
/** @import { Connection } from "./connection.js" */
/** @import { Keeper } from "./keeper.js" */
/** @import { Entry } from "./moment.js" */
import { find } from "./find.js";
import { Patterns } from "./patterns.js";

const VERSION = 2;

/**
 * @typedef {object} Index
 * @property {number} version
 * @property {string} app
 * @property {App.Welcome} welcome
 * @property {App.Timeline} timeline
 * @property {App.JournalLine[]} lines
 */
/** @typedef {{ time: number, properties: App.Properties }} Sheet */

/** @implements {Keeper} */
export class Report {
  #connection;
  /** @type {Index | null} */
  #index = null;
  /** @type {Promise<Sheet[]> | null} */
  #sheets = null;
  /** @type {Promise<Patterns> | null} */
  #patterns = null;

  // Returns the report in this page, or `null` if it isn't a report.
  /** @param {Connection} connection */
  static inPage(connection) {
    return document.querySelector("[id^=report-]") ? new Report(connection) : null;
  }

  /** @param {Connection} connection */
  constructor(connection) {
    this.#connection = connection;
    document.body.classList.add("report");
  }

  // Shows the last moment, or a message that explains why it can't.
  /** @param {(end: number) => void} go @param {(reason: string) => void} fail */
  async open(go, fail) {
    try {
      /** @type {Index} */
      const index = await this.#part("report-index");
      if (index.version !== VERSION) {
        fail(`This report has version ${index.version}, but this page reads version ${VERSION}.`);
        return;
      }
      this.#index = index;
      const { welcome, timeline } = index;
      this.#connection.deliver({ kind: "welcome", welcome });
      document.title = `${index.app} – report – Touchstone`;
      find("stage").setAttribute("aria-label", "The app at an earlier time; it takes no input.");
      this.#connection.deliver({ kind: "timeline", timeline: { ...timeline, segments: undefined } });
      go(timeline.now);
      if (!document.getElementById("report-end")) {
        fail("This report is cut off: its last part is missing. The rest can still be viewed.");
      }
    } catch {
      fail("This report is damaged: save it again.");
    }
  }

  enter() {
    if (!this.#index) return;
    const { lines, timeline } = this.#index;
    this.#connection.deliver({ kind: "pastJournal", lines });
    const segments = timeline.segments?.filter(({ number }) => document.getElementById(`segment-${number}`));
    this.#connection.deliver({ kind: "timeline", timeline: { ...timeline, marks: [], segments } });
  }

  leave() {}

  /** @param {number} number @returns {Promise<Entry[] | null>} */
  async segment(number) {
    try {
      return await this.#part(`segment-${number}`);
    } catch {
      throw new Error("This part of the report is damaged.");
    }
  }

  /** @param {number} node @param {number} time */
  async properties(node, time) {
    this.#sheets ??= this.#part("report-sheets").catch(() => []);
    const known = (await this.#sheets).filter((one) => one.properties.node === node);
    const sheet = known.findLast((one) => one.time <= time) ?? known[0];
    const properties = sheet?.properties
      ?? { node, name: "No data was stored for this view", groups: [], changes: 0 };
    this.#connection.deliver({ kind: "properties", properties });
  }

  // Returns the content of a part of the report.
  /** @param {string} id @returns {Promise<any>} */
  async #part(id) {
    this.#patterns ??= inflated("report-patterns").then((text) => new Patterns(text));
    return JSON.parse((await this.#patterns).read(await inflated(id)));
  }

  // Returns the address of an image, which is in the file itself.
  /** @param {string} key */
  image(key) {
    return document.querySelector(`[data-image="${CSS.escape(key)}"]`)?.textContent ?? "data:,";
  }
}

// Returns the decompressed text of a part.
/** @param {string} id @returns {Promise<string>} */
async function inflated(id) {
  const text = document.getElementById(id)?.textContent ?? "";
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return await new Response(stream).text();
}
