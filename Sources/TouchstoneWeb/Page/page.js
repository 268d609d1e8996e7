// The page: a stage that shows the app and receives touches, and a panel that explains where they
// went.
import { findFonts } from "./app-fonts.js";
import { Callout } from "./callout.js";
import { Clipboard } from "./clipboard.js";
import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { Elements } from "./elements.js";
import { find } from "./find.js";
import { Fingers } from "./fingers.js";
import { Gamepads } from "./gamepads.js";
import { History } from "./history.js";
import { prepareInstall } from "./install.js";
import { GoOn } from "./go-on.js";
import { Inspector } from "./inspector.js";
import { Journal } from "./journal.js";
import { AppKeeper } from "./keeper.js";
import { Keys } from "./keys.js";
import { Lanes } from "./lanes.js";
import { Languages } from "./languages.js";
import { Layers } from "./layers.js";
import { Layout } from "./layout.js";
import { Ledger } from "./ledger.js";
import { Lint } from "./lint.js";
import { MediaControl } from "./media-session.js";
import { Motion } from "./motion.js";
import { MenuBar } from "./menu-bar.js";
import { Panel } from "./panel.js";
import { Pointers } from "./pointers.js";
import { Remote } from "./remote.js";
import { Report } from "./report.js";
import { Repairs } from "./repairs.js";
import { Road } from "./road.js";
import { Scenes } from "./scenes.js";
import { TestRecorder } from "./test-recorder.js";
import { Past } from "./past.js";
import { Timeline } from "./timeline.js";
import { takeToken } from "./token.js";
import { Typing } from "./typing.js";
import { ViewTree } from "./view-tree.js";
import { Wheel } from "./wheel.js";
import { Wishes } from "./wishes.js";

const stage = find("stage");
const token = takeToken();

const connection = new Connection(token);
const report = Report.inPage(connection);
/** @param {string} key */
const address = (key) => report?.image(key)
  ?? `image/${encodeURIComponent(key)}?token=${encodeURIComponent(token)}`;
if (!report) findFonts((number) => `font/${number}?token=${encodeURIComponent(token)}`);
const layers = new Layers(find("views"), find("outline"), address);
const layout = new Layout(find("bench"), find("place"), find("device"), stage, (scale) => {
  layers.setScale(scale);
});
const fingers = new Fingers(find("fingers"));
/** @param {App.InputRecord[]} samples */
const send = (samples) => {
  inspector.took(samples);
  connection.send({ kind: "input", samples });
};
/** @param {number} node */
const askView = (node) => connection.send({ kind: "whyView", node });
/** @param {App.Point} point */
const ask = (point) => connection.send({ kind: "why", x: point.x, y: point.y });
const panel = new Panel(layers, { ask, askView, stage, asked: find("asked") });
const repairs = new Repairs(find("repair"), find("tried"), (message) => connection.send(message));
const callout = new Callout(find("callout"),
  { bench: find("bench"), stage, guilty: find("guilty"), layout, layers, repairs, ask });
const road = new Road(find("road", HTMLDetailsElement), find("walk"), layers,
  (message) => connection.send(message));
find("road").addEventListener("toggle", () => { lanes.pace = 1; });
const ledger = new Ledger(find("ledger", HTMLDetailsElement),
  (message) => connection.send(message));
const goOn = new GoOn((message) => connection.send(message));
const journal = new Journal(find("journal"), find("clear"), find("details"),
  (details) => connection.send({ kind: "journal", details }));
const inspector = new Inspector(
  { stage, layers, layout, address, panel, send: (message) => connection.send(message) });
const tree = new ViewTree(find("tree"), layers, (node) => inspector.select(node));
tree.searchIn(find("tree-search", HTMLInputElement));
inspector.setTree(tree);
const lanes = new Lanes(find("lanes"), find("step"), layers);
const lint = new Lint(find("lint"), layers, () => connection.send({ kind: "lint" }));
const recorder = new TestRecorder(find("recorder"), (question) => connection.send(question));
const keys = new Keys(stage, send);
const inputs = [new Pointers(stage, layout, fingers, send, panel), keys, new Gamepads(send)];
const elements = new Elements(find("elements"), find("said"), send);
const clipboard = new Clipboard(send);
const typing = new Typing(stage, find("typing", HTMLTextAreaElement), send, keys, clipboard);
new Wheel(stage, layout, send);
const motion = new Motion(find("allow-motion"), find("shake"), send);
const media = new MediaControl(send);
const remote = new Remote(find("remote-section"), find("remote"), send);
const dark = matchMedia("(prefers-color-scheme: dark)");
const tellStyle = () =>
  connection.send({ kind: "style", name: dark.matches ? "dark" : "light" });
