import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { collectFileTexts } from '../check/collect-texts.ts';
import { readMarkdown } from '../check/markdown/read-markdown.ts';
import { collectReferences, fillReferences, type References } from '../check/model/references.ts';
import { ENGINE } from '../prerender/paths.ts';
import { readWithMarks } from '../prerender/provenance/wrap-texts.ts';
import { Wrapping } from '../prerender/provenance/wrapping.ts';
import type { MarkdownPart } from '../renderer/dev/source/text-sources.ts';
import { readText } from '../renderer/studio/text/read-text.ts';
import type { Reading } from '../renderer/studio/text/reading.ts';
import { comesBack, settle } from '../renderer/studio/text/settle.ts';
import { markupSchema } from '../renderer/studio/text/text-schema.ts';
import { writeSource } from '../renderer/studio/text/write-markdown.ts';
import { markOf } from '../renderer/studio/text/write-text.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import type { Phrase } from '../schema/texts/inline-markup.ts';
import type { MarkdownElement } from '../schema/texts/markdown.ts';
import { pick, randomFrom } from '../test-support/random.ts';

const schemas = loadSchemas();

/** All texts in Markdown of a site. */
function textsOf(folder: string): string[] {
  const names = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const data = load(readFileSync(join(folder, 'pages', name), 'utf8'));
      return collectFileTexts(schemas, `pages/${name}`, data);
    })
    .flatMap(({ text, schema }) => (schema.format === 'markdown' ? [text] : []));
}

function partsOf(raw: string, references: References): MarkdownPart[] {
  const wrapping = new Wrapping();
  readWithMarks({ raw, references }, { file: '', path: [] }, wrapping);
  return wrapping.texts.flatMap(({ markdown }) => markdown ?? []);
}

function readingOf(kind: MarkdownPart['kind'], references: References): Reading {
  const at = { file: 'site.yaml', pointer: '' };
  const figures = Array.from(references, ([name, value]) => ({ name, value, label: name, at }));
  return { isMarkup: true, figures, markdown: { isHeading: kind === 'heading', indent: '' } };
}

/** Each letter with how it is marked. */
function lettersOfPhrases(phrases: readonly Phrase[], mark = ''): string[] {
  return phrases.flatMap((phrase) => {
    if (typeof phrase === 'string') return lettersOf(phrase, mark);
    if ('href' in phrase) return lettersOfPhrases(phrase.phrases, `${mark}link`);
    if (phrase.mark === 'br') return [' '];
    return lettersOfPhrases(phrase.phrases, mark + phrase.mark);
  });
}

function lettersOfDoc(doc: Node): string[] {
  const letters: string[] = [];
  doc.forEach((node) => {
    const words = node.text ?? node.textContent;
    letters.push(...lettersOf(words, markOf(node)?.type.name ?? ''));
  });
  return letters;
}

function lettersOf(words: string, mark: string): string[] {
  return Array.from(words, (letter) => (/\s/.test(letter) ? ' ' : `${mark}:${letter}`));
}

/** Without spaces that look like one, or like none. */
function looks(letters: readonly string[]): string {
  return letters
    .filter((letter, at) => letter !== ' ' || letters[at - 1] !== ' ')
    .join('')
    .trim();
}

function phrasesOf(element: MarkdownElement | undefined): Phrase[] | undefined {
  return element && 'phrases' in element ? element.phrases : undefined;
}

test.each([
  ['the first site', '.', 0],
  ['the second site', 'tests/second-site', 0],
  ['the bakery', 'tests/second-site/bakery', 0],
  ['the clinic', 'tests/second-site/clinic', 0],
  ['the conference', 'tests/second-site/conference', 0],
  ['the documentation', 'docs', 8],
])(
  'each part of a text in Markdown of %s is the same when it was read and written, or is left to the panel',
  (_, site, left) => {
    const folder = join(ENGINE, site);
    const references = collectReferences(load(readFileSync(join(folder, 'site.yaml'), 'utf8')));
    const asSource: string[] = [];
    for (const { kind, raw } of textsOf(folder).flatMap((text) => partsOf(text, references))) {
      const reading = readingOf(kind, references);
      const doc = readText(raw, reading);
      const { elements } = readMarkdown(fillReferences(raw, references));
      const isSame =
        looks(lettersOfDoc(doc)) === looks(lettersOfPhrases(phrasesOf(elements[0]) ?? []));
      if (!isSame || !comesBack(raw, reading)) asSource.push(raw);
    }
    // Words with a mark in a mark, and similar ones.
    expect(asSource).toHaveLength(left);
  },
);

const SIGNS = [
  ...String.raw`\ ** * _ __ # ## - + --- === > ~~~ | : 1. 2) [a](/b) [c]: ] ( ! < <b> & &amp; {name} {x} { . " é 字`.split(
    ' ',
  ),
  '`',
  'ab',
  'c',
  ' ',
  ' ',
];

test('whatever somebody types is one part of the text, and says what the page has shown', () => {
  const references = new Map([['name', 'Alder']]);
  const random = randomFrom(7);
  const wrong: string[] = [];
  for (let turn = 0; turn < 2000; turn += 1) {
    const kind = pick(random, ['paragraph', 'heading', 'entry'] as const);
    const typed = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(random, SIGNS));
    const reading = readingOf(kind, references);
    const words = typed.join('').trim();
    if (words === '') continue;
    const { schema } = markupSchema.topNodeType;
    const doc = settle(schema.node('doc', null, [schema.text(words)]), reading);
    const source = writeSource(doc, reading).trim();
    const before = { paragraph: '', heading: '## ', entry: '- ' }[kind];
    const text = fillReferences(`${before}${source}\n\n## After`, references);
    const { elements, mistakes } = readMarkdown(text);
    const [first, ...others] = elements;
    const own = first?.type === 'list' ? first.entries[0]?.[0] : first;
    const isAlone = others.length === 1 && (first?.type === 'list') === (kind === 'entry');
    const isSame = looks(lettersOfPhrases(phrasesOf(own) ?? [])) === looks(lettersOfDoc(doc));
    if (!isAlone || !isSame || mistakes.length > 0) wrong.push(`${kind} ${words} -> ${source}`);
  }
  expect(wrong).toEqual([]);
});
