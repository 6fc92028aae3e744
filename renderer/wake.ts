/** What the bootstrap hands to the entry through `window.wakeUp`. */
export interface Wake {
  /** Presses and keys that came before React did, in order. */
  missed: { target: Element; key?: string }[];
  /** Ends the bootstrap's listening. */
  done: () => void;
}

declare global {
  interface Window {
    wakeUp?: Wake;
  }
}
