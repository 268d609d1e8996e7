// The app's accessibility elements as transparent DOM elements with roles, names and values, at the
// positions of the app's own elements. They ignore pointers. The page sends their actions to the
// app.

const REST = 1; // the value of a slider without a percentage, between less and more
const STEP = 10; // percent for each step of a slider, as in the app's sliders

/** @type {Record<string, string>} */
const TAGS = { button: "button", switch: "button", slider: "input", text: "p" };
const CONTAINERS = ["dialog", "list", "region", "group"];
const ADJUSTING = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

// The node that the app sent, its DOM element, and the list item around the element.
/** @typedef {{ node: App.ElementNode, element: HTMLElement, item?: HTMLElement | null }} Entry */

export class Elements {
  #root;
  #said;
  /** @type {(action: App.AccessibilityAction, element: number) => void} */
  #send;
  /** @type {Map<number, Entry>} */
  #entries = new Map(); // by number
  #isMoving = false; // whether the app moves the focus

  // `said` is the element for the app's announcements.
  /** @param {HTMLElement} root @param {HTMLElement} said @param {App.Send} send */
  constructor(root, said, send) {
    this.#root = root;
    this.#said = said;
    this.#send = (action, element) => {
      send([{ kind: "accessibility", t: performance.now() / 1000, action, element }]);
    };
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("input", (event) => this.#input(event));
    root.addEventListener("focusin", (event) => this.#focused(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("keyup", (event) => { if (this.#isOwn(event)) event.stopPropagation(); });
  }

  clear() {
    this.#entries.clear();
    this.#root.replaceChildren();
    this.#said.textContent = "";
  }

  /** @param {App.ElementsDifference} difference */
  apply({ roots, changed, removed, focus }) {
    const holder = this.#numberOf(document.activeElement);
    for (const id of removed) this.#remove(id);
    for (const node of changed) this.#update(node);
    for (const { id, children, role } of changed) {
      const element = this.#entries.get(id)?.element;
      if (element) this.#arrange(element, children, role);
    }
    if (roots) {
      this.#arrange(this.#root, roots, "");
    }
    // Only move the focus if it is already on one of these elements.
    if (holder === null || focus === undefined) return;
    if (focus !== this.#numberOf(document.activeElement)) {
      this.#isMoving = true;
      this.#entries.get(focus)?.element.focus({ preventScroll: true });
      this.#isMoving = false;
    }
  }

  // Announces text that isn't part of an element. Repeated text is announced again.
  /** @param {string} words */
  announce(words) {
    this.#said.textContent = "";
    requestAnimationFrame(() => { this.#said.textContent = words; });
  }

  // MARK: Mirroring

  /** @param {number} id */
  #remove(id) {
    const entry = this.#entries.get(id);
    (entry?.item ?? entry?.element)?.remove();
    this.#entries.delete(id);
  }

  /** @param {App.ElementNode} node */
  #update(node) {
    let entry = this.#entries.get(node.id);
    if (entry && entry.node.role !== node.role) {
      this.#remove(node.id);
      entry = undefined;
    }
    if (!entry) {
      const element = document.createElement(TAGS[node.role] ?? "div");
      element.dataset.element = String(node.id);
      entry = { element, node };
      this.#entries.set(node.id, entry);
      this.#prepare(element, node.role);
    }
    entry.node = node;
    describe(entry.element, node);
  }

  /** @param {HTMLElement} element @param {string} role */
  #prepare(element, role) {
    if (element instanceof HTMLButtonElement) element.type = "button";
    if (element instanceof HTMLInputElement) element.type = "range";
    if (!["button", "slider", "text"].includes(role)) element.setAttribute("role", role);
    if (role === "heading") element.setAttribute("aria-level", "2");
    if (CONTAINERS.includes(role)) element.className = "container";
    else element.tabIndex = -1;
  }

