/** Something the visitor did before React was there: a press, or a key in a carousel or on what opens a dialog. */
export interface QueuedEvent {
  target: Element;
  /** Empty for a press. */
  key: string;
}

/** What the entry's script exports. */
export interface Entry {
  /**
   * Hydrates the prerendered page and replays what the visitor did meanwhile.
   * @param eventQueue what the visitor did, in order
   * @param onReady called as soon as React listens by itself, before the replay
   * @throws when something it needs cannot be loaded; it may then be called again
   */
  hydrate: (eventQueue: QueuedEvent[], onReady: () => void) => Promise<void>;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}
