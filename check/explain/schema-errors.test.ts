import { expect, test } from 'vitest';
import { newAjv } from '../../schema/new-ajv.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { locateFindings } from '../diagnostics/finding.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import { parseYamlFile } from '../yaml/parse-yaml.ts';
import { explainSchemaErrors } from './schema-errors.ts';
import type { Subject } from './subject.ts';

const text = (more: FieldSchema = {}): FieldSchema => ({ type: 'string', minLength: 1, ...more });

const group = (required: string[], properties: Record<string, FieldSchema>): FieldSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const LINK = group(['label', 'href'], { label: text(), href: text({ pattern: '^/' }) });

const GRID: FieldSchema = {
  ...group(['type', 'title', 'cards'], {
    type: text(),
    title: text({ description: 'What is above the cards.', maxLength: 20 }),
    lead: text(),
    columns: { type: 'integer', minimum: 2, maximum: 4 },
    price: { type: 'number', minimum: 0 },
    shadow: { type: 'boolean' },
    size: text({ enum: ['small', 'large'], default: 'small' }),
    shape: text({ enum: ['round'] }),
    slug: text({ pattern: '^[a-z-]+$', description: 'Small letters and hyphens.' }),
    color: text({ pattern: '^#[0-9a-f]{6}$', format: 'color' }),
    day: text({ format: 'date' }),
    picture: group(['src'], { src: text() }),
    action: LINK,
    facts: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$', description: 'a word of small letters' },
      additionalProperties: text(),
    },
    cards: {
      type: 'array',
      minItems: 2,
      maxItems: 3,
      items: group(['name', 'text'], { name: text(), text: text(), link: LINK }),
    },
    tags: { type: 'array', minItems: 1, items: text() },
  }),
  formerFields: { headline: 'Write it into `title`.', name: 'title', slug: 'title' },
};

const STEPS = group(['type', 'steps'], {
  type: text(),
  steps: {
    type: 'array',
    items: group(['task', 'hours'], { task: text(), hours: { type: 'integer' } }),
  },
});

const RULES = {
  ...GRID,
  description: 'A price throws no shadow.',
  dependencies: { price: { properties: { shadow: false } } },
};

const validate = newAjv({}).compile(RULES);

/** What an author reads of a block, and what the fix writes in place of what is pointed at. */
function explain(block: string): string {
  const source = new SourceText(block);
  const read = parseYamlFile('block.yaml', source);
  if ('problems' in read) throw new Error('The YAML must be fine.');
  const { data } = read.yaml.parsed;
  const page = group(['title'], { title: text(), description: text() });
  const place: Subject = {
    name: 'the block `grid`',
    schema: RULES,
    data,
    path: [],
    outer: { name: 'the page', schema: page, data: { title: 'A page' }, path: [] },
    blocks: new Map([
      ['grid', { schema: GRID }],
      ['steps', { schema: STEPS }],
    ]),
  };
  const errors = validate(data) ? [] : (validate.errors ?? []);
  return locateFindings(read.yaml, explainSchemaErrors(place, errors))
    .map(({ line, column, id, message, suggestion, fix }) =>
      [
        `${line}:${column} [${id}] ${message}`,
        ...(suggestion === undefined ? [] : [suggestion]),
        ...(fix ? [`${JSON.stringify(block.slice(fix.start, fix.end))} becomes ${fix.text}`] : []),
      ].join('\n  '),
    )
    .join('\n');
}

const CARDS = ['cards:', '  - name: Air', '    text: One', '  - name: Heat', '    text: Two'];
const START = ['type: grid', 'title: Audits'];

/** A whole block with more lines before its cards. */
const withLines = (...lines: string[]): string => [...START, ...lines, ...CARDS].join('\n');

/** A whole block whose cards are others. */
const withCards = (...lines: string[]): string => [...START, 'cards:', ...lines].join('\n');

