// The page's own elements, each known to be of a kind.

/**
 * The element with an id; without a kind any of HTML's will do.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} kind
 */
export function find(id, kind = /** @type {new () => Kind} */ (HTMLElement)) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${kind.name} “${id}”`);
}

// Where an event happened, if in an element of HTML.
/** @param {Event} event */
export function targetOf({ target }) {
  return target instanceof HTMLElement ? target : null;
}

// The elements within one that match a selector.
/** @param {Element} place @param {string} selector */
export function findAll(place, selector) {
  return [...place.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
}

/** @param {Element} element */
export function partsOf(element) {
  return [...element.children].filter((one) => one instanceof HTMLElement);
}
