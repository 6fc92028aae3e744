import type { Mark, Node } from 'prosemirror-model';
import { INLINE_MARKUP } from '../../../schema/texts/inline-markup.ts';
import { ESCAPE, isFlanking, MARKDOWN } from './markdown-signs.ts';
import type { Figure, Reading } from './reading.ts';
import { markupSchema, plainSchema } from './text-schema.ts';

/** As check/model/references.ts: a name in braces, with neither a backslash nor a second brace before it. */
const REFERENCE = /(?<![\\{])\{\s*([^\s{}]+)\s*\}(?!\})/gu;

/** In Markdown also what is shown otherwise: signs behind a backslash, and ends of lines. */
const MARKDOWN_WORDS = new RegExp(
  String.raw`${REFERENCE.source}|${ESCAPE.source}|[ \t]*\n[ \t]*`,
  'gu',
);

/** A backslash before a reference goes before Markdown is read, also in code. */
const MARKDOWN_CODE = new RegExp(
  String.raw`${REFERENCE.source}|\\(\{)(?=\s*[^\s{}]+\s*\}(?!\}))`,
  'gu',
);

/** Those that a text of a file names, in the order of all. */
export function figuresIn(source: string, figures: readonly Figure[]): Figure[] {
  const named = new Set(Array.from(source.matchAll(REFERENCE), ([, name]) => name));
  return figures.filter(({ name }) => named.has(name));
}

/** The document of a text of a file. */
export function readText(source: string, reading: Reading): Node {
  const schema = reading.isMarkup ? markupSchema : plainSchema;
  const nodes = reading.isMarkup ? readMarked(source, reading) : readWords(source, reading, []);
  return schema.node('doc', null, nodes);
}

function readMarked(source: string, reading: Reading): Node[] {
  const { nodes: types } = markupSchema;
  const nodes: Node[] = [];
  let end = 0;
  for (const match of source.matchAll(reading.markdown ? MARKDOWN : INLINE_MARKUP)) {
    const [whole, strong, sign, stressed, code, words, href] = match;
    if (reading.markdown && !isMarked(source, match)) continue;
    nodes.push(...readWords(source.slice(end, match.index), reading, []));
    const mark = markOf({ strong, stressed, sign, code, href });
    const inside = strong ?? stressed ?? code ?? words;
    if (mark && inside) nodes.push(...readWords(inside, reading, [mark]));
    else nodes.push(types.break.create({ written: whole }));
    end = match.index + whole.length;
  }
  nodes.push(...readWords(source.slice(end), reading, []));
  return nodes;
}

/** Whether something is a mark or a break to Markdown, and not a part of the words. */
function isMarked(source: string, match: RegExpExecArray): boolean {
  const { 0: whole, 1: strong, 3: stressed, 6: href, index } = match;
  if (href !== undefined && BEFORE_PICTURE.test(source.slice(0, index))) return false;
  if (strong === undefined && stressed === undefined)
    return !ESCAPED.test(whole) && !whole.startsWith('\n');
  return isFlanking(source, [index, index + whole.length], strong === undefined ? 1 : 2);
}

/** What makes a link a picture: an exclamation mark without a backslash of its own. */
const BEFORE_PICTURE = /(?<!\\)(?:\\\\)*!$/;

const ESCAPED = new RegExp(`^${ESCAPE.source}$`, 'u');

function markOf(
  found: Partial<Record<'strong' | 'stressed' | 'sign' | 'code' | 'href', string>>,
): Mark | undefined {
  const { strong, em, code, link } = markupSchema.marks;
  if (found.strong) return strong.create();
  if (found.stressed) return em.create({ sign: found.sign });
  if (found.code) return code.create();
  return found.href === undefined ? undefined : link.create({ href: found.href });
}

/** Words, with those in braces that name a figure in its place. */
function readWords(words: string, reading: Reading, marks: readonly Mark[]): Node[] {
  const { isMarkup, figures, markdown } = reading;
  const schema = isMarkup ? markupSchema : plainSchema;
  const isCode = marks.some(({ type }) => type === markupSchema.marks.code);
  const pieces = markdown ? (isCode ? MARKDOWN_CODE : MARKDOWN_WORDS) : REFERENCE;
  const nodes: Node[] = [];
  let end = 0;
  const push = (text: string) => {
    if (text !== '') nodes.push(schema.text(text, marks));
  };
  for (const { 0: written, 1: name, 2: escaped, index } of words.matchAll(pieces)) {
    const figure = figures.find((known) => known.name === name);
    if (name !== undefined && !figure) continue;
    push(words.slice(end, index));
    nodes.push(
      figure
        ? schema.node('reference', { written, ...figure }, [], marks)
        : schema.node('literal', { written, shown: escaped ?? ' ' }, [], marks),
    );
    end = index + written.length;
  }
  push(words.slice(end));
  return nodes;
}
