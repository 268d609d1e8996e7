// The modifier keys of an event, as the recording format names them.
import { commandKey, controlKey } from "./platform.js";

/** @param {MouseEvent | KeyboardEvent} event @param {boolean} [withoutAlt] */
export function modifiers(event, withoutAlt = false) {
  /** @type {App.ModifierName[]} */
  const held = [];
  if (event.shiftKey) held.push("shift");
  if (event[controlKey]) held.push("control");
  if (event.altKey && !withoutAlt) held.push("alternate");
  if (event[commandKey]) held.push("command");
  return held;
}
