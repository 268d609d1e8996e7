// Turns the browser's pointer events into samples: touches, pen, mouse and hover.
/** @import { Fingers } from "./fingers.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Panel } from "./panel.js" */
import { round } from "./layout.js";
import { modifiers } from "./modifiers.js";
import { isApple } from "./platform.js";
import { SecondFinger } from "./second-finger.js";

const REST = 300; // milliseconds after which a resting pointer triggers an explanation
const PRIMARY = 1; // the bit of the primary button
const SECONDARY = 2; // the bit of the secondary button
const MAXIMUM_FORCE = 2; // the force at a browser's maximum pressure, which is 1
/** @type {Record<string, string>} */
const KINDS = { touch: "direct", pen: "pencil" };

// A contact with the stage: its last sample, and the second finger of a mouse.
/**
 * @typedef {object} Contact
 * @property {number} id
 * @property {string} type
 * @property {boolean} forceKnown
 * @property {boolean} isSecondary
 * @property {App.TouchRecord | null} last
 * @property {{ id: number, type: string, last: App.TouchRecord | null } | null} pair
 */

export class Pointers {
  #stage;
  #layout;
  #fingers;
  #send;
  #panel;
  #second;
  /** @type {Map<number, Contact>} */
  #contacts = new Map(); // by the browser's pointer ID
  #hovering = false;
  /** @type {PointerEvent | null} */
  #lastHover = null;
  #restTimer = 0;