dark.addEventListener("change", tellStyle);
const device = new Device(find("model", HTMLSelectElement), find("rotate"),
  (name, landscape) => connection.send({ kind: "device", name, landscape }));
const languages = new Languages(find("language", HTMLSelectElement),
  (name) => connection.send({ kind: "language", name }));
const wishes = new Wishes(stage, find("link"), find("link-address", HTMLAnchorElement),
  find("link-close"));
const menuBar = new MenuBar(
  find("menubar"),
  (message) => {
    if (message.kind === "openMenu") clipboard.read(false);
    connection.send(message);
  },
  () => stage.focus({ preventScroll: true }));

const scene = find("scene", HTMLSelectElement);
const scenes = new Scenes(scene, find("scene-search", HTMLInputElement), find("scene-none"));

const keeper = new AppKeeper(connection);
const live = () => {
  if (report) timeline.go(timeline.end);
  else history.leave();
};
const history = new History(report ?? keeper, {
  connection, layers,
  scene: () => scene.value,
  leave: () => {
    for (const input of inputs) input.cancel();
    for (const input of inputs) input.forget();
    callout.forget();
    fingers.clear();
    elements.clear();
    menuBar.clear();
    inspector.forget();
    past.enter();
  },
  forget: () => {
    lanes.clear();
    panel.forget();
    inspector.answered({ path: [], refused: [], chain: [], sentence: "" });
  },
  forgetRoad: () => road.clear(),
  shown: (time, isReady) => {
    lanes.pace = 0;
    timeline.setTime(time);
    past.show(time);
    if (!isReady) return;
    const { dataset } = find("track");
    if (report && dataset.shown === undefined) performance.mark("report-shown");
    dataset.shown = String(time);
    journal.showMoment(time);
    inspector.askAgain();
  },
  say: (sentence) => {
    inspector.say(sentence);
    past.say(sentence);
  },
});
const timeline = new Timeline({ go: (time) => history.go(time), live });
const past = new Past(stage, panel, inspector, () => history.isPast, goOn);
journal.onChoose((time) => {
  timeline.go(time);
  past.choose(time);
});

