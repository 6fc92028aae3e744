/** Something the visitor did before React was there: a press, or a key in a carousel. */
export interface QueuedEvent {
  target: Element;
  key?: string;
}

/** What the entry's script exports. */
export interface Entry {
  /**
   * Takes the prerendered page over and does again what the visitor did meanwhile.
   * @param stopListening ends the bootstrap's listening; called as soon as React listens itself
   * @throws when something it needs cannot be loaded; it may then be called again
   */
  hydrate: (missed: QueuedEvent[], stopListening: () => void) => Promise<void>;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}
