import type { Mark, Node } from 'prosemirror-model';
import { INLINE_MARKUP } from '../../../schema/texts/inline-markup.ts';
import type { Reading } from './reading.ts';
import { markupSchema, plainSchema } from './text-schema.ts';

/** As check/model/references.ts: a name in braces, with neither a backslash nor a second brace before it. */
const REFERENCE = /(?<![\\{])\{\s*([^\s{}]+)\s*\}(?!\})/gu;

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
  for (const match of source.matchAll(INLINE_MARKUP)) {
    const [whole, strong, sign, stressed, code, words, href] = match;
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
function readWords(words: string, { isMarkup, figures }: Reading, marks: readonly Mark[]): Node[] {
  const schema = isMarkup ? markupSchema : plainSchema;
  const nodes: Node[] = [];
  let end = 0;
  const push = (text: string) => {
    if (text !== '') nodes.push(schema.text(text, marks));
  };
  for (const { 0: written, 1: name, index } of words.matchAll(REFERENCE)) {
    const figure = figures.find((known) => known.name === name);
    if (!figure) continue;
    push(words.slice(end, index));
    nodes.push(schema.node('reference', { written, ...figure }, [], marks));
    end = index + written.length;
  }
  push(words.slice(end));
  return nodes;
}
