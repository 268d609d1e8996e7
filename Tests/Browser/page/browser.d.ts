// Browser features that TypeScript's own declarations lack.

interface Navigator {
  /** Chromium's keyboard, which reports the characters of each key. */
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> };
  /** Chromium's description of the machine. */
  readonly userAgentData?: { readonly platform: string };
}

interface FocusOptions {
  /** Whether to show a focus ring. */
  focusVisible?: boolean;
}

interface WheelEvent {
  /** How far the wheel was turned, 120 for each notch. Not in every browser. */
  readonly wheelDeltaX?: number;
  readonly wheelDeltaY?: number;
}
