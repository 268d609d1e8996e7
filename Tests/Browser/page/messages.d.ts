// The messages between the page and the app. The app's side is in Sources/TouchstoneWeb/Messages,
// Sources/TouchstoneSession/Messages and Sources/TouchstoneDisplay. Times are in seconds, locations in
// points of the stage.

declare namespace App {
  type Point = { x: number; y: number };
  type Rectangle = [x: number, y: number, width: number, height: number];
  type Matrix = [a: number, b: number, c: number, d: number, x: number, y: number];
  type Finger = { id: number } & Point;
  type Shadow = { color: string; dx: number; dy: number; radius: number };

  // From the page: input

  type ModifierName = "shift" | "control" | "alternate" | "command";
  type Phase = "began" | "changed" | "moved" | "ended" | "cancelled";
  type Lean = { altitude?: number; azimuth?: number };

  interface TouchRecord extends Point, Lean {
    kind: "touch";
    t: number;
    id: number;
    phase: Phase;
    type: string;
    modifiers?: ModifierName[];
    buttons?: number;
    radius?: number;
    force?: number;
    maximumForce?: number;
  }
  interface HoverRecord extends Point, Lean {
    kind: "hover";
    t: number;
    phase: Phase;
    modifiers?: ModifierName[];
  }
  interface ScrollRecord extends Point {
    kind: "scroll";
    t: number;
    phase: Phase;
    dx: number;
    dy: number;
    precise: boolean;
    modifiers?: ModifierName[];
  }
  interface KeyRecord {
    kind: "key";
    t: number;
    phase: Phase;
    usage: number;
    characters: string;
    charactersIgnoringModifiers: string;
    modifiers?: ModifierName[];
    isRepeat?: boolean;
  }
  interface TextRecord {
    kind: "text";
    t: number;
    change: "insert" | "delete" | "compose" | "pasteboard";
    text?: string;
    start?: number;
    end?: number;
  }
  type AccessibilityAction = "activate" | "increment" | "decrement" | "escape" | "focus";
  interface AccessibilityRecord {
    kind: "accessibility";
    t: number;
    action: AccessibilityAction;
    element: number;
  }
  interface PressRecord {
    kind: "press";
    t: number;
    type: string;
    phase: Phase;
    force: number;
  }
  interface MotionRecord {
    kind: "motion";
    t: number;
    subtype: "shake";
    phase: Phase;
  }
  interface DeviceMotionRecord {
    kind: "deviceMotion";
    t: number;
    acceleration: number[];
    gravity?: number[];
    rotationRate?: number[];
  }
  interface RemoteRecord {
    kind: "remote";
    t: number;
    subtype: string;
    value?: number;
  }
  type InputRecord =
    | TouchRecord
    | HoverRecord
    | ScrollRecord
    | KeyRecord
    | TextRecord
    | AccessibilityRecord
    | PressRecord
    | MotionRecord
    | DeviceMotionRecord
    | RemoteRecord;
  type Send = (samples: InputRecord[]) => void;

  // From the page: all messages

  /** A request of Documentation/Protocol.md, or of the page's own verbs `record` and `test`. */
  interface ProgramQuestion {
    kind: "ask";
    version: 2;
    id: string;
    verb: string;
    arguments?: Record<string, string | number>;
  }

  interface ProgramAnswer {
    kind: "answer";
    version: number;
    id: string;
    result?: Record<string, unknown>;
    error?: { code: string; message: string };
  }