connection.on("welcome", ({ welcome }) => {
  past.leave(welcome.readOnly);
  timeline.setTime(null);
  lanes.pace = 1;
  layers.clear();
  elements.clear();
  fingers.clear();
  journal.clear();
  lanes.clear();
  motion.setWanted(false);
  wishes.clear();
  media.show({ actions: [], state: "none" }, 0);
  connection.setReadOnly(welcome.readOnly);
  goOn.welcomed(welcome);
  panel.setReadOnly(welcome.readOnly);
  repairs.isReadOnly = welcome.readOnly;
  road.setReadOnly(welcome.readOnly);
  inspector.setReadOnly(welcome.readOnly);
  inspector.shown();
  remote.show([]);
  repairs.setTried([]);
  callout.forget();
  layout.setSize(welcome.width, welcome.height);
  device.setDevices(welcome.devices);
  languages.show({ choices: [] });
  tellStyle();
  connection.send({ kind: "timeline", shown: true });
  journal.askAgain();
  road.clear();
  road.askAgain();
  ledger.askAgain();
  scenes.set(welcome.scenes);
  panel.setScenes(welcome.scenes, welcome.scene);
  lint.shown();
});
connection.on("scene", ({ scene }) => {
  panel.showScene(scene);
  panel.forget();
  repairs.offer(null);
  callout.forget();
  road.clear();
  inspector.shown();
  recorder.forget();
  lanes.clear();
  lint.shown();
});
connection.on("inspection", ({ inspection }) => {
  if (callout.isTooLate(inspection)) return;
  panel.show(inspection);
  repairs.offer(inspection.repair ?? null);
  callout.show(inspection);
  inspector.answered(inspection);
});
connection.on("road", (message) => {
  road.show(message.road);
  lanes.pace = history.isPast ? 0 : message.road.rate;
});
connection.on("latency", (message) => ledger.show(message.ledger));
connection.on("wentOn", (message) => goOn.answered(message));
connection.on("tried", (message) => {
  repairs.setTried(message.repairs);
  callout.askAgain();
  lint.shown();
});
connection.on("timeline", (message) => {
  timeline.update(message.timeline);
  const { segments } = message.timeline;
  if (!segments) return;
  keeper.told();
  history.setIndex(segments);
});
connection.on("pastJournal", ({ lines }) => journal.keep(lines));
connection.on("map", ({ map }) => inspector.mapped(map));
connection.on("properties", ({ properties }) => inspector.told(properties));
connection.on("journal", ({ lines }) => journal.add(lines));
connection.on("debate", ({ debate }) => {
  lanes.show(debate);
  panel.showTouches(debate.touches);
});
connection.on("screen", ({ screen }) => {
  layout.setSize(screen.width, screen.height);
  device.show(screen);
});
connection.on("languages", (message) => languages.show(message.languages));
connection.on("lint", ({ findings }) => {
  lint.show(findings);
  inspector.found(findings);
});
connection.on("answer", (message) => {
  recorder.answered(message);
  ledger.answered(message);
});
connection.on("menuBar", ({ menus }) => menuBar.setMenus(menus));
connection.on("menu", ({ number, items }) => menuBar.show(number, items));
connection.on("fingers", (message) => fingers.showOthers(message.fingers));
connection.on("text", ({ text }) => typing.edit(text));
connection.on("elements", (message) => elements.apply(message.elements));
connection.on("announcement", ({ text }) => elements.announce(text));
connection.on("pasteboard", ({ text }) => clipboard.share(text));
connection.on("editMenu", () => clipboard.read(true));
connection.on("pointer", ({ text }) => wishes.setPointer(text));
connection.on("pulse", ({ pattern }) => wishes.pulse(pattern));
connection.on("link", ({ text }) => wishes.show(text));
connection.on("motion", ({ wanted }) => motion.setWanted(wanted));
connection.on("media", (message) => {
  media.show(message.media, message.age);
  remote.show(message.media.actions);
});

// Draw a tree in the browser's next frame, and acknowledge it then. A page in the background or a
// slow page doesn't receive more than it can draw.
connection.on("tree", ({ number, tree: difference }) => {
  layers.apply(difference);
  tree.changed(difference);
  callout.follow();
  road.follow();
  inspector.changed();
  lint.changed();
  requestAnimationFrame(() => connection.send({ kind: "drawn", number }));
});

connection.onState((state, reason) => {
  panel.showState(state, reason);
  if (state === "live") return;
  if (history.isPast) {
    history.lost();
    past.leave(false);
  }
  timeline.clear();
  for (const input of inputs) input.forget();
  inspector.forget();
  menuBar.clear();
  typing.edit(null);
});

scene.addEventListener("change", () => {
  connection.send({ kind: "scene", name: scene.value });
  stage.focus({ preventScroll: true });
});
find("banner-button").addEventListener("click", () => connection.open());
const sheet = find("sheet");
sheet.addEventListener("click", () => {
  const shown = document.body.classList.toggle("inspecting");
  sheet.setAttribute("aria-expanded", String(shown));
  sheet.textContent = shown ? "Close" : "Inspect";
});

// Cancel all fingers when the page is hidden, as iOS does for a phone call.
const cancel = () => { for (const input of inputs) input.cancel(); };
addEventListener("blur", cancel);
addEventListener("pagehide", cancel);
document.addEventListener("visibilitychange", () => { if (document.hidden) cancel(); });

const save = find("save-report", HTMLAnchorElement);
save.href = `report.html?token=${encodeURIComponent(token)}`;
save.hidden = report !== null;
if (!report) prepareInstall(token, find("plain"));
if (report) report.open((end) => history.go(end), (reason) => panel.showState("lost", reason));
else if (token) connection.open();
else panel.showState("lost", "This URL has no token. Open the URL that the program printed.");
