import { type At, CARET, CARET_WANTED } from '../../../renderer/studio/messages.ts';
import { hasTypes } from '../../../renderer/data/guards.ts';
import { select, write } from './page-actions.ts';
import { holderOf } from './selection.ts';
import { now, useStudio } from './store.ts';

/** In the tab: the text that is being written on the page, so that a reload does not end it. */
const WRITING = 'studio-writing';

/** What was being written when the page was left; nothing if nothing was. */
export function remembered(): At | undefined {
  const kept = sessionStorage.getItem(WRITING);
  if (kept === null) return undefined;
  const at: unknown = JSON.parse(kept);
  return isAt(at) ? at : undefined;
}

function isAt(at: unknown): at is At {
  return hasTypes(at, { file: 'string', pointer: 'string' });
}

/** Remembers from now on what is being written. */
export function rememberWriting(): void {
  useStudio.subscribe(({ writing }, before) => {
    if (writing === before.writing) return;
    if (writing) sessionStorage.setItem(WRITING, JSON.stringify(writing));
    else sessionStorage.removeItem(WRITING);
  });
}

/** Goes on where somebody wrote before a reload, the caret where it was. */
export async function goOnWriting(at: At): Promise<void> {
  if (at.file !== now().page?.file) return;
  sessionStorage.setItem(CARET_WANTED, sessionStorage.getItem(CARET) ?? '0');
  await select({ file: at.file, pointer: holderOf(now().files[at.file], at.pointer) }, false);
  write(at);
}
