import { focusPage, tellPage } from '../desk/frame.ts';
import { call, isNothing } from './call.ts';
import { inTurn } from './draft-actions.ts';
import { showSelected } from './page-actions.ts';
import { now, say, set, useStudio } from './store.ts';

/** Shows the page as it is saved, without the draft, or the draft again. */
export async function toggleSaved(): Promise<void> {
  const { isSaved, page, draft } = now();
  if (isSaved) {
    set({ isSaved: false });
    return say('Your draft again');
  }
  if (!page || draft.changed.length === 0) return say('Nothing has changed since the last save.');
  tellPage({ studio: 'leave', by: 0 });
  await inTurn(async () => {
    await call('show-saved', { file: page.file }, isNothing);
    // The numbers of the blocks go; the same key brings them back.
    if (document.activeElement?.closest('[data-arranging]')) focusPage();
    set({ isSaved: true, writing: undefined, menu: undefined });
    showSelected(false);
    say('The page as it is saved. B, or a click on it, shows your draft again.');
  }).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
}

/** The press of the key that shows the page as it is saved, from when it is pressed until it is let go. */
let pressed: { isShown: Promise<void>; isHeld: boolean } | undefined;

/** Its key is pressed: once more, it shows the draft again. */
export function pressSaved(): void {
  const { isSaved } = now();
  const isShown = toggleSaved();
  pressed = isSaved ? undefined : { isShown, isHeld: false };
}

/** Its key goes on being pressed. */
export function holdSaved(): void {
  if (pressed) pressed.isHeld = true;
}

/** Its key is let go: what was held shows the draft again. */
export function letGoOfSaved(): void {
  const { isShown, isHeld = false } = pressed ?? {};
  pressed = undefined;
  if (isHeld) void isShown?.then(() => (now().isSaved ? toggleSaved() : undefined));
}

/** To be called at the start: whatever ends it, the page is the draft again. */
export function followSaved(): void {
  useStudio.subscribe(({ isSaved }, before) => {
    if (isSaved || !before.isSaved) return;
    showSelected(false);
    void inTurn(() => call('take-off', {}, isNothing)).catch(() => undefined);
  });
}