  type ClientMessage =
    | { kind: "input"; samples: InputRecord[] }
    | { kind: "scene"; name: string }
    | { kind: "why"; x: number; y: number }
    | { kind: "whyView"; node: number }
    | { kind: "journal"; details: string[] }
    | { kind: "lint" }
    | RoadMessage
    | { kind: "latency"; shown: boolean }
    | { kind: "continueFrom"; t: number }
    | { kind: "tryRepair" | "takeBackRepair"; number: number }
    | { kind: "map" }
    | { kind: "properties"; node: number }
    | ({ kind: "change"; node: number; key: string; part: number } & EditedValue)
    | { kind: "undoChange" }
    | PastMessage
    | ProgramQuestion
    | { kind: "style"; name: "light" | "dark" }
    | { kind: "device"; name: string; landscape: boolean }
    | { kind: "language"; name: string }
    | { kind: "drawn"; number: number }
    | MenuMessage;
  /* Shows or hides the delivery path, sets the clock's rate from 0 to 1, or steps a paused
     clock. */
  type RoadMessage =
    | { kind: "road"; shown: boolean }
    | { kind: "pace"; rate: number }
    | { kind: "step" };
  /** Shows or hides the timeline, enters or leaves the past, or requests recorded data. */
  type PastMessage =
    | { kind: "timeline" | "past"; shown: boolean }
    | { kind: "segment"; number: number }
    | { kind: "pastProperties"; node: number; time: number };
  type EditedValue = { flag: boolean } | { numbers: number[] } | { text: string };
  type MenuMessage =
    | { kind: "openMenu"; number: number }
    | { kind: "closeMenu" }
    | { kind: "choose"; number: number; alternate?: number };

  // From the app: the display list

  /** A layer. Omitted properties have the values of a new layer. */
  interface LayerNode {
    id: number;
    class: string;
    identifier?: string;
    name?: string;
    view?: boolean;
    bounds?: Rectangle;
    matrix?: Matrix;
    hidden?: boolean;
    opacity?: number;
    interaction?: boolean;
    background?: string;
    backgroundPattern?: Pattern;
    borderWidth?: number;
    borderColor?: string;
    cornerRadius?: number;
    maskedCorners?: number;
    clips?: boolean;
    shadow?: Shadow;
    contents?: {
      key: string;
      gravity: string;
      width: number;
      height: number;
      tint?: string;
      nearest?: boolean;
    };
    drawing?: Drawing[];
    drawingBounds?: Rectangle;
    mask?: string;
    backdropBlur?: number;
    backdropSaturation?: number;
    children?: number[];
  }
  /** The changed properties of a layer, and the names of the properties that were reset. */
  type LayerUpdate = Partial<LayerNode> & { id: number; without?: (keyof LayerNode)[] };
  /** Omitted lists are empty. */
  interface DisplayListDifference {
    roots?: number[];
    changed?: LayerNode[];
    updated?: LayerUpdate[];
    removed?: number[];
  }

  interface Pen {
    width: number;
    cap: CanvasLineCap;
    join: CanvasLineJoin;
    miterLimit: number;
    dash: number[];
    phase: number;
  }
  interface Font {
    size: number;
    weight: number;
    italic: boolean;
    monospaced: boolean;
    system: boolean;
    file?: number;
  }
  /** A radial gradient if `start` and `end` also have a radius, and a linear one otherwise. */
  interface Gradient {
    colors: string[];
    locations: number[];
    start: number[];
    end: number[];
  }
  /** An image that repeats in both directions from the origin of `matrix`, the identity by default. */
  interface Pattern {
    steps: Drawing[];
    width: number;
    height: number;
    matrix?: Matrix;
  }
  /** `pattern` replaces the color. */
  type Ink = { color: string; pattern?: Pattern };
  type Stroke = { path: string; pen: Pen } & Ink;
  type Words = Ink & {
    text: string;
    font: Font;
    rectangle: Rectangle;
    positions?: number[];
  };
  type Drawing =
    | { do: "save" }
    | { do: "restore" }
    | { do: "transform"; matrix: Matrix }
    | { do: "clip"; path: string; evenOdd?: boolean }
    | ({ do: "fill"; path: string; evenOdd?: boolean } & Ink)
    | ({ do: "stroke" } & Stroke)
    | ({ do: "text" } & Words)
    | { do: "image"; key: string; rectangle: Rectangle }
    | { do: "clear"; rectangle: Rectangle }
    | { do: "alpha"; value: number }
    | { do: "blend"; text: GlobalCompositeOperation }
    | { do: "shadow"; shadow?: Shadow }
    | { do: "gradient"; gradient: Gradient }
    | { do: "group" }
    | { do: "groupEnd" };

  // From the app: its state

