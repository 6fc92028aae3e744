import { collectPageTexts, type Text } from '../../collect-texts.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { References } from '../../model/references.ts';
import type { CheckedPage } from '../../model/rule.ts';
import { parseYamlFile } from '../../yaml/parse-yaml.ts';
import { quoted } from '../../diagnostics/quote.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';

/** The facts that are worth looking for in texts. */
interface Figures {
  /** Finds the figures as whole words. */
  pattern: RegExp;
  /** What to write for each: one reference, or several where facts have the same figure. */
  references: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<References, Figures | undefined>();

/** Texts that people read; all others name something. */
const READ = new Set([undefined, 'inline-markup', 'markdown']);

/**
 * Warns of figures that a page spells out though site.yaml has them as facts, so that one of the two is forgotten when
 * they change. Only those count that hardly mean anything else: of three characters or more, with a digit and a sign or
 * unit, as whole words.
 */
export function findTypedFigures({
  schemas,
  file,
  source,
  references,
}: Pick<CheckedPage, 'schemas' | 'file' | 'source' | 'references'>): Finding[] {
  const figures = references && figuresOf(references);
  // Most pages have none, and then nothing has to be read again.
  if (!figures || source.text.search(figures.pattern) < 0) return [];
  // As it was written: in the data of the page references are filled in.
  const written = parseYamlFile(file, source);
  if ('problems' in written) return [];
  return collectPageTexts(schemas, written.yaml.parsed.data)
    .filter(({ schema }) => READ.has(schema.format) && !(schema.enum ?? schema.const))
    .flatMap((text) => figuresIn(text, figures, written.yaml));
}

function figuresIn(text: Text, { pattern, references }: Figures, yaml: YamlFile): Finding[] {
  const found = [...text.text.matchAll(pattern)].map(({ 0: figure, index }) => ({ figure, index }));
  const first = new Map(found.toReversed().map(({ figure, index }) => [figure, index]));
  return [...first].map(([figure, index]): Finding => {
    const names = references.get(figure) ?? [];
    const [only = '', ...others] = names;
    const isMeant = others.length === 0 && saysFact(text.text.slice(index + figure.length), only);
    const written = names.map((name) => `{${name}}`).join(' or ');
    return {
      id: 'typed-figure',
      path: text.path,
      part: 'value',
      words: figure,
      message: `\`${figure}\` is a fact in site.yaml, but it is typed here.`,
      suggestion: `${isMeant ? 'Write' : 'If it is the same figure, write'} ${written}, so that it can be changed in one place.`,
      ...(isMeant && fixOf(text, { figure, index, yaml, name: only })),
    };
  });
}

/** How many words behind a figure may come before what is counted: "98% of all our guests". */
const FEW_WORDS = 4;

/**
 * Whether what follows a figure is about the fact of that name, such as `facts.clientsServed` in "200+ clients served":
 * all words of the name come next.
 */
function saysFact(following: string, name: string): boolean {
  const [clause = ''] = following.split(/[.,;:!?()|\n]/);
  const words = clause.match(/[\p{L}\p{N}]+/gu) ?? [];
  const next = words.slice(0, FEW_WORDS).map(withoutPlural);
  const meant = name.slice('facts.'.length).match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu) ?? [];
  return meant.length > 0 && meant.every((word) => next.includes(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}

/** How to write the reference, where the words can be found in the file without doubt. */
function fixOf(
  { text, path }: Text,
  { figure, index, yaml, name }: { figure: string; index: number; yaml: YamlFile; name: string },
): Partial<Finding> {
  const reference = `{${name}}`;
  // "130+ of 30+" has the figure in a longer one before it.
  if (text.indexOf(figure) !== index) return { words: undefined };
  const [start, end] = yaml.parsed.locate(path, 'value');
  const written = yaml.source.text.slice(start, end);
  if (/^['"|>]/.test(written)) return { replacement: reference };
  // A brace would begin something else in a text without quotes.
  if (written !== text) return {};
  const replacement = (): string => quoted(text.replace(figure, () => reference));
  return { words: undefined, replacement };
}

function figuresOf(references: References): Figures | undefined {
  if (known.has(references)) return known.get(references);
  const byFigure = new Map<string, string[]>();
  for (const [name, figure] of references) {
    if (!name.startsWith('facts.') || !isDistinctive(figure)) continue;
    byFigure.set(figure, [...(byFigure.get(figure) ?? []), name]);
  }
  const words = [...byFigure.keys()].map((figure) =>
    figure.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  // After a slash or the like it is a part of an address.
  const whole = `(?<![\\p{L}\\p{N}.,+$€£/#=-])(?:${words.join('|')})(?![\\p{L}\\p{N}%+])`;
  const figures =
    words.length > 0 ? { pattern: new RegExp(whole, 'gu'), references: byFigure } : undefined;
  known.set(references, figures);
  return figures;
}

/** Whether a figure hardly means anything else: 30+ and 98%, but not 12, 5+ or 1,200. */
function isDistinctive(figure: string): boolean {
  return figure.length >= 3 && /\d/.test(figure) && /[^\d\s.,]/.test(figure);
}
