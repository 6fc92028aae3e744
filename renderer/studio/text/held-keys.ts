type Held = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Whether a key was pressed with Ctrl or Alt. Both are AltGr on Windows, which is a part of the character that arrives. */
export function heldKeys({ ctrlKey, altKey, metaKey }: Held): { ctrl: boolean; alt: boolean } {
  const isAltGr = ctrlKey && altKey;
  return { ctrl: metaKey || (ctrlKey && !isAltGr), alt: altKey && !isAltGr };
}
