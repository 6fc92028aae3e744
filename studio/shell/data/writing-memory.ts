import { type At, CARET, CARET_WANTED } from '../../../renderer/studio/messages.ts';
import { fieldsOf, hasTypes } from '../../../renderer/data/guards.ts';
import { select, write } from './page-actions.ts';
import { holderOf } from './selection.ts';
import { now, useStudio } from './store.ts';

/**
 * The text that is being written on the page: in the tab, so that a reload does not end it, and in the browser, for
 * another tab and for its next start. A tab goes by its own, if it has one.
 */
const WRITING = 'studio-writing';

/** What was being written when the page was left, or is in another tab; nothing if nothing was. */
export function remembered(): At | undefined {
  const kept = sessionStorage.getItem(WRITING) ?? localStorage.getItem(WRITING);
  if (kept === null) return undefined;
  const { site, at } = fieldsOf(JSON.parse(kept));
  // Another site may be written at the same address.
  return site === now().overview?.name && isAt(at) ? at : undefined;
}

function isAt(at: unknown): at is At {
  return hasTypes(at, { file: 'string', pointer: 'string' });
}

/** Remembers from now on what is being written. */
export function rememberWriting(): void {
  useStudio.subscribe(({ writing, overview }, before) => {
    if (writing === before.writing) return;
    if (!writing) return forget();
    const kept = JSON.stringify({ site: overview?.name, at: writing });
    for (const memory of [sessionStorage, localStorage]) memory.setItem(WRITING, kept);
  });
}

/** What another tab has written since stays. */
function forget(): void {
  if (localStorage.getItem(WRITING) === sessionStorage.getItem(WRITING))
    localStorage.removeItem(WRITING);
  sessionStorage.removeItem(WRITING);
}

/** Goes on where somebody wrote before a reload, the caret where it was. */
export async function goOnWriting(at: At): Promise<void> {
  if (at.file !== now().page?.file) return;
  const caret = sessionStorage.getItem(CARET) ?? localStorage.getItem(CARET) ?? '0';
  sessionStorage.setItem(CARET_WANTED, caret);
  await select({ file: at.file, pointer: holderOf(now().files[at.file], at.pointer) }, false);
  write(at);
}