  /** A description of a view, responder or recognizer. `node` is the ID of its layer, if any. */
  interface InspectedObject {
    class: string;
    identifier: string;
    name: string;
    id?: number;
    node?: number;
    verdict: string;
    derived: boolean;
  }
  interface Answer {
    path: InspectedObject[];
    refused: InspectedObject[];
    chain: InspectedObject[];
    sentence: string;
    fate?: { sentence: string; isLost: boolean; isMiss: boolean; title?: string };
  }
  interface RoadStep {
    number: number;
    time: number;
    station:
      | "queue"
      | "coalesce"
      | "hitTest"
      | "application"
      | "window"
      | "recognizers"
      | "chain"
      | "action";
    touch?: number;
    node?: number;
    outcome?: "hit" | "passed" | "refused" | "kept" | "handedOn";
    samples?: number;
    text: string;
  }
  /** The new delivery steps. `next` are the first inputs that wait for their time. */
  interface Road {
    rate: number;
    time: number;
    waiting: number;
    next: string[];
    steps: RoadStep[];
  }
  type LatencyStage =
    | "device"
    | "host"
    | "queue"
    | "hitTest"
    | "recognizers"
    | "responders"
    | "action"
    | "frame"
    | "shown";
  /* The stages of an event's latency, in milliseconds. `start` is in seconds of the app's clock. */
  interface LatencyEvent {
    number: number;
    label: string;
    kind: string;
    samples: number;
    start: number;
    total: number;
    shown: boolean;
    stages: { stage: LatencyStage; at: number; for: number }[];
    exceeded: string[];
    slowest: LatencyStage | null;
    sentence: string;
  }
  interface Latency {
    budgets: { whole: number; handling: number; move: number; queue: number; frame: number };
    events: LatencyEvent[];
  }
  /** A line of code that fixes a problem. The page tries and reverts it by number. */
  interface Repair {
    number: number;
    code: string;
    tryable: boolean;
    recorded: boolean;
  }
  type Inspection = Answer & Point & { culprit?: InspectedObject; repair?: Repair };
  interface JournalLine {
    number: number;
    time: number;
    kind: string;
    touch?: number;
    text: string;
  }
  type MarkKind =
    | "touch"
    | "scroll"
    | "key"
    | "press"
    | "remote"
    | "motion"
    | "command"
    | "scene"
    | "fault";
  /** An event. `end` is missing for an instant, and while the event is in progress. */
  interface Mark {
    number: number;
    kind: MarkKind;
    start: number;
    end?: number;
    finger?: number;
    text: string;
  }
  type TimelineSegment = { number: number; start: number };
  /** New or changed marks. The app sends segments only to a page that shows the past. */
  interface Timeline {
    start: number;
    now: number;
    rate: number;
    marks: Mark[];
    segments?: TimelineSegment[];
  }
  interface Finding {
    kind: string;
    weight: string;
    node?: number;
    sentence: string;
  }

  interface HitMapOwner {
    node?: number;
    name: string;
    points: number;
    color: string;
  }
  /* A band has its first row, its number of rows, and then runs: points and their owner, from 1. */
  interface HitMap {
    width: number;
    height: number;
    owners: HitMapOwner[];
    bands: number[][];
  }
  /** A row with a key is editable. Without a flag or numbers, its value is text. */
  interface PropertyRow {
    label: string;
    value: string;
    key?: string;
    part?: number;
    flag?: boolean;
    numbers?: number[];
  }
  interface Properties {
    node: number;
    name: string;
    groups: { title: string; rows: PropertyRow[] }[];
    changes: number;
    undo?: string;
  }

  type SegmentState =
    | "possible"
    | "waiting"
    | "active"
    | "recognized"
    | "failed"
    | "cancelled"
    | "absent"
    | "held"
    | "delivered"
    | "taken"
    | "unwanted";
  interface Segment {
    state: SegmentState;
    start: number;
    end?: number;
    cause: string;
    changes: number;
  }
  interface DebatedTouch {
    number: number;
    view?: InspectedObject;
    keeper?: InspectedObject;
    segments: Segment[];
    lift?: number;
  }
  interface Lane {
    recognizer: InspectedObject;
    attempts: { segments: Segment[]; verdict?: { name: string; text: string; time: number } }[];
  }
  /** Times count from the first touch; `start` is in the app's clock. */
  interface Debate {
    start: number;
    now: number;
    end: number;
    over: boolean;
    touches: DebatedTouch[];
    groups: { view?: InspectedObject; lanes: Lane[] }[];
  }

