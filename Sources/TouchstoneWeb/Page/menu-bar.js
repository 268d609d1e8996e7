// The app's main menu: a bar of menus. The app creates the items of a menu each time it opens.
import { findAll } from "./find.js";
import { keyShortcut, keyText } from "./platform.js";
import { modifiers } from "./modifiers.js";

const MARKS = { on: "✓", mixed: "–", off: "" };
const TYPING = 700; // milliseconds within which typed letters form one word
const MARGIN = 8; // CSS pixels between a menu and the edge of the page

// The open menu: the button of its title, its list, and the item that gets the focus first.
/**
 * @typedef {object} Open
 * @property {number} number
 * @property {HTMLElement} button
 * @property {HTMLElement | null} list
 * @property {number | null} enters
 */

// The item of a row, and its alternate while other modifiers are held.
/** @typedef {{ item: App.MenuItem, alternate: App.Alternate | null }} Line */

export class MenuBar {
  #bar;
  #tell;
  #leave;
  /** @type {Open | null} */
  #open = null;
  /** @type {WeakMap<HTMLElement, Line>} */
  #lines = new WeakMap();
  #typed = { text: "", time: 0 };

  // `tell` sends a message to the app; `leave` returns the focus to the stage.
  /**
   * @param {HTMLElement} bar
   * @param {(message: App.MenuMessage) => void} tell
   * @param {() => void} leave
   */
  constructor(bar, tell, leave) {
    this.#bar = bar;
    this.#tell = tell;
    this.#leave = leave;
    bar.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("keydown", (event) => this.#showAlternates(event), true);
    addEventListener("keyup", (event) => this.#showAlternates(event), true);
    addEventListener("pointerdown", (event) => {
      const isInside = event.target instanceof Node && bar.contains(event.target);
      if (this.#open && !isInside) this.close(false);
    }, true);
    addEventListener("blur", () => this.close(false));
  }

  // Sets the menus of the bar.
  /** @param {App.Menu[]} menus */
  setMenus(menus) {
    const opened = this.#open?.number;
    this.#open = null;
    this.#bar.replaceChildren(...menus.map((menu, index) => this.#title(menu, index)));
    this.#bar.hidden = menus.length === 0;
    if (opened !== undefined && menus.some(({ number }) => number === opened)) {
      this.#openMenu(opened, true);
    }
  }

  // Shows the items of the open menu. If they are already shown, the focus stays in its position.
  /** @param {number} number @param {App.MenuItem[]} items */
  show(number, items) {
    if (this.#open?.number !== number) return;
    const { button, list: before } = this.#open;
    const rows = before ? [...before.children] : [];
    const place = rows.findIndex((row) => row.contains(document.activeElement));
    const list = this.#list(items, button.textContent);
    before?.remove();
    button.after(list);
    const beyond = list.getBoundingClientRect().right + MARGIN - innerWidth;
    if (beyond > 0) list.style.left = `${-beyond}px`;
    this.#open.list = list;
    const wanted = place >= 0 ? list.children[place] : null;
    if (place >= 0) focusable(list, wanted)?.focus();
    else if (this.#open.enters !== null) this.#rows(list).at(this.#open.enters)?.focus();
    this.#open.enters = null;
  }

  close(goesBack = true) {
    if (!this.#open) return;
    const { button, list } = this.#open;
    this.#open = null;
    list?.remove();
    button.setAttribute("aria-expanded", "false");
    this.#tell({ kind: "closeMenu" });
    if (goesBack) this.#leave();
  }

  // The connection is lost, so its menus are unusable.
  clear() {
    this.close(false);
    this.setMenus([]);
  }

  // Making

  /** @param {App.Menu} menu @param {number} index */
  #title({ number, title }, index) {
    const holder = document.createElement("div");
    holder.className = "menu-holder";
    holder.setAttribute("role", "none");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = title;
    button.dataset.menu = String(number);
    button.tabIndex = index === 0 ? 0 : -1;
    setAttributes(button, { role: "menuitem", "aria-haspopup": "menu", "aria-expanded": "false" });
    button.addEventListener("click", () => {
      if (this.#open?.number === number) this.close();
      else this.#openMenu(number);
    });
    button.addEventListener("pointerenter", () => {
      if (this.#open && this.#open.number !== number) this.#openMenu(number);
    });
    holder.append(button);
    return holder;
  }

  /** @param {number} number @param {boolean} [entersFirst] @param {boolean} [entersLast] */
  #openMenu(number, entersFirst = false, entersLast = false) {
    if (this.#open) {
      this.#open.list?.remove();
      this.#open.button.setAttribute("aria-expanded", "false");
    }
    const button = this.#titles().find(({ dataset }) => dataset.menu === String(number));
    if (!button) return;
    button.setAttribute("aria-expanded", "true");
    this.#makeCurrent(button);
    // A title keeps the focus until its items arrive and one of them gets it.
    button.focus();
    this.#open = { number, button, list: null, enters: entersFirst ? 0 : entersLast ? -1 : null };
    this.#tell({ kind: "openMenu", number });
  }

  /** @param {HTMLElement} button */
  #makeCurrent(button) {
    for (const one of this.#titles()) {
      one.tabIndex = one === button ? 0 : -1;
    }
  }

  /** @param {App.MenuItem[]} items @param {string} label */
  #list(items, label) {
    const list = document.createElement("ul");
    list.className = "menu";
    setAttributes(list, { role: "menu", "aria-label": label });
    list.append(...items.map((item) => this.#row(item)));
    return list;
  }

  /** @param {App.MenuItem} item */
  #row(item) {
    const row = document.createElement("li");
    row.setAttribute("role", "none");
    if (item.kind === "separator") {
      row.className = "separator";
      row.setAttribute("role", "separator");
      return row;
    }
    if (item.kind === "header" || item.kind === "waiting") {
      row.className = item.kind;
      row.textContent = item.title;
      if (item.kind === "waiting") row.setAttribute("role", "status");
      return row;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.className = "menu-line";
    button.classList.toggle("destructive", item.destructive);
    button.title = item.reason;
    this.#fill(button, item, null);
    row.append(button);
    if (item.kind === "submenu") this.#addSubmenu(row, button, item);
    button.addEventListener("click", () => this.#choose(button));
    button.addEventListener("pointermove", () => {
      if (document.activeElement !== button) button.focus({ preventScroll: true });
    });
    return row;
  }

  // Shows the title of an item, or of its alternate while other modifiers are held.
  /**
   * @param {HTMLElement} button
   * @param {App.MenuItem} item
   * @param {App.Alternate | null} alternate
   */
  #fill(button, item, alternate) {
    const { title, enabled } = alternate ?? item;
    this.#lines.set(button, { item, alternate });
    // Other attributes describe these two symbols in words.
    const mark = make("mark", item.kind === "submenu" ? "" : MARKS[item.state]);
    const words = make("words", title);
    if (item.subtitle) words.append(make("subtitle", item.subtitle));
    const keys = item.keys && {
      key: item.keys.key,
      modifiers: [...new Set([...item.keys.modifiers, ...(alternate?.modifiers ?? [])])],
    };
    const text = item.kind === "submenu" ? "›" : keys ? keyText(keys) : "";
    const sign = make("keys", text);
    for (const shown of [mark, sign]) shown.setAttribute("aria-hidden", "true");
    button.replaceChildren(mark, words, sign);
    setAttributes(button, {
      role: item.single ? "menuitemradio" : item.state === "off" ? "menuitem" : "menuitemcheckbox",
      "aria-disabled": String(!enabled),
    });
    if (keys) button.setAttribute("aria-keyshortcuts", keyShortcut(keys));
    if (item.single || item.state !== "off") {
      const checked = { on: "true", off: "false", mixed: "mixed" }[item.state];
      button.setAttribute("aria-checked", checked);
    }
  }

  /** @param {HTMLElement} row @param {HTMLElement} button @param {App.MenuItem} item */
  #addSubmenu(row, button, item) {
    setAttributes(button, { "aria-haspopup": "menu", "aria-expanded": "false" });
    const list = this.#list(item.items, item.title);
    list.hidden = true;
    row.append(list);
    row.addEventListener("pointerenter", () => this.#showSubmenu(row, true));
    row.addEventListener("pointerleave", () => this.#showSubmenu(row, false));
  }

  /** @param {HTMLElement} row @param {boolean} isShown */
  #showSubmenu(row, isShown) {
    const [list] = findAll(row, ":scope > ul");
    if (!list) return;
    list.hidden = !isShown;
    row.firstElementChild?.setAttribute("aria-expanded", String(isShown));
    if (!isShown) return;
    // A submenu opens to the left if there is no space on the right.
    list.classList.remove("left");
    list.classList.toggle("left", list.getBoundingClientRect().right > innerWidth);
  }

  // Choosing

  /** @param {HTMLElement} button */
  #choose(button) {
    const line = this.#lines.get(button);
    if (!line) return;
    const { item, alternate } = line;
    if (item.kind === "submenu") {
      this.#enter(button);
      return;
    }
    if (button.getAttribute("aria-disabled") === "true") return;
    /** @type {App.MenuMessage} */
    const message = { kind: "choose", number: item.number };
    if (alternate) message.alternate = item.alternates.indexOf(alternate);
    this.#tell(message);
    if (item.stays && this.#open) this.#tell({ kind: "openMenu", number: this.#open.number });
    else this.close();
  }

  /** @param {KeyboardEvent} event */
  #showAlternates(event) {
    if (!this.#open?.list) return;
    const held = modifiers(event).sort().join();
    for (const button of findAll(this.#open.list, ".menu-line")) {
      const line = this.#lines.get(button);
      const wanted = line?.item.alternates.find(({ modifiers: own }) =>
        [...own].sort().join() === held) ?? null;
      if (line && wanted !== line.alternate) this.#fill(button, line.item, wanted);
    }
  }

  // Keys

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = document.activeElement;
    if (event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement)) return;
    const list = menuOf(here);
    const isHandled = list ? this.#keyInMenu(event.key, here, list) : this.#keyInBar(event.key, here);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {HTMLElement} here */
  #keyInBar(key, here) {
    switch (key) {
      case "ArrowRight": return this.#toTitle(here, 1);
      case "ArrowLeft": return this.#toTitle(here, -1);
      case "Home": return this.#toTitle(null, 1);
      case "End": return this.#toTitle(null, -1);
      case "ArrowDown": case "Enter": case " ":
        this.#openMenu(Number(here.dataset.menu), true);
        return true;
      case "ArrowUp":
        this.#openMenu(Number(here.dataset.menu), false, true);
        return true;
      case "Escape":
        if (this.#open) this.close();
        else this.#leave();
        return true;
      default: return this.#type(key, this.#titles(), here);
    }
  }

  /** @param {string} key @param {HTMLElement} here @param {HTMLElement} list */
  #keyInMenu(key, here, list) {
    const rows = this.#rows(list);
    const place = rows.indexOf(here);
    const isInSubmenu = menuOf(list.parentElement) !== null;
    switch (key) {
      case "ArrowDown": rows[(place + 1) % rows.length]?.focus(); return true;
      case "ArrowUp": rows.at(place - 1)?.focus(); return true;
      case "Home": rows[0]?.focus(); return true;
      case "End": rows.at(-1)?.focus(); return true;
      case "Enter": case " ": this.#choose(here); return true;
      case "Escape":
        if (isInSubmenu) this.#exit(list);
        else this.close();
        return true;
      case "ArrowRight":
        if (this.#lines.get(here)?.item.kind === "submenu") this.#enter(here);
        else this.#toTitle(this.#open?.button ?? null, 1, true);
        return true;
      case "ArrowLeft":
        if (isInSubmenu) this.#exit(list);
        else this.#toTitle(this.#open?.button ?? null, -1, true);
        return true;
      case "Tab": this.close(false); return false;
      default: return this.#type(key, rows, here);
    }
  }

  #titles() {
    return findAll(this.#bar, "[data-menu]");
  }

  /** @param {HTMLElement} list */
  #rows(list) {
    return findAll(list, ":scope > li > .menu-line");
  }

  /** @param {HTMLElement | null} from @param {number} step @param {boolean} [opens] */
  #toTitle(from, step, opens = this.#open !== null) {
    const titles = this.#titles();
    const place = from ? titles.indexOf(from) + step : step > 0 ? 0 : titles.length - 1;
    const title = titles.at(place % titles.length);
    if (!title) return false;
    if (opens) {
      this.#openMenu(Number(title.dataset.menu), true);
    } else {
      this.#makeCurrent(title);
      title.focus();
    }
    return true;
  }

  /** @param {HTMLElement} button */
  #enter(button) {
    const row = button.parentElement;
    if (!row) return;
    this.#showSubmenu(row, true);
    findAll(row, ":scope > ul > li > .menu-line")[0]?.focus();
  }

  /** @param {HTMLElement} list */
  #exit(list) {
    const row = list.parentElement;
    if (!row) return;
    findAll(row, ":scope > .menu-line")[0]?.focus();
    this.#showSubmenu(row, false);
  }

  // Moves to the next row that begins with the typed letters.
  /** @param {string} key @param {HTMLElement[]} rows @param {HTMLElement} here */
  #type(key, rows, here) {
    if ([...key].length !== 1 || key === " ") return false;
    const now = performance.now();
    const isNew = now - this.#typed.time > TYPING;
    this.#typed = { text: (isNew ? "" : this.#typed.text) + key.toLowerCase(), time: now };
    const start = rows.indexOf(here) + (isNew ? 1 : 0);
    const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
    /** @param {HTMLElement} row */
    const words = (row) => (row.querySelector(".words") ?? row).textContent.toLowerCase();
    const row = inOrder.find((one) => words(one).startsWith(this.#typed.text));
    row?.focus();
    if (row?.dataset.menu) this.#makeCurrent(row);
    return row !== undefined;
  }
}

/** @param {HTMLElement | null} element */
function menuOf(element) {
  const menu = element?.closest(".menu");
  return menu instanceof HTMLElement ? menu : null;
}

/** @param {string} className @param {string} text */
function make(className, text) {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

/** @param {HTMLElement} element @param {Record<string, string>} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

// Returns the focusable item of a row, or the menu's first item if the row has none.
/** @param {HTMLElement} list @param {Element | null} row */
function focusable(list, row) {
  const own = row ? findAll(row, ":scope > .menu-line") : [];
  return own[0] ?? findAll(list, ":scope > li > .menu-line")[0];
}
