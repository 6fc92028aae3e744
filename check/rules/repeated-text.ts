import { type Finding, locateFindings } from '../diagnostics/finding.ts';
import { collectFileTexts } from '../collect-texts.ts';
import type { Path } from '../yaml/locate.ts';
import { hash, longSentencesOf, type PageIndex } from '../page-index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readYamlFile } from '../yaml/parse-yaml.ts';
import { resolveReferences } from '../references.ts';
import type { SiteContext } from '../context.ts';

interface Repeat {
  sentence: number;
  first: string;
  /** How many files have the sentence. */
  count: number;
}

/** Warns of each long sentence that several files share, once, in the second of them. */
export function findRepeatedText(
  context: SiteContext,
  uses: ReadonlyMap<string, PageIndex>,
): Diagnostic[] {
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

/**
 * The numbers that are in more than one list, by a hash table with linear probing: of the 400,000 of 10,000 pages it
 * takes 20 ms of processor, sorting them 80, a Set 140. Zeros are free places; whoever calls counts the files anyway.
 */
function findRepeated(lists: readonly number[][]): Set<number> {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const table = new Float64Array(2 ** Math.ceil(Math.log2(2 * count + 1)));
  const last = table.length - 1;
  const repeated = new Set<number>();
  for (const list of lists) {
    for (const sentence of list) {
      let at = sentence & last;
      while (table[at] !== 0 && table[at] !== sentence) at = (at + 1) & last;
      if (table[at] === sentence) repeated.add(sentence);
      else table[at] = sentence;
    }
  }
  return repeated;
}

/** Only numbers of sentences were kept, so the file is read again to find their places. */
function locateRepeats(context: SiteContext, file: string, repeats: Repeat[]): Diagnostic[] {
  const read = readYamlFile(context, file);
  if ('problems' in read) return read.problems;
  const { data } = read.yaml.parsed;
  if (context.references) resolveReferences(data, context.references);
  const places = new Map<number, { path: Path; words: string }>();
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
            ? `This sentence stands on ${count} pages, first in ${first}.`
            : `This sentence stands in ${first}, too.`,
      },
    ];
  });
  return locateFindings(read.yaml, findings);
}
