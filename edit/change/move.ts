import type { Source } from '../write/source.ts';
import type { Splice } from '../../schema/generated/data.d.ts';
import type { CollectionNode } from '../tree/nodes.ts';
import { slotsOf } from '../tree/slots.ts';

/** Gives the entries between two indexes each other's places; what divides the places stays where it is. */
export function moveSlot(
  { text }: Source,
  collection: CollectionNode,
  { from, to }: { from: number; to: number },
): Splice[] {
  const slots = slotsOf(text, collection);
  const order = [...slots.keys()];
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, from);
  return slots.flatMap(({ start, end }, place): Splice[] => {
    const other = slots[moved[place] ?? place];
    if (moved[place] === place || !other) return [];
    return [{ start, end, text: text.slice(other.start, other.end) }];
  });
}