  /**
   * @param {HTMLElement} stage
   * @param {Layout} layout
   * @param {Fingers} fingers
   * @param {App.Send} send
   * @param {Panel} panel
   */
  constructor(stage, layout, fingers, send, panel) {
    this.#stage = stage;
    this.#layout = layout;
    this.#fingers = fingers;
    this.#send = send;
    this.#panel = panel;
    this.#second = new SecondFinger(layout);
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    stage.addEventListener("pointerup", (event) => this.#finish(event, "ended"));
    stage.addEventListener("pointercancel", (event) => this.#finish(event, "cancelled"));
    stage.addEventListener("lostpointercapture", (event) => this.#finish(event, "cancelled"));
    stage.addEventListener("pointerenter", (event) => this.#enter(event));
    stage.addEventListener("pointerleave", (event) => this.#leave(event));
    for (const name of ["contextmenu", "dragstart", "selectstart"]) {
      stage.addEventListener(name, (event) => event.preventDefault());
    }
    addEventListener("keyup", (event) => { if (event.key === "Alt") this.#altReleased(event); });
    addEventListener("keydown", (event) => { if (event.key === "Alt") this.#altPressed(event); });
  }

  // Cancels every touch, for example when the page is hidden.
  cancel() {
    const samples = [];
    for (const contact of this.#contacts.values()) {
      for (const one of [contact, contact.pair]) {
        if (one?.last) samples.push(later(one.last, performance.now(), "cancelled"));
      }
    }
    this.forget();
    if (samples.length) this.#send(samples);
  }

  // Clears every touch. The app has already canceled them.
  forget() {
    for (const contact of this.#contacts.values()) this.#hide(contact);
    this.#contacts.clear();
    this.#fingers.hide("above");
    this.#fingers.hide("above second");
    this.#hovering = false;
    clearTimeout(this.#restTimer);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#stage.focus({ preventScroll: true, focusVisible: false });
    clearTimeout(this.#restTimer);
    const point = this.#layout.point(event);
    if (this.#panel.isAsking) {
      this.#panel.askAt(point);
      event.preventDefault();
      return;
    }
    this.#panel.askAt(point, false);
    this.#stage.setPointerCapture(event.pointerId);
    const isMouse = event.pointerType === "mouse";
    // The primary button acts as a finger, as in a simulator. Other buttons are pointer buttons. On
    // a Mac, a Control-click is a click with the secondary button.
    const isSecondary = isMouse && isApple && event.ctrlKey && event.buttons === PRIMARY;
    const type = isMouse && (event.buttons !== PRIMARY || isSecondary)
      ? "indirectPointer" : KINDS[event.pointerType] ?? "direct";
    /** @type {Contact} */
    const contact = {
      id: this.#freeId(), type, pair: null, last: null, isSecondary,
      forceKnown: event.pointerType === "pen" || ![0, 0.5, 1].includes(event.pressure),
    };
    this.#contacts.set(event.pointerId, contact);
    const samples = [this.#sample(contact, event, "began")];
    if (isMouse && event.altKey && type === "direct") {
      this.#second.begin(point, event.shiftKey);
      contact.pair = { id: this.#freeId(), type, last: null };
      const pair = this.#pairSample(contact, event, "began");
      if (pair) samples.push(pair);
    }
    this.#fingers.hide("above");
    this.#fingers.hide("above second");
    this.#show(contact);
    this.#send(samples);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const contact = this.#contacts.get(event.pointerId);
    const events = event.getCoalescedEvents?.() ?? [];
    const all = events.length ? events : [event];
    if (!contact) {
      if (event.pointerType !== "touch" && event.buttons === 0) this.#hover(event, all);
      return;
    }
    const samples = all.flatMap((part) => {
      const own = this.#sample(contact, part, "moved");
      const pair = this.#pairSample(contact, part, "moved");
      return pair ? [own, pair] : [own];
    });
    this.#show(contact);
    this.#send(samples);
  }

  /** @param {PointerEvent} event @param {"ended" | "cancelled"} phase */
  #finish(event, phase) {
    const contact = this.#contacts.get(event.pointerId);
    if (!contact) return;
    this.#contacts.delete(event.pointerId);
    // A canceled event has no location of its own.
    const own = phase === "ended"
      ? this.#sample(contact, event, phase)
      : contact.last && later(contact.last, event.timeStamp, phase);
    const pair = phase === "ended"
      ? this.#pairSample(contact, event, phase)
      : contact.pair?.last && later(contact.pair.last, event.timeStamp, phase);
    this.#hide(contact);
    this.#send([own, pair].filter((sample) => sample !== null && sample !== undefined));
  }

  /** @param {PointerEvent} event */
  #enter(event) {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    this.#hover(event, [event]);
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    clearTimeout(this.#restTimer);
    this.#fingers.hide("above");
    this.#fingers.hide("above second");
    if (!this.#hovering) return;
    this.#hovering = false;
    this.#send([this.#hoverSample(event, "ended")]);
  }

  /** @param {PointerEvent} event @param {PointerEvent[]} parts */
  #hover(event, parts) {
    const phase = this.#hovering ? "moved" : "began";
    this.#hovering = true;
    this.#lastHover = event;
    if (!this.#panel.isAsking) {
      this.#send(parts.map((part, index) => this.#hoverSample(part, index ? "moved" : phase)));
    }
    this.#showAbove(event, event.altKey);
    const point = this.#layout.point(event);
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#panel.askAt(point, false), REST);
  }

  /** @param {KeyboardEvent} event */
  #altPressed(event) {
    const hover = this.#hovering && this.#contacts.size === 0 ? this.#lastHover : null;
    if (hover) this.#showAbove(hover, true);
    if (this.#stage.matches(":hover")) event.preventDefault();
  }

  // Releasing Alt lifts the second finger and leaves the first.
  /** @param {KeyboardEvent} event */
  #altReleased(event) {
    this.#fingers.hide("above");
    this.#fingers.hide("above second");
    const samples = [];
    for (const contact of this.#contacts.values()) {
      if (!contact.pair) continue;
      if (contact.pair.last) samples.push(later(contact.pair.last, event.timeStamp, "ended"));
      this.#fingers.hide(contact.pair.id);
      contact.pair = null;
    }
    this.#second.forget();
    if (samples.length) this.#send(samples);
  }

  /** @param {PointerEvent} event @param {boolean} isPair */
  #showAbove(event, isPair) {
    if (!isPair || event.pointerType !== "mouse") {
      this.#fingers.hide("above");
      this.#fingers.hide("above second");
      return;
    }
    const point = this.#layout.point(event);
    this.#fingers.show("above", point, true);
    this.#fingers.show("above second", this.#second.above(point, event.shiftKey), true);
  }

  /** @param {Contact} contact */
  #show(contact) {
    for (const one of [contact, contact.pair]) {
      if (one?.last) this.#fingers.show(one.id, one.last);
    }
  }

  /** @param {Contact} contact */
  #hide(contact) {
    for (const one of [contact, contact.pair]) {
      if (one) this.#fingers.hide(one.id);
    }
  }

  #freeId() {
    const taken = new Set();
    for (const contact of this.#contacts.values()) {
      taken.add(contact.id);
      if (contact.pair) taken.add(contact.pair.id);
    }
    let id = 1;
    while (taken.has(id)) id += 1;
    return id;
  }

  /** @param {Contact} contact @param {PointerEvent} event @param {App.Phase} phase */
  #sample(contact, event, phase) {
    /** @type {App.TouchRecord} */
    const sample = {
      kind: "touch", t: event.timeStamp / 1000, id: contact.id, phase,
      ...this.#layout.point(event), type: contact.type,
    };
    const held = modifiers(event, contact.pair !== null);
    if (held.length) sample.modifiers = held;
    if (event.pointerType === "mouse") {
      // The last released button ends the touch.
      const buttons = event.buttons || contact.last?.buttons || 1 << event.button;
      sample.buttons = contact.isSecondary ? SECONDARY : buttons;
    } else {
      const radius = Math.max(event.width, event.height) / 2 / this.#layout.scale;
      if (radius > 0.5) sample.radius = round(radius);
      // A browser's ordinary pressure is 0.5; the force of an ordinary touch is 1.
      if (contact.forceKnown) {
        sample.force = round(event.pressure * MAXIMUM_FORCE);
        sample.maximumForce = MAXIMUM_FORCE;
      }
    }
    if (event.pointerType === "pen") Object.assign(sample, lean(event));
    contact.last = sample;
    return sample;
  }

  /** @param {Contact} contact @param {PointerEvent} event @param {App.Phase} phase */
  #pairSample(contact, event, phase) {
    if (!contact.pair || !contact.last) return null;
    const { id, type } = contact.pair;
    const place = this.#second.follow(this.#layout.point(event), event.shiftKey);
    /** @type {App.TouchRecord} */
    const sample = {
      kind: "touch", t: event.timeStamp / 1000, id, phase, ...place, type,
      buttons: contact.last.buttons,
    };
    contact.pair.last = sample;
    return sample;
  }

  /** @param {PointerEvent} event @param {App.Phase} phase */
  #hoverSample(event, phase) {
    /** @type {App.HoverRecord} */
    const sample = {
      kind: "hover", t: event.timeStamp / 1000, phase, ...this.#layout.point(event),
    };
    const held = modifiers(event);
    if (held.length) sample.modifiers = held;
    if (event.pointerType === "pen") Object.assign(sample, lean(event));
    return sample;
  }
}

// Returns the touch's sample with another phase and time, in milliseconds.
/** @param {App.TouchRecord} sample @param {number} time @param {App.Phase} phase */
function later(sample, time, phase) {
  return { ...sample, t: time / 1000, phase };
}

// Returns a pen's tilt: its angle to the screen and the direction in which it points.
/** @param {PointerEvent} event */
function lean(event) {
  if (event.altitudeAngle !== undefined) {
    return { altitude: event.altitudeAngle, azimuth: event.azimuthAngle };
  }
  const x = Math.tan((event.tiltX * Math.PI) / 180);
  const y = Math.tan((event.tiltY * Math.PI) / 180);
  const azimuth = Math.atan2(y, x);
  return {
    altitude: Math.atan(1 / Math.hypot(x, y)),
    azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth,
  };
}
