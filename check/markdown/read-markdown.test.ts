import { describe, expect, it } from 'vitest';
import { markdownParts } from './markdown-parts.ts';
import { readMarkdown, readMarkdownRanges } from './read-markdown.ts';

const elementsOf = (text: string) => readMarkdown(text).elements;
const idsIn = (text: string) =>
  elementsOf(text).map((element) => (element.type === 'heading' ? element.id : element.type));
const mistakesIn = (text: string) =>
  readMarkdown(text).mistakes.map(({ id, words }) => [id, words]);

it('reads marks, links and line breaks of a paragraph', () => {
  expect(elementsOf('A **b *c*** `d` [e](/f)\\\ng &amp; h')).toEqual([
    {
      type: 'paragraph',
      phrases: [
        'A ',
        { mark: 'strong', phrases: ['b ', { mark: 'em', phrases: ['c'] }] },
        ' ',
        { mark: 'code', phrases: ['d'] },
        ' ',
        { href: '/f', phrases: ['e'] },
        { mark: 'br' },
        'g & h',
      ],
    },
  ]);
});

it('reads lists: close together without paragraphs, numbered from their first number', () => {
  expect(elementsOf('- a\n  - b\n')).toEqual([
    {
      type: 'list',
      entries: [
        [
          { type: 'words', phrases: ['a'] },
          { type: 'list', entries: [[{ type: 'words', phrases: ['b'] }]] },
        ],
      ],
    },
  ]);
  expect(elementsOf('3. a\n\n4. b\n')).toMatchObject([
    { type: 'list', start: 3, entries: [[{ type: 'paragraph' }], [{ type: 'paragraph' }]] },
  ]);
});

it('reads tables, quotes, code, rules and pictures', () => {
  const text =
    '| a | b | c | d |\n|---|--:|:-:|:--|\n| 1 | **2** |\n\n> q\n\n```sh\nx\n```\n\n---\n\n![alt](a.svg "caption")';
  expect(elementsOf(text)).toEqual([
    {
      type: 'table',
      align: [null, 'end', 'center', null],
      head: [['a'], ['b'], ['c'], ['d']],
      rows: [[['1'], [{ mark: 'strong', phrases: ['2'] }]]],
    },
    { type: 'quote', elements: [{ type: 'paragraph', phrases: ['q'] }] },
    { type: 'code', text: 'x', language: 'sh' },
    { type: 'rule' },
    { type: 'picture', src: 'a.svg', alt: 'alt', caption: 'caption' },
  ]);
});

it('gives headings an address of their words, in every script and each once', () => {
  expect(idsIn('## What it costs\n## What it costs\n## Größe & Maß\n## خدماتنا\n## ...')).toEqual([
    'what-it-costs',
    'what-it-costs-2',
    'groesse-mass',
    'خدماتنا',
    undefined,
  ]);
});

it('names what it links to, shows and offers, also deep inside', () => {
  const text = '## A [b](/c)\n\n> - [d](#e)\n\n| [f](https://g.example) |\n|---|\n\n![h](i.svg)';
  const parts = markdownParts(elementsOf(text));
  expect(parts.map(({ text: name, schema, words }) => [schema.format, name, words])).toEqual([
    ['slug', 'a-b', 'A b'],
    ['link', '/c', '/c'],
    ['link', '#e', '#e'],
    ['link', 'https://g.example', 'https://g.example'],
    ['media', 'i.svg', 'i.svg'],
  ]);
});

