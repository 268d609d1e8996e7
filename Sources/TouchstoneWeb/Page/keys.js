// Turns keys into samples while the stage has the focus.
import { modifiers } from "./modifiers.js";
import { charactersOf, plainCharactersOf, usageOf } from "./key-table.js";
import { commandKey } from "./platform.js";

// The browser's shortcuts with Command or Control that a page must not block: reload, address,
// tabs, windows, zoom. Cut, copy and paste need the browser's clipboard. The app receives all these
// keys anyway.
const BROWSERS = [..."rltwn0-+=xcv", "Tab"];

const PASTE_PATIENCE = 100; // milliseconds to wait for the browser's paste event

const ARROWS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

export class Keys {
  #send;
  #navigates = false; // whether an arrow key was pressed since the focus entered the stage
  /** @type {Map<number, App.KeyRecord>} */
  #held = new Map(); // the began sample of each key that is down, by usage
  /** @type {App.KeyRecord | null} */
  #paste = null; // the sample of Command-V, until the clipboard is read
  /** @type {ReadonlyMap<string, string> | null} */
  #layout = null; // the characters of each key on this keyboard, if the browser reports them

  /** @param {HTMLElement} stage @param {App.Send} send */
  constructor(stage, send) {
    this.#send = send;
    stage.addEventListener("keydown", (event) => this.#down(event));
    stage.addEventListener("keyup", (event) => this.#up(event));
    stage.addEventListener("focusout", (event) => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && stage.contains(relatedTarget)) return;
      this.#navigates = false;
      this.cancel();
    });
    navigator.keyboard?.getLayoutMap?.().then((layout) => { this.#layout = layout; }, () => {});
  }

  // Cancels every key, for example when the page is hidden.
  cancel() {
    this.#release("cancelled", performance.now() / 1000);
  }

  // Clears every key. The app has already canceled them.
  forget() {
    this.#held.clear();
  }

  /** @param {KeyboardEvent} event */
  #down(event) {
    const usage = usageOf(event.code);
    if (ARROWS.has(event.code)) this.#navigates = true;
    if (event.code === "Escape") this.#navigates = false;
    // Tab leaves the stage, for users without a mouse. After an arrow key, Tab goes from group to
    // group in the app. Escape makes it leave the stage again.
    const leaves = event.code === "Tab" && !this.#navigates;
    if (usage === undefined || leaves || isComposed(event)) return;
    const repeated = this.#held.has(usage);
    /** @type {App.KeyRecord} */
    const sample = {
      kind: "key", t: event.timeStamp / 1000, phase: "began", usage,
      characters: charactersOf(event),
      charactersIgnoringModifiers: plainCharactersOf(event, this.#layout),
    };
    const held = modifiers(event);
    if (held.length) sample.modifiers = held;
    if (repeated) sample.isRepeat = true;
    this.#held.set(usage, sample);
    if (event[commandKey] && event.code === "KeyV" && !repeated) {
      this.#paste = sample;
      setTimeout(() => this.sendPaste(), PASTE_PATIENCE);
    } else {
      this.#send([sample]);
    }
    if (!isShortcut(event)) event.preventDefault();
  }

  // Sends the paste key, which waits for the clipboard's text.
  sendPaste() {
    if (this.#paste) this.#send([this.#paste]);
    this.#paste = null;
  }

  /** @param {KeyboardEvent} event */
  #up(event) {
    const usage = usageOf(event.code);
    // While Command is down, a Mac reports no key releases.
    if (event.key === "Meta") this.#release("ended", event.timeStamp / 1000);
    const began = usage === undefined ? undefined : this.#held.get(usage);
    if (!began) return;
    this.#held.delete(began.usage);
    if (began === this.#paste) this.sendPaste();
    this.#send([ended(began, "ended", event.timeStamp / 1000)]);
  }

  /** @param {App.Phase} phase @param {number} t */
  #release(phase, t) {
    const samples = [...this.#held.values()].map((began) => ended(began, phase, t));
    this.#held.clear();
    if (samples.length) this.#send(samples);
  }
}

// Returns whether an input method or on-screen keyboard handles the key. Its result arrives as
// text.
/** @param {KeyboardEvent} event */
function isComposed(event) {
  return event.isComposing || event.keyCode === 229 || ["Process", "Dead"].includes(event.key);
}

/** @param {App.KeyRecord} began @param {App.Phase} phase @param {number} t */
function ended(began, phase, t) {
  const sample = { ...began, phase, t };
  delete sample.isRepeat;
  return sample;
}

// Returns whether the key is a browser shortcut that a page must not block.
/** @param {KeyboardEvent} event */
function isShortcut(event) {
  if (/^F\d+$/.test(event.key)) return true;
  return event[commandKey] && BROWSERS.includes(event.key.toLowerCase());
}