  // Orders the elements of a container. In a list, wraps them in list items.
  /** @param {HTMLElement} parent @param {number[]} ids @param {string} role */
  #arrange(parent, ids, role) {
    let place = parent.firstChild;
    if (!ids.length) return;
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      const part = wrapped(entry, role === "list");
      if (place && part === place) place = place.nextSibling;
      else parent.insertBefore(part, place);
    }
    while (place) {
      const next = place.nextSibling;
      place.remove();
      place = next;
    }
  }

  // MARK: Asking

  /** @param {EventTarget | null} target */
  #numberOf(target) {
    const element = target instanceof HTMLElement ? target.closest("[data-element]") : null;
    return element instanceof HTMLElement && this.#root.contains(element)
      ? Number(element.dataset.element) : null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    event.stopPropagation();
    event.preventDefault();
    const id = this.#numberOf(event.target);
    if (id !== null) this.#send("activate", id);
  }

  // The user moved a slider: asks the app to increment or decrement. The app then sends the new
  // value.
  /** @param {Event} event */
  #input(event) {
    event.stopPropagation();
    const slider = event.target;
    const id = this.#numberOf(slider);
    const entry = id === null ? undefined : this.#entries.get(id);
    if (id === null || !entry || !(slider instanceof HTMLInputElement)) return;
    const old = entry.node.percent ?? REST;
    const pushed = Number(slider.value);
    slider.value = String(old);
    if (pushed !== old) this.#send(pushed > old ? "increment" : "decrement", id);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const id = this.#numberOf(event.target);
    if (id !== null && !this.#isMoving) this.#send("focus", id);
  }

  // Returns whether the element handles the key itself. All other keys go to the app.
  /** @param {KeyboardEvent} event */
  #isOwn(event) {
    const id = this.#numberOf(event.target);
    if (id === null || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (this.#entries.get(id)?.node.role === "slider" && ADJUSTING.includes(event.key)) return true;
    return ["Enter", " ", "Escape"].includes(event.key);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const id = this.#numberOf(event.target);
    if (id === null || !this.#isOwn(event)) return;
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      this.#send("escape", id);
    } else if (!ADJUSTING.includes(event.key) && !(event.target instanceof HTMLButtonElement)) {
      // A native button turns these keys into clicks automatically.
      event.preventDefault();
      this.#send("activate", id);
    }
  }
}

// Returns the DOM element of an entry, or the list item around it.
/** @param {Entry} entry @param {boolean} isInList */
function wrapped(entry, isInList) {
  if (!isInList) {
    entry.item?.replaceWith(entry.element);
    entry.item = null;
    return entry.element;
  }
  if (!entry.item) {
    entry.item = document.createElement("div");
    entry.item.setAttribute("role", "listitem");
    entry.item.append(entry.element);
  }
  return entry.item;
}

/** @param {HTMLElement} element @param {App.ElementNode} node */
function describe(element, node) {
  const { role, name, value, hint, language, frame: [x, y, width, height] } = node;
  const isContainer = CONTAINERS.includes(role);
  if (!isContainer) {
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
  }
  const isRead = role === "text" || role === "heading";
  const words = [name, value].filter(Boolean).join(", ");
  if (isRead) {
    if (element.textContent !== words) element.textContent = words;
  } else {
    set(element, "aria-label", name);
    const isField = role === "textbox" || role === "searchbox";
    if (isField && element.textContent !== value) element.textContent = value;
    if (isField) set(element, "aria-multiline", node.multiline);
  }
  const isValueSaid = isRead || isContainer || ["slider", "textbox", "searchbox"].includes(role);
  set(element, "aria-description", [isValueSaid ? "" : value, hint].filter(Boolean).join(", "));
  set(element, "lang", language ?? "");
  set(element, "aria-disabled", node.disabled);
  if (role === "switch") element.setAttribute("aria-checked", String(node.checked));
  else if (role === "button") set(element, "aria-pressed", node.selected);
  else set(element, "aria-current", node.selected);
  if (element instanceof HTMLInputElement) adjust(element, node);
}

/** @param {HTMLInputElement} element @param {App.ElementNode} node */
function adjust(element, { percent, value }) {
  const [greatest, step, now] = percent === undefined ? [2 * REST, REST, REST] : [100, STEP, percent];
  element.min = "0";
  element.max = String(greatest);
  // Any value can be displayed; only user input moves in steps.
  element.step = Number.isInteger(now / step) ? String(step) : "any";
  element.value = String(now);
  set(element, "aria-valuetext", value);
}

// Sets an attribute, or removes it if there is no value.
/** @param {HTMLElement} element @param {string} name @param {string | boolean} value */
function set(element, name, value) {
  if (value === "" || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
