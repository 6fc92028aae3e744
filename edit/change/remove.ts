import type { Source } from '../write/source.ts';
import { lineEnd, lineStart } from '../splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';
import type { CollectionNode, EntryNode } from '../tree/nodes.ts';
import { type Slot, slotsOf } from '../tree/slots.ts';

/** Takes an entry out of a collection that keeps others. Of the empty lines around it, the most stay. */
export function removeSlot(source: Source, collection: CollectionNode, index: number): Splice[] {
  const { text } = source;
  const slots = slotsOf(text, collection, collection === source.root);
  const [above, slot, below] = [slots[index - 1], slots[index], slots[index + 1]];
  if (!slot) throw new Error('This entry does not exist.');
  const aboveGap = above && text.slice(above.end, slot.start);
  const belowGap = below && text.slice(slot.end, below.start);
  // A comment that is on its own between two entries belongs to neither and stays.
  const mayTakeAbove = above !== undefined && aboveGap !== undefined && !aboveGap.includes('#');
  const mayTakeBelow = below !== undefined && belowGap !== undefined && !belowGap.includes('#');
  if (collection.isFlow) return removeFromBrackets(text, slot, { above, below, mayTakeAbove });
  const fewerAbove = linesOf(aboveGap) <= linesOf(belowGap);
  if (mayTakeAbove && (fewerAbove || !mayTakeBelow)) {
    return [{ start: above.end, end: slot.end, text: '' }];
  }
  if (mayTakeBelow) return [{ start: slot.start, end: below.start, text: '' }];
  // With its whole line, so that both comments keep theirs.
  const start = slot.ownLine ? lineStart(text, slot.start) : slot.start;
  const end = lineEnd(text, slot.end);
  const lineBreak = /^\r?\n/.exec(text.slice(end))?.[0].length ?? 0;
  return [{ start, end: end + lineBreak, text: '' }];
}

/**
 * Takes the last entry out of a collection in which a comment is on its own above it, and leaves that.
 *
 * @param holder the field or entry whose value the collection is
 * @returns nothing where no such comment is
 */
export function removeBelowComment(
  source: Source,
  holder: EntryNode | undefined,
  collection: CollectionNode,
): Splice[] | undefined {
  const { text } = source;
  const [slot, ...others] = slotsOf(text, collection);
  if (!holder || !slot || others.length > 0 || collection.isFlow) return undefined;
  const from = lineEnd(text, holder.mark);
  const isAlone = from < slot.start && text.slice(from, slot.start).includes('#');
  if (!isAlone || !slot.ownLine) return undefined;
  const lineBreak = /^\r?\n/.exec(text.slice(slot.end))?.[0].length ?? 0;
  return [
    { start: holder.mark, end: holder.mark, text: collection.kind === 'list' ? ' []' : ' {}' },
    { start: lineStart(text, slot.start), end: slot.end + lineBreak, text: '' },
  ];
}

interface Neighbours {
  above: Slot | undefined;
  below: Slot | undefined;
  mayTakeAbove: boolean;
}

function removeFromBrackets(
  text: string,
  slot: Slot,
  { above, below, mayTakeAbove }: Neighbours,
): Splice[] {
  if (below) return [{ start: slot.start, end: below.start, text: '' }];
  if (!above) return [{ ...slot, text: '' }];
  if (mayTakeAbove) return [{ start: above.end, end: slot.end, text: '' }];
  const comma = text.indexOf(',', above.end);
  const start = slot.ownLine ? lineStart(text, slot.start) - 1 : slot.start;
  return [
    { start: comma, end: comma + 1, text: '' },
    { start: text[start - 1] === '\r' ? start - 1 : start, end: slot.end, text: '' },
  ];
}

function linesOf(gap: string | undefined): number {
  return gap?.split('\n').length ?? Infinity;
}
