import { now, set } from '../data/store.ts';

/** Where the browser keeps that they are off. */
const OFF = 'studio-single-keys-off';

/** Whether a key does nothing because keys that are one character alone are switched off (WCAG 2.1.4). */
export function isSwitchedOff({ key, ctrl, alt }: { key: string; ctrl: boolean; alt: boolean }) {
  return !now().hasKeys && key.length === 1 && !ctrl && !alt;
}

/** To be called at the start: as it was left in this browser. */
export function readHasKeys(): void {
  set({ hasKeys: localStorage.getItem(OFF) === null });
}

export function switchKeys(hasKeys: boolean): void {
  if (hasKeys) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, '');
  set({ hasKeys });
}
