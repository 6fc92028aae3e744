import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { pick, randomFrom } from '../../../test-support/random.ts';
import { readText } from './read-text.ts';
import { comesBack, isAsRead, replaceChanged, settle } from './settle.ts';
import type { Reading } from './reading.ts';
import { markupSchema } from './text-schema.ts';
import { writeSource } from './write-markdown.ts';
import { runsOf, writeText } from './write-text.ts';

const figures = [
  {
    name: 'facts.years',
    value: '18+',
    label: 'Years',
    at: { file: 'site.yaml', pointer: '/facts/years' },
  },
  { name: 'name', value: 'Alder Row', label: 'Name', at: { file: 'site.yaml', pointer: '/name' } },
];
const markup: Reading = { isMarkup: true, figures };
const plain: Reading = { isMarkup: false, figures };

/** Runs as `mark:words`, figures by their values. */
function drawn(source: string, reading: Reading): string[] {
  return drawnOf(readText(source, reading));
}

function drawnOf(doc: Node): string[] {
  return runsOf(doc).map(
    ({ mark, from, to }) => `${mark?.type.name ?? ''}:${doc.textBetween(from, to)}`,
  );
}

test.each([
  ['One **two** three', [':One ', 'strong:two', ': three']],
  ['_One_ *two*', ['em:One', ': ', 'em:two']],
  ['`code` [words](/team#x)', ['code:code', ': ', 'link:words']],
  ['One\nTwo\\\n  three', [':One\nTwo\nthree']],
  ['**{facts.years} years**', ['strong:18+ years']],
  [
    '{ facts.years } and {unknown} and \\{name} and {{name}}',
    [':18+ and {unknown} and \\{name} and {{name}}'],
  ],
  ['a * b and snake_case_name', [':a * b and snake_case_name']],
])('%j is read as %j, and written as it was', (source, runs) => {
  expect(drawn(source, markup)).toEqual(runs);
  expect(writeText(readText(source, markup))).toBe(source);
});

test('a plain text has figures, and no marks', () => {
  expect(drawn('**{name}** of *old*', plain)).toEqual([':**Alder Row** of *old*']);
  expect(comesBack('**{name}** of *old*', plain)).toBe(true);
});

test.each(['** x**', '[a](/x)[b](/x)', '**a****b**', '** **'])(
  '%j does not come back the same, and is written as source',
  (source) => {
    expect(comesBack(source, markup)).toBe(false);
  },
);

test.each([
  ['typed signs', 'Be **bold**, see [us](/team)', 'Be **bold**, see [us](/team)'],
  ['a typed figure', 'For {facts.years} years', 'For {facts.years} years'],
])('%s become what they mean', (_, typed, written) => {
  const { schema } = markupSchema.topNodeType;
  const settled = settle(schema.node('doc', null, [schema.text(typed)]), markup);
  expect(settled.eq(readText(typed, markup))).toBe(true);
  expect(writeText(settled)).toBe(written);
});

test.each([
  ['a part of a word becomes the whole word', 'unhelpful', 2, 6, 'em', '*unhelpful*'],
  ['bold takes parts of words', 'unhelpful', 2, 9, 'strong', 'un**helpful**'],
  ['spaces at the ends are left out', 'one two three', 3, 8, 'em', 'one *two* three'],
  ['what has its sign in it cannot have it', '2 * 3 is six', 0, 5, 'em', '2 * 3 is six'],
  ['code cannot have a backtick in it', 'a ` b', 0, 5, 'code', 'a ` b'],
] as const)('a mark where no file can have it: %s', (_, words, from, to, name, written) => {
  const state = EditorState.create({ doc: readText(words, markup) });
  const change = state.tr.addMark(from, to, markupSchema.marks[name].create());
  const settled = settle(change.doc, markup);
  expect(writeText(settled)).toBe(written);
  expect(writeText(replaceChanged(change, settled).doc)).toBe(written);
});

test.each([
  [
    'in Markdown, where it would make a picture',
    { isHeading: false, indent: '' },
    String.raw`See\![us](/x)`,
  ],
  ['elsewhere', undefined, 'See![us](/x)'],
])('a link stays one behind an exclamation mark: %s', (_, markdown, written) => {
  const reading: Reading = { isMarkup: true, figures, ...(markdown && { markdown }) };
  const state = EditorState.create({ doc: readText('See[us](/x)', reading) });
  const settled = settle(state.tr.insertText('!', 3).doc, reading);
  expect(drawnOf(settled)).toEqual([':See!', 'link:us']);
  const source = writeSource(settled, reading);
  expect(source).toBe(written);
  expect(drawn(source, reading)).toEqual([':See!', 'link:us']);
});

test('after each of 1,000 random edits the file reads as what is on the page, and is written the same', () => {
  const random = randomFrom(36);
  const start = readText('One **two** {facts.years} [three](/x) *four*\nfive', markup);
  const pieces = [...'a *_`[]{éع'.split(''), '**', '](/x)', 'word', 'facts.years}', '{name}', '👩‍👩‍👧'];
  const { strong, em, code, link } = markupSchema.marks;
  const marks = [strong.create(), em.create(), code.create(), link.create({ href: '/y' })];
  const { reference, break: lineBreak } = markupSchema.nodes;
  const inserted = [reference.create({ written: '{name}', ...figures[1] }), lineBreak.create()];
  const edits: ((change: Transaction, from: number, to: number) => void)[] = [
    (change, from) => change.insertText(pick(random, pieces), from),
    (change, from) => change.insertText(pick(random, pieces), from),
    (change, from, to) => change.delete(from, to),
    (change, from, to) => change.addMark(from, to, pick(random, marks)),
    (change, from, to) => change.removeMark(from, to),
    (change, from) => change.insert(from, pick(random, inserted)),
  ];
  let state = EditorState.create({ doc: start });
  for (let edit = 0; edit < 1000; edit += 1) {
    const { size } = state.doc.content;
    const from = Math.floor(random() * (size + 1));
    const change = state.tr;
    pick(random, edits)(change, from, Math.min(size, from + Math.floor(random() * 6)));
    const settled = settle(change.doc, markup);
    state = state.apply(replaceChanged(change, settled));
    expect(state.doc.eq(settled)).toBe(true);
    const source = writeText(state.doc);
    expect(isAsRead(state.doc, markup), source).toBe(true);
    expect(writeText(readText(source, markup))).toBe(source);
    if (size > 80) state = EditorState.create({ doc: start });
  }
});
