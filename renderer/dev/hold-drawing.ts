/** Resolves once nothing keeps the page from being drawn again. */
let free: Promise<void> = Promise.resolve();
let letGo: (() => void) | undefined;

/** Keeps the page as it is, or lets it be drawn again: while an input method writes, its element must not be replaced. */
export function holdDrawing(isHeld: boolean): void {
  if (isHeld && !letGo) free = new Promise((resolve) => (letGo = resolve));
  if (isHeld) return;
  letGo?.();
  letGo = undefined;
}

/** Waits until the page may be drawn. */
export function untilDrawable(): Promise<void> {
  return free;
}
