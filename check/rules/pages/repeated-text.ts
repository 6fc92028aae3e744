import type { DataPath } from '../../../schema/pointer.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import { collectFileTexts } from '../../collect-texts.ts';
import { hash, longSentencesOf } from '../../model/page-index.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { readResolved } from '../../indexes/read-resolved.ts';
import type { SiteContext } from '../../model/context.ts';
import type { CheckedPages } from '../../model/rule.ts';

interface Repeat {
  sentence: number;
  first: string;
  /** How many files have the sentence. */
  count: number;
}

/** Warns of each long sentence that several files share, once, in the second of them. */
export function findRepeatedText({
  uses,
  ...context
}: Pick<CheckedPages, keyof SiteContext | 'uses'>): Diagnostic[] {
  const repeated = findRepeated([...uses.values()].map(({ sentenceHashes }) => sentenceHashes));
  const files = new Map<number, string[]>();
  for (const [file, { sentenceHashes }] of repeated.size > 0 ? uses : []) {
    for (const sentence of sentenceHashes) {
      if (!repeated.has(sentence)) continue;
      const known = files.get(sentence);
      if (known) known.push(file);
      else files.set(sentence, [file]);
    }
  }
  const repeats = new Map<string, Repeat[]>();
  for (const [sentence, [first, second, ...others]] of files) {
    if (first === undefined || second === undefined) continue;
    const repeat = { sentence, first, count: others.length + 2 };
    repeats.set(second, [...(repeats.get(second) ?? []), repeat]);
  }
  return [...repeats].flatMap(([file, all]) => locateRepeats(context, file, all));
}

/** The numbers that are in more than one list. One sorted array of a million takes 8 MB, a set of them 60 MB. */
function findRepeated(lists: readonly number[][]): Set<number> {
  const all = Float64Array.from(lists.flat()).sort();
  return new Set(all.filter((sentence, at) => sentence === all[at - 1]));
}

/** Only numbers of sentences were kept, so the file is read again to find their places. */
function locateRepeats(context: SiteContext, file: string, repeats: Repeat[]): Diagnostic[] {
  const read = readResolved(context, file);
  if ('problems' in read) return read.problems;
  const { data } = read.yaml.parsed;
  const places = new Map<number, { path: DataPath; words: string }>();
  for (const { text, path } of collectFileTexts(context.schemas, file, data)) {
    for (const words of longSentencesOf(text)) places.set(hash(words), { path, words });
  }
  const findings = repeats.flatMap(({ sentence, first, count }): Finding[] => {
    const place = places.get(sentence);
    if (!place) return [];
    return [
      {
        id: 'repeated-text',
        ...place,
        part: 'value',
        message:
          count > 2
            ? `This sentence is on ${count} pages, first in ${first}.`
            : `This sentence is also in ${first}.`,
      },
    ];
  });
  return locateFindings(read.yaml, findings);
}
