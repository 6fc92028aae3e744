import { fillReferences } from '../../check/model/references.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { ChangedSentence } from '../../schema/generated/data.d.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { TwoStates } from './page-changes.ts';
import { referenceTo, type Shown } from './where-shown.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a page in which a value of site.yaml shows that texts refer to, such as {facts.years}. */
export function exampleOf(
  [first, second]: DataPath,
  { everyPage, pages }: Shown,
  { before, after }: TwoStates,
): ChangedSentence | undefined {
  const reference = referenceTo(first === 'facts' ? `facts.${second}` : String(first));
  for (const file of after.pages) {
    const route = routeOf(file);
    const isThere = (everyPage || pages.includes(route)) && before.has(file);
    if (!isThere || !reference.test(after.textOf(file))) continue;
    const [old, fresh] = [before.read(file), after.read(file)];
    if (!('data' in old && 'data' in fresh)) continue;
    const text = textsIn(fresh.data).find((one) => reference.test(one)) ?? '';
    const all = Array.from(sentences.segment(text), ({ segment }) => segment.trim());
    const sentence = all.find((one) => reference.test(one));
    if (sentence === undefined || !old.references || !fresh.references) continue;
    return {
      route,
      before: fillReferences(sentence, old.references),
      after: fillReferences(sentence, fresh.references),
    };
  }
  return undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
