// The modifier keys of an event, in the words of the recording format.

export function modifiers(event, withoutAlt = false) {
  const held = [];
  if (event.shiftKey) held.push("shift");
  if (event.ctrlKey) held.push("control");
  if (event.altKey && !withoutAlt) held.push("alternate");
  if (event.metaKey) held.push("command");
  return held;
}
