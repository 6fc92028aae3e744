import { expect, test } from 'vitest';
import { applyToData } from '../../schema/apply-to-data.ts';
import { schemaOfFile } from '../../edit/fit-schema.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { fieldChanges } from './field-changes.ts';
import { putBack } from './put-back.ts';

const FILE = 'pages/a.yaml';
const schema = schemaOfFile(loadSchemas(), FILE);
const card = (title: string, more: object = {}) => ({
  icon: 'sun',
  title,
  text: `On ${title}.`,
  ...more,
});
const page = (title: string, cards: unknown[], more: object = {}) => ({
  title,
  ...more,
  blocks: [
    { type: 'hero', title },
    { type: 'card-grid', heading: 'What we do', cards },
  ],
});
const [one, two, three] = ['Roofs', 'Walls', 'Windows'].map((name) => card(name));
const BEFORE = page('Before', [one, two, three]);

const changes = (before: unknown, after: unknown) =>
  fieldChanges(
    { file: FILE, data: before, schema, references: undefined },
    { file: FILE, data: after, schema, references: undefined },
  );

test.each<[string, unknown]>([
  ['a text', page('After', [one, two, three])],
  ['a new field', page('Before', [one, two, three], { description: 'New' })],
  ['an entry that moved', page('Before', [three, one, two])],
  ['an entry that came', page('Before', [one, card('Doors'), two, three])],
  ['an entry that went', page('Before', [one, three])],
  ['an entry that moved and was changed', page('Before', [two, { ...one, text: 'New' }, three])],
  ['a block that went', { ...BEFORE, blocks: BEFORE.blocks.slice(0, 1) }],
  ['all of it', page('After', [three, { ...two, title: 'Walls, too' }], { description: 'New' })],
])('%s is put back, and nothing is left when all is', (_, after) => {
  let now = after;
  for (let left = changes(BEFORE, now); left.length > 0;) {
    const [last] = left.slice(-1);
    if (!last) break;
    for (const operation of putBack(last, { before: BEFORE, after: now }))
      now = applyToData(now, operation);
    const next = changes(BEFORE, now);
    expect(next.length).toBe(left.length - 1);
    left = next;
  }
  expect(now).toEqual(BEFORE);
});

test('one change goes, the others stay', () => {
  const after = page('After', [two, one, { ...three, text: 'New' }]);
  const [first] = changes(BEFORE, after);
  if (!first) throw new Error('Nothing has changed.');
  const [operation] = putBack(first, { before: BEFORE, after });
  expect(operation).toEqual({ op: 'set', path: '/title', value: 'Before' });
});

test('what was in something that is gone is not put back alone', () => {
  const before = { a: { b: 1 } };
  const change = { kind: 'removed', sort: 'text', unseen: false, from: '/a/b' } as const;
  expect(() => putBack({ ...change, place: [] }, { before, after: {} })).toThrow(
    'Put that part back first.',
  );
});
