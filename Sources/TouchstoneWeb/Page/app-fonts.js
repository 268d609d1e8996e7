// The fonts that the app carries among its resources. Until a font has loaded, and in a report, text is
// drawn in the font of other text.

/** @typedef {{ name: string | null, loading: Promise<void> }} AppFont */

/** @type {Map<number, AppFont>} */
const fonts = new Map();

/** @type {((number: number) => string) | null} */
let address = null;

// Sets the function that returns the address of a font.
/** @param {(number: number) => string} find */
export function findFonts(find) { address = find; }

// Returns the family of a font, or null if it isn't loaded. Calls `again` when it has loaded.
/** @param {number} number @param {() => void} again @returns {string | null} */
export function appFont(number, again) {
  if (!address) return null;
  let font = fonts.get(number);
  if (!font) {
    const made = { name: null, loading: Promise.resolve() };
    made.loading = load(address(number), `App font ${number}`).then((name) => {
      made.name = name;
    });
    fonts.set(number, font = made);
  }
  const { name, loading } = font;
  if (!name) loading.then(() => { if (fonts.get(number)?.name) again(); }, () => {});
  return name;
}

// Returns the family under which a font is available. The range of weights prevents a browser from
// drawing the characters of a font thicker than they are.
/** @param {string} url @param {string} name */
async function load(url, name) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no font at ${url}`);
  const face = new FontFace(name, await answer.arrayBuffer(), { weight: "1 1000" });
  document.fonts.add(await face.load());
  return name;
}
