import type { Operation } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { commentAbove } from './comments-at.ts';

/**
 * Copies the comment above a fact into its label, which the studio shows. The comment stays; a fact that has a label keeps
 * it, so that nothing is copied twice.
 */
export function labelFacts(text: string, { facts }: Record<string, unknown>): Operation[] {
  if (!isRecord(facts)) return [];
  return Object.entries(facts).flatMap(([name, fact]): Operation[] => {
    const label = firstSentence(commentAbove(text, ['facts', name]) ?? '');
    if (label === '') return [];
    const path = `/facts/${name}`;
    if (typeof fact === 'string') return [{ op: 'set', path, value: { value: fact, label } }];
    if (!isRecord(fact) || fact['label'] !== undefined) return [];
    return [{ op: 'set', path: `${path}/label`, value: label }];
  });
}

/** A label is a few words, without a full stop; the rest of a comment is for people who read the file. */
function firstSentence(comment: string): string {
  const [sentence = ''] = comment.split(/(?<=[.!?])\s/);
  return sentence.replace(/\.$/, '').trim();
}