const CASES: [name: string, block: string][] = [
  ['a misspelt field', withLines('laed: Words')],
  ['a misspelt field that must be there', ['type: grid', 'tilte: A', ...CARDS].join('\n')],
  ['a field under another name', ['type: grid', 'overline: A', ...CARDS].join('\n')],
  ['two of them', ['type: grid', 'overline: A', 'heading: B', ...CARDS].join('\n')],
  ['a field that nobody knows', withLines('background: blue')],
  ['a field of an older version', withLines('headline: Old')],
  ['a field that has another name now', ['type: grid', 'name: A', ...CARDS].join('\n')],
  ['a field that means something else now', ['type: grid', 'slug: A B', ...CARDS].join('\n')],
  ['a field that has another name now, next to that', withLines('name: A')],
  ['a field without a space after its colon', withLines('lead:Words: x')],
  ['an unknown field without a space after its colon', withLines('overline:Words: x')],
  ['a field that is there without a space after its colon', withLines('title:Words: x')],
  ['two of them without', withLines('lead:Words: x', 'slug:air: y')],
  ['a field of the page', withLines('description: Of the page')],
  ['a field of a group that is not far enough in', withLines('src: a.jpg')],
  ['two fields of a group that are not far enough in', withLines('action:', 'label: A', 'href: /')],
  [
    'a field of the last entry that is not far enough in',
    [...withCards('  - name: A', '    text: B', '  - name: C').split('\n'), 'text: D'].join('\n'),
  ],
  [
    'a field that is too far in',
    withLines('action:', '  label: A', '  href: /', '  lead: Words', '  columns: 3'),
  ],
  [
    'a field of a block in an entry',
    withCards('  - name: A', '    text: B', '    shadow: true', '  - name: C', '    text: D'),
  ],
  ['a list in itself', withCards('  - name: A', '    text: B', '    cards: []', ...CARDS.slice(3))],
  [
    'the same unknown field in three entries',
    withCards(...['A', 'B', 'C'].flatMap((n) => [`  - name: ${n}`, '    text: T', '    x: 1'])),
  ],
  [
    'the same unknown field in two entries',
    withCards(...['A', 'B'].flatMap((n) => [`  - name: ${n}`, '    text: T', '    x: 1'])),
  ],
  [
    'the same misspelt field in two entries',
    withCards(...['A', 'B'].flatMap((n) => [`  - nmae: ${n}`, '    text: T'])),
  ],
  [
    'an entry of a list of another block',
    withCards('  - task: A', '    hours: 2', ...CARDS.slice(1)),
  ],
  ['a comma in braces', withLines('action: { label: Read, then act, href: / }')],
  ['fields of another block', [...START, ...CARDS, 'steps: []'].join('\n')],
  ['a block of another type', ['type: grid', 'steps: []'].join('\n')],
  ['a missing field', ['type: grid', ...CARDS].join('\n')],
  ['two missing fields', 'type: grid'],
  ['a missing field of an entry', withCards('  - name: A', '  - name: C', '    text: D')],
  [
    'an entry that a dash splits in two',
    withCards('  - name: A', '  - text: B', '  - name: C', '    text: D'),
  ],
  [
    'two entries that would not be a whole one',
    withCards('  - name: A', '  - link: { label: A, href: / }', ...CARDS.slice(3)),
  ],
  [
    'a field that became part of the text above',
    withCards('  - name: A', '      text: B', ...CARDS.slice(1)).replace(
      'name: A',
      'name: >-\n      A',
    ),
  ],
  ['a word that is none of several', withLines('size: lage')],
  ['a word that is like none of several', withLines('size: enormous')],
  ['a word that is not the only one', withLines('shape: angular')],
  ['a word in curly quotes', withLines('size: “large”')],
  ['an empty text', withLines("lead: ''")],
  ['a text that is too long', withLines().replace('Audits', 'Audits of all buildings 🏠')],
  ['too few entries', withCards('  - name: A', '    text: B')],
  ['no entries', withLines('tags: []')],
  ['too many entries', withCards(...CARDS.slice(1), ...CARDS.slice(1))],
  ['a number that is too small', withLines('columns: 1')],
  ['a number that is too large', withLines('columns: 5')],
  ['two fields that exclude one another', withLines('price: 1', 'shadow: true')],
  ['a number that may be as large as it will', withLines('price: -1')],
  ['capitals and spaces in a slug', withLines('slug: Our Work')],
  ['a slug that cannot be guessed', withLines('slug: "!"')],
  ['a short colour', withLines("color: '#abc'")],
  ['a colour without its sign', withLines('color: aabbcc')],
  ['a colour by name', withLines('color: red')],
  ['an address without its slash', withLines('action: { label: A, href: team }')],
  ['a name that cannot be one', withLines('facts: { Years: ten }')],
  ['a number for a text', withLines('lead: 12')],
  ['a yes for a text', withLines('lead: true')],
  ['nothing for a text', withLines('lead:')],
  ['a comment for a text', withLines('lead: #news')],
  ['a comment for a colour', withLines('color: #aabbcc')],
  ['a list for a text', withLines('lead: [a, b]')],
  ['braces for a text', withLines('lead: { facts.years }')],
  ['fields for a text', withLines('lead:', '  Note: this')],
  ['a number for a day', withLines('day: 20250627')],
  ['a text for a number', withLines("columns: '3'")],
  ['a word for a number', withLines('columns: three')],
  ['a fraction for a whole number', withLines('columns: 2.5')],
  ['a text for a fraction', withLines("price: '-2.5'")],
  ['a word in quotes for yes', withLines("shadow: 'yes'")],
  ['a word for yes', withLines('shadow: Yes')],
  ['a word for no', withLines('shadow: off')],
  ['a number for yes', withLines('shadow: 1')],
  ['another word for yes or no', withLines('shadow: maybe')],
  ['a text for a list', withLines('tags: new')],
  ['nothing for a list', withLines('tags:')],
  ['fields for a list', withLines('tags:', '  name: new')],
  ['a dash without a space for a list', withLines('tags:', '  -new')],
  ['a dash and a no-break space for a list', withLines('tags:', '  -\u00a0new')],
  ['a first entry without a dash', withLines('tags:', '  new', '  - old')],
  ['a text for a group of one field', withLines('picture: a.jpg')],
  ['a text for a group of two fields', withLines('action: /team')],
  ['a list for a group', withLines('picture:', '  - src: a.jpg')],
  ['nothing for a group', withLines('picture:')],
  ['a number for a group', withLines('picture: 1')],
];

// After a wanted change of words: npx vitest run check/explain -u
test('says of each mistake what it is and what to do', async () => {
  const explained = CASES.map(([name, block]) => `${name}:\n${explain(block)}\n`);
  await expect(explained.join('\n')).toMatchFileSnapshot('explanations.txt');
});

test('says nothing of a block that is as it should be', () => {
  expect(explain(withLines('lead: Words', 'size: large', 'columns: 4'))).toBe('');
});
