// Finds elements of the page and checks their types.

/**
 * Returns the element with an ID. By default, any HTML element matches.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} kind
 */
export function find(id, kind = /** @type {new () => Kind} */ (HTMLElement)) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${kind.name} “${id}”`);
}

// Returns the target of an event if it is an HTML element.
/** @param {Event} event */
export function targetOf({ target }) {
  return target instanceof HTMLElement ? target : null;
}

// Returns the elements within `place` that match a selector.
/** @param {Element} place @param {string} selector */
export function findAll(place, selector) {
  return [...place.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
}

/** @param {Element} element */
export function partsOf(element) {
  return [...element.children].filter((one) => one instanceof HTMLElement);
}