  interface ElementNode {
    id: number;
    role: string;
    name: string;
    value: string;
    percent?: number;
    hint: string;
    language?: string;
    disabled: boolean;
    selected: boolean;
    checked?: boolean;
    multiline: boolean;
    frame: Rectangle;
    children: number[];
  }
  interface ElementsDifference {
    roots?: number[];
    changed: ElementNode[];
    removed: number[];
    focus?: number;
  }

  // From the app: the environment

  interface Device {
    name: string;
    width: number;
    height: number;
  }
  interface Screen {
    width: number;
    height: number;
    device?: string;
    landscape: boolean;
  }
  interface Languages {
    choices: { name: string; title: string }[];
    current?: string;
  }
  interface Scene {
    name: string;
    title: string;
    hint: string;
    group: string;
  }
  interface Welcome {
    width: number;
    height: number;
    devices: Device[];
    scenes: Scene[];
    scene: string;
    readOnly: boolean;
    /** The note of a session that continues from a recording. */
    continued?: { sentence: string; isDiverged: boolean };
  }
  interface Media {
    actions: string[];
    title?: string;
    artist?: string;
    album?: string;
    duration?: number;
    position?: number;
    rate?: number;
    state: MediaSessionPlaybackState;
  }
  interface EditedText extends Point {
    keyboard: string;
    returnKey: string;
    secure: boolean;
    selected: string;
    height: number;
  }

  type Keys = { modifiers: ModifierName[]; key: string };
  type Alternate = { modifiers: ModifierName[]; title: string; enabled: boolean };
  interface Menu {
    number: number;
    title: string;
  }
  interface MenuItem extends Menu {
    kind: "action" | "submenu" | "separator" | "header" | "waiting";
    subtitle?: string;
    keys?: Keys;
    enabled: boolean;
    destructive: boolean;
    stays: boolean;
    state: "on" | "off" | "mixed";
    single: boolean;
    alternates: Alternate[];
    items: MenuItem[];
    reason: string;
  }

  type ServerMessage =
    | { kind: "welcome"; welcome: Welcome }
    | { kind: "screen"; screen: Screen }
    | { kind: "languages"; languages: Languages }
    | { kind: "scene"; scene: string }
    | { kind: "tree"; number: number; tree: DisplayListDifference }
    | { kind: "inspection"; inspection: Inspection }
    | { kind: "journal"; lines: JournalLine[] }
    | { kind: "debate"; debate: Debate }
    | { kind: "lint"; findings: Finding[] }
    | { kind: "tried"; repairs: Repair[] }
    | { kind: "road"; road: Road }
    | { kind: "latency"; ledger: Latency }
    | { kind: "wentOn"; url?: string; text: string }
    | { kind: "map"; map: HitMap }
    | { kind: "properties"; properties: Properties }
    | ProgramAnswer
    | { kind: "timeline"; timeline: Timeline }
    | { kind: "segment"; number: number; entries: [time: number, message: ServerMessage][] }
    | { kind: "pastJournal"; lines: JournalLine[] }
    | { kind: "fingers"; fingers: Finger[] }
    | { kind: "motion"; wanted: boolean }
    | { kind: "media"; media: Media; age: number }
    | { kind: "menuBar"; menus: Menu[] }
    | { kind: "menu"; number: number; items: MenuItem[] }
    | { kind: "text"; text: EditedText | null }
    | { kind: "pasteboard"; text: string }
    | { kind: "elements"; elements: ElementsDifference }
    | { kind: "announcement"; text: string }
    | { kind: "editMenu" }
    | { kind: "pointer"; text: string }
    | { kind: "pulse"; pattern: number[] }
    | { kind: "link"; text: string };
  /** The message of a kind. */
  type Told<Kind extends ServerMessage["kind"]> = Extract<ServerMessage, { kind: Kind }>;
}
