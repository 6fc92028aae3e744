import type { At, Order } from '../../../renderer/studio/messages.ts';
import { below, entryAt } from './pointer.ts';
import { blockSchema } from './schema-at.ts';
import { describe } from './selection.ts';
import { now } from './store.ts';

export const NO_ENTRY = 'This is not an entry of a list.';

/** Why an entry cannot become the one at an index of its list; nothing if it can. */
export function whyNotTo(at: At, to: number): string | undefined {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry) return NO_ENTRY;
  const { list, entries, index } = entry;
  if (!(to >= 0 && to < entries.length)) return `There are ${entries.length} places.`;
  if (to === index) return undefined;
  if (hasHeading(list, entries[index])) return 'It must come first.';
  return to === 0 && hasHeading(list, entries[0])
    ? `${describe({ ...at, pointer: below(list, 0) }).name} must come first.`
    : undefined;
}

/** Whether an entry is the block with the main heading of its page, which comes first and only once. */
export function hasHeading(list: string, entry: unknown): boolean {
  const { overview } = now();
  return (
    list === '/blocks' &&
    overview !== undefined &&
    blockSchema(overview, entry)?.hasMainHeading === true
  );
}

/** Where an entry would be at an index of its list: "before Roadmap", "after Process design". */
export function placeAt(at: At, to: number): string {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry) return '';
  const nameAt = (index: number) => describe({ ...at, pointer: below(entry.list, index) }).name;
  if (to < entry.index) return `before ${nameAt(to)}`;
  return to > entry.index ? `after ${nameAt(to)}` : 'where it is';
}

/** At which indexes of its list an entry may be; nothing for what is not in a list. */
export function orderOf(at: At): Order | null {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry) return null;
  const all = entry.entries.map((_, index) => index);
  return {
    count: all.length,
    allowed: all.filter((index) => whyNotTo(at, index) === undefined),
  };
}
