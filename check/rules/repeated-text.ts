import { type Finding, locateFindings } from '../diagnostics/finding.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Path } from '../yaml/locate.ts';
import { hash, longSentencesOf, type PageIndex } from '../page-index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readYamlFile } from '../yaml/read-yaml-file.ts';
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
  const repeated = findRepeated([...uses.values()].map(({ sentences }) => sentences));
  const files = new Map<number, string[]>();
  for (const [file, { sentences }] of repeated.size > 0 ? uses : []) {
    for (const sentence of sentences) {
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

/** The numbers of all lists in one. */
export function concatenate(lists: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

/**
 * Sorting a million numbers takes a tenth of the time that a map of them takes to build, and half of that if they
 * are sorted as whole numbers: the bytes of numbers above zero come in the same order either way.
 */
function findRepeated(lists: readonly Float64Array[]): Set<number> {
  const all = concatenate(lists);
  new BigUint64Array(all.buffer).sort();
  const repeated = new Set<number>();
  for (let at = 1; at < all.length; at += 1) {
    const sentence = all[at];
    if (sentence !== undefined && sentence === all[at - 1]) repeated.add(sentence);
  }
  return repeated;
}

/** Only numbers of sentences were kept, so the file is read again to find their places. */
function locateRepeats(context: SiteContext, file: string, repeats: Repeat[]): Diagnostic[] {
  const read = readYamlFile(context.folder, file);
  if ('problems' in read) return read.problems;
  const { data } = read.yaml.parsed;
  if (context.references) resolveReferences(data, context.references);
  const places = new Map<number, { path: Path; words: string }>();
  for (const { text, path } of allTexts(data, [])) {
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

function* allTexts(value: unknown, path: Path): Generator<{ text: string; path: Path }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* allTexts(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) yield* allTexts(field, [...path, name]);
  }
}