describe('refuses', () => {
  it.each([
    ['HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['HTML within a line', 'a <b>b', '<b>'],
    ['comments', '<!-- a -->', '<!-- a -->'],
    ['a main heading', '# A', '# A'],
    ['headings below the fourth level', '## A\n### A\n#### A\n##### A', '##### A'],
    ['pictures within words', 'a ![b](c.svg)', '![b](c.svg)'],
    ['titles of links', '[a](/b "c")', 'c'],
  ])('%s', (_what, text, words) => {
    expect(mistakesIn(text)).toEqual([['unsupported-markdown', words]]);
  });

  it('addresses below the text', () => {
    expect(mistakesIn('[a][b]\n\n[b]: /c')).toEqual([
      ['unsupported-markdown', '[a][b]'],
      ['unsupported-markdown', '[b]: /c'],
    ]);
  });
});

it('has no place at a heading without words, but what it links to', () => {
  expect(markdownParts(elementsOf('## ...\n\n## [!](/a)')).map(({ text }) => text)).toEqual(['/a']);
});

const advice = (text: string) => readMarkdown(text).mistakes.map(({ suggestion }) => suggestion);

it('says how many signs go on from the heading before', () => {
  expect(advice('### A')).toEqual(['Write ## before it.']);
  expect(advice('## A\n#### B')).toEqual(['Write ### before it.']);
  expect(advice('# A')).toEqual(['Write ## before it.']);
  expect(advice('##### A')).toEqual(['Write #### before it.']);
});

it('warns of skipped levels and of pictures without words', () => {
  expect(mistakesIn('### A')).toEqual([['skipped-heading-level', '### A']]);
  expect(mistakesIn('## A\n#### B')).toEqual([['skipped-heading-level', '#### B']]);
  expect(mistakesIn('## A\n### B\n## C\n### D')).toEqual([]);
  expect(mistakesIn('![](a.svg)')).toEqual([['missing-alternative', 'a.svg']]);
});

it('a quote that begins with a word in brackets is an alert', () => {
  const { elements, mistakes } = readMarkdown('> [!Warning]\n> It is **hot**.\n>\n> Wait.');
  expect(elements).toEqual([
    {
      type: 'alert',
      kind: 'warning',
      elements: [
        { type: 'paragraph', phrases: ['It is ', { mark: 'strong', phrases: ['hot'] }, '.'] },
        { type: 'paragraph', phrases: ['Wait.'] },
      ],
    },
  ]);
  expect(mistakes).toEqual([]);
  expect(readMarkdown('> [!NOTE]\n> - One').elements).toMatchObject([
    { type: 'alert', kind: 'note', elements: [{ type: 'list' }] },
  ]);
  expect(readMarkdown('> [one] of them').elements).toMatchObject([{ type: 'quote' }]);
});

it('two or three pictures in one paragraph are next to each other', () => {
  const [element, ...others] = elementsOf('![a](a.svg)\n![b](b.svg "c")');
  expect(others).toEqual([]);
  expect(element).toEqual({
    type: 'pictures',
    pictures: [
      { type: 'picture', src: 'a.svg', alt: 'a' },
      { type: 'picture', src: 'b.svg', alt: 'b', caption: 'c' },
    ],
  });
  const four = '![a](a.svg) ![b](b.svg)\n![c](c.svg)\n![d](d.svg)';
  expect(mistakesIn(four)).toEqual([['unsupported-markdown', '![d](d.svg)']]);
  expect(mistakesIn('![a](a.svg) and ![b](b.svg)')).toHaveLength(2);
  expect(mistakesIn('![a](a.svg)\n![](b.svg)')).toEqual([['missing-alternative', 'b.svg']]);
  expect(markdownParts(elementsOf('![a](a.svg)\n![b](b.svg)')).map(({ text }) => text)).toEqual([
    'a.svg',
    'b.svg',
  ]);
});

it('a quote that begins with [!QUOTE] is a large one', () => {
  expect(elementsOf('> [!QUOTE]\n> Less.')).toEqual([
    { type: 'quote', isPulled: true, elements: [{ type: 'paragraph', phrases: ['Less.'] }] },
  ]);
  expect(mistakesIn('> [!QUOTE]\n> Less.')).toEqual([]);
});

it('an alert of no known sort is a mistake', () => {
  expect(readMarkdown('> [!INFO]\n> It is hot.').mistakes).toMatchObject([
    {
      words: '[!INFO]',
      message:
        '[!INFO] is not an alert. A quote can start with [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION], [!QUOTE].',
    },
  ]);
  expect(advice('> [!INFO]\n> A.')).toEqual(['Did you mean `[!NOTE]`?']);
  expect(advice('> [!Danger]\n> A.')).toEqual(['Did you mean `[!CAUTION]`?']);
  expect(advice('> [!WARING]\n> A.')).toEqual(['Did you mean `[!WARNING]`?']);
  expect(advice('> [!SQUIRREL]\n> A.')).toEqual(['Write one of them, or remove the brackets.']);
});

it('code has the language that is written behind its signs', () => {
  expect(readMarkdown('```yaml\na: 1\n```').elements).toEqual([
    { type: 'code', text: 'a: 1', language: 'yaml' },
  ]);
  expect(readMarkdown('```\na: 1\n```').elements).toEqual([{ type: 'code', text: 'a: 1' }]);
});

it('says where each element and each cell is in the text', () => {
  const text =
    '## Roof\n\n- One\n- *Two*\n\n| A | B |\n| - | - |\n| c | **d** |\n\n> [!NOTE]\n> So.\n';
  const { elements, ranges } = readMarkdownRanges(text);
  expect(elements).toEqual(elementsOf(text));
  expect([...ranges.values()].map(([start, end]) => text.slice(start, end)).toSorted()).toEqual(
    [
      'Roof',
      '- One\n- *Two*',
      'One',
      '*Two*',
      '| A | B |\n| - | - |\n| c | **d** |',
      '| A ',
      '| B |',
      '| c ',
      '| **d** |',
      '> [!NOTE]\n> So.',
      '[!NOTE]\n> So.',
    ].toSorted(),
  );
});
