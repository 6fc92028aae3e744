import type { At } from '../../../renderer/studio/messages.ts';
import { tellPage } from '../desk/frame.ts';
import { isRefused } from './answers.ts';
import { call, isNothing } from './call.ts';
import { inTurn } from './draft-actions.ts';
import { showSelected } from './page-actions.ts';
import { now, say, set, type Trying } from './store.ts';

/** Where the shelf is measured. */
const SHELF = '.shelf';

/** Shows something on the page, full size, that is in no file and not in the draft until it is taken. */
export async function tryOn(trying: Trying): Promise<void> {
  set({ trying, isSaved: false });
  const changes = [{ file: trying.at.file, operations: trying.operations }];
  await inTurn(async () => {
    // Somebody who goes through a shelf quickly wants the last one.
    if (now().trying !== trying) return;
    if (trying.picture) {
      tellPage({ studio: 'picture', ...trying.picture });
      return showTried();
    }
    const refused = await call('try', { changes }, isRefused);
    if (refused) giveUp(trying, refused.why);
    else showTried();
  }).catch((error: unknown) =>
    giveUp(trying, error instanceof Error ? error.message : String(error)),
  );
}

/** Nothing is tried any more, unless something else is by now. */
function giveUp(trying: Trying, why: string): void {
  if (now().trying === trying) {
    set({ trying: undefined });
    showSelected(false);
  }
  say(why);
}

/** Takes off what is tried; the page is as the draft says. */
export async function takeOff(): Promise<void> {
  const { trying } = now();
  if (!trying) return;
  set({ trying: undefined });
  if (trying.picture) showPictureAgain(trying.picture.at);
  showSelected(false);
  await inTurn(() => call('take-off', {}, isNothing)).catch(() => undefined);
}

/** Shows in the place of a picture what the page has there. */
export function showPictureAgain(at: At): void {
  tellPage({ studio: 'picture', at, url: '' });
}

/** Takes it: the draft has it from now on. */
export function takeTried(): void {
  now().trying?.take();
}

/** Marks what is tried, and scrolls to it, clear of the shelf. */
export function showTried(): void {
  const { trying } = now();
  if (!trying) return;
  const { at, name, place } = trying;
  const covered = document.querySelector<HTMLElement>(SHELF)?.offsetHeight ?? 0;
  const rest = { order: null, act: 'Add', covered, scrolls: true } as const;
  tellPage({ studio: 'select', at, name, place, ...rest });
}

// Nobody else should go on seeing what somebody has left untaken.
addEventListener('pagehide', () => {
  if (!now().trying && !now().isSaved) return;
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/_studio/take-off', { method: 'POST', headers, body: '{}', keepalive: true });
});
