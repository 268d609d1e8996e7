// What browsers have and TypeScript's own description of them lacks.

interface Navigator {
  /** Chromium's keyboard, which tells what each key writes. */
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> };
  /** Chromium's word for the machine. */
  readonly userAgentData?: { readonly platform: string };
}

interface FocusOptions {
  /** Whether a ring is to be shown. */
  focusVisible?: boolean;
}

interface WheelEvent {
  /** How far a wheel was turned, 120 a notch; not in every browser. */
  readonly wheelDeltaX?: number;
  readonly wheelDeltaY?: number;
}
