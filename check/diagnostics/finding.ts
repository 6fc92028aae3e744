import { blockType, stepsToBlock } from '../../schema/page-blocks.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { addedField } from './added-field.ts';
import { problemAt } from './diagnostic.ts';
import type { BlockPlace, Diagnostic } from '../../schema/generated/data.d.ts';
import type { Explanation } from './codes.ts';
import { explainLookAlike } from './look-alikes.ts';
import { plainOrQuoted, quoted } from './quote.ts';
import type { PathPart, YamlFile } from './yaml-file.ts';
import type { Range, SourceText } from './source-text.ts';

/**
 * What a check found in the data of a file. It becomes a Diagnostic when its place is looked up in
 * the text, which costs more than checking and is needed for bad files only.
 */
export interface Finding extends Omit<Explanation, 'suggestion'> {
  path: DataPath;
  part: PathPart;
  /** Words inside the value to point at; the whole value if they cannot be found. */
  words?: string;
  /** Whether the words are the address of a link or picture, so that the same words elsewhere in the text are not meant. */
  isAddress?: boolean;
  /** May depend on the characters found in the file, and on those after them in the same line. */
  suggestion?: string | ((found: string, after: string) => string);
  /** What to write in place of the characters pointed at, where that is safe. */
  replacement?: string | ((found: string, after: string) => string | undefined);
  /** What it takes the place of, if that is more than what is pointed at: a value, up to the name of a later field. */
  replaces?: { value: DataPath; upTo: DataPath };
  /** A field to write after the one pointed at, such as `decoration: true`. */
  adds?: string;
}

/** Looks up where findings are in their file. */
export function locateFindings(yaml: YamlFile, findings: readonly Finding[]): Diagnostic[] {
  const { file, source, parsed } = yaml;
  const last = new Map<string, number>();
  return findings.flatMap((finding) => {
    const whole = parsed.locate(finding.path, finding.part);
    // Of the same words that are wrong twice in a text each is pointed at; those that a reference brings are not there.
    const key = JSON.stringify([finding.id, finding.path, finding.words]);
    const inside = rangeOfWords(source, whole, finding, last.get(key));
    if (!inside && last.has(key)) return [];
    if (inside) last.set(key, inside[1]);
    const range = inside ?? whole;
    const found = source.text.slice(...range);
    const [start, end] = replacedRange(finding, parsed) ?? range;
    const text =
      finding.words !== undefined && !inside
        ? undefined
        : replacementFor(finding, source.text.slice(start, end), restOfLine(source, end));
    const fix =
      finding.adds === undefined ? undefined : addedField(yaml, finding.path, finding.adds);
    return problemAt(file, source, range, {
      id: finding.id,
      message: finding.message,
      suggestion: suggestionFor(finding, found, restOfLine(source, range[1])),
      block: blockOf(parsed.data, finding.path),
      path: finding.path,
      fix: text === undefined ? fix : { start, end, text },
    });
  });
}

/** That two words look alike is reported first, because nobody sees it. */
function suggestionFor(
  { suggestion, replacement }: Finding,
  found: string,
  after: string,
): string | undefined {
  const alike = typeof replacement === 'string' ? explainLookAlike(found, replacement) : undefined;
  if (alike !== undefined) return alike;
  return typeof suggestion === 'function' ? suggestion(found, after) : suggestion;
}

function restOfLine({ text }: SourceText, from: number): string {
  return /.*/y.exec(text.slice(from))?.[0].trimEnd() ?? '';
}

/** Words may be in the file as they are, or be broken by a line or an escape. */
function rangeOfWords(
  source: SourceText,
  whole: Range,
  { words, isAddress }: Finding,
  from: number = whole[0],
): Range | undefined {
  if (words === undefined) return undefined;
  const text = source.text.slice(from, whole[1]);
  const [link] = isAddress
    ? ['](', '](<'].flatMap((sign) => addressAfter(sign, words, text)).toSorted((a, b) => a - b)
    : [];
  const at = link ?? text.indexOf(words);
  return at < 0 ? undefined : [from + at, from + at + words.length];
}

/** Where an address begins that is after the sign of a link. */
function addressAfter(sign: string, address: string, text: string): number[] {
  const at = text.indexOf(`${sign}${address}${sign.endsWith('<') ? '>' : ')'}`);
  return at < 0 ? [] : [at + sign.length];
}

function replacedRange({ replaces }: Finding, parsed: YamlFile['parsed']): Range | undefined {
  if (!replaces) return undefined;
  return [parsed.locate(replaces.value, 'value')[0], parsed.locate(replaces.upTo, 'key')[1]];
}

function replacementFor(finding: Finding, found: string, after: string): string | undefined {
  const { replacement, part, words } = finding;
  if (typeof replacement === 'function') return replacement(found, after);
  if (replacement === undefined || part === 'key' || words !== undefined) return replacement;
  // The value was judged with its references filled in, which must not be lost.
  if (found.includes('{')) return undefined;
  return /^['"]/.test(found) ? quoted(replacement) : plainOrQuoted(replacement);
}

/** The innermost block that a path leads into, and the one that it is in. */
function blockOf(data: unknown, path: DataPath): BlockPlace | undefined {
  const depth = stepsToBlock(data, path);
  const index = path[depth - 1];
  if (typeof index !== 'number') return undefined;
  const type = blockType(valueAt(data, path.slice(0, depth)));
  const [, outer, , tab] = path;
  return {
    ...(type !== '' && { type }),
    position: index + 1,
    ...(depth > 2 && {
      within: {
        type: blockType(valueAt(data, path.slice(0, 2))),
        position: Number(outer) + 1,
        tab: Number(tab) + 1,
      },
    }),
  };
}
