import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBlockSchema } from './block-schema.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'block-schema-')));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'blocks/map'), { recursive: true });
const FILE = 'blocks/map/schema.json';

const TYPE = { title: 'Type', description: 'Always map.', const: 'map' };
const NAME = { title: 'Name', description: 'One line.', type: 'string' };
const BLOCK = {
  title: 'Map',
  description: 'Where we are.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'name'],
  properties: { type: TYPE, name: NAME },
  examples: [{ type: 'map', name: 'Here' }, { type: 'other' }],
};

/** The messages about a schema: place, message; and whether it can be used. */
function read(schema: object | string) {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  writeFileSync(join(folder, FILE), text);
  const { problems, schema: usable } = readBlockSchema(folder, FILE, 'map');
  return {
    found: problems.map(({ line, column, endColumn = column, message }) => [
      text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1),
      message,
    ]),
    isUsable: usable !== undefined,
  };
}
const messages = (schema: object) => read(schema).found.map(([, message]) => message);

test('a whole schema can be used, and only its first example has to be right', () => {
  expect(read(BLOCK)).toEqual({ found: [], isUsable: true });
});

test('a block is a group that says its own type, and requires it', () => {
  expect(messages({ ...BLOCK, type: 'array', items: NAME })).toContain(
    'A block is a group of fields.',
  );
  const says = 'The field `type` must be `map`, the name of its folder.';
  expect(
    messages({ ...BLOCK, properties: { type: { ...TYPE, const: 'mop' }, name: NAME } }),
  ).toEqual([says]);
  expect(messages({ ...BLOCK, properties: { name: NAME }, required: ['name'] })).toEqual([says]);
  const requires = 'Every block needs `type`.';
  expect(messages({ ...BLOCK, required: ['name'] })).toEqual([requires]);
  const { required: _, ...optional } = BLOCK;
  expect(messages(optional)).toEqual([requires]);
});

test('a block has an example, which fits', () => {
  const { examples: _, ...bare } = BLOCK;
  expect(read(bare)).toEqual({
    found: [[JSON.stringify(bare), 'The schema has no example.']],
    isUsable: false,
  });
  expect(messages({ ...BLOCK, examples: [{ type: 'map' }] })).toEqual([
    'The example is missing the field `name`.',
  ]);
});

test('a default fits as well', () => {
  const size = { ...NAME, type: 'integer', default: 'large' };
  expect(read({ ...BLOCK, properties: { ...BLOCK.properties, size } }).found).toEqual([
    ['"large"', 'This default is invalid: `size` must be a whole number, but it is text.'],
  ]);
  const entry = { type: 'object', additionalProperties: false, properties: { size } };
  const sizes = { ...NAME, type: 'array', items: entry };
  const examples = [{ type: 'map', name: 'Here', sizes: [{}] }];
  const inList = { ...BLOCK, properties: { ...BLOCK.properties, sizes }, examples };
  expect(read(inList).found.map(([written]) => written)).toEqual(['"large"']);
});

test('what is no JSON is told where it ends, or what cannot stand there', () => {
  expect(read('{\n  "title": "Map",\n  title: 1\n}').found).toEqual([
    ['t', 'This is not valid JSON: unexpected `t`.'],
  ]);
  expect(read('{\n  "title":\n').found).toEqual([
    [':', 'The JSON ends here, but a bracket or quotation mark is still open.'],
  ]);
});
