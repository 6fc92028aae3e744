import type { StudioChanges } from '../../../schema/generated/data.d.ts';
import { fieldsOf, hasTypes } from '../../../renderer/data/guards.ts';

/*
 * What was written and is not in the draft yet, because the server has not answered. It is kept in the browser, so that
 * neither a reload nor a crash loses it; each change has a name, by which the server knows it again.
 */

/** A key for each tab, so that none overwrites what another one keeps. */
const KEY = 'studio-unsent';
const TAB = `${KEY}-${crypto.randomUUID()}`;

let list: StudioChanges[] = [];

/** What is still to be sent, in the order in which it was written. */
export function unsent(): readonly StudioChanges[] {
  return list;
}

export function keepUnsent(changes: StudioChanges): void {
  store([...list, changes]);
}

export function forgetSent({ id }: StudioChanges): void {
  store(list.filter((one) => one.id !== id));
}

/** Takes over what tabs have left behind that are gone. What another tab sends as well is done once. */
export function takeOverUnsent(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== TAB);
  const left = keys.flatMap((key) => read(localStorage.getItem(key) ?? ''));
  store([...left, ...list]);
  for (const key of keys) localStorage.removeItem(key);
}

function store(changes: StudioChanges[]): void {
  list = changes;
  try {
    if (list.length === 0) localStorage.removeItem(TAB);
    else localStorage.setItem(TAB, JSON.stringify(list));
  } catch {
    // Without room in the browser it is kept as long as the tab is open.
  }
}

function read(text: string): StudioChanges[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isChanges) : [];
  } catch {
    return [];
  }
}

function isChanges(kept: unknown): kept is StudioChanges {
  return hasTypes(kept, { id: 'string' }) && Array.isArray(fieldsOf(kept)['changes']);
}
