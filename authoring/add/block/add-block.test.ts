import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteEdits } from '../../../edit/journal/site-edits.ts';
import { addBlock } from './add-block.ts';
import { readBlock } from './read-block.ts';

const BLOCK = join(import.meta.dirname, '../../../tests/second-site/bakery/blocks/baking-week');

const site = mkdtempSync(join(tmpdir(), 'add-block-'));
const block = join(site, 'packed');
const options = { judge: () => Promise.resolve([]), isDryRun: false };
beforeAll(() => {
  cpSync(BLOCK, block, { recursive: true });
  writeFileSync(join(block, 'index.test.tsx'), 'Tests stay where they are.');
  writeFileSync(join(block, 'run.sh'), 'So do programs.');
});
afterAll(() => rmSync(site, { recursive: true }));

it('reads what draws the block from a folder, and from a tarball of it', async () => {
  const files = await readBlock(block);
  expect([...files.keys()]).toEqual(['index.tsx', 'schema.json', 'style.module.css']);
  const tarball = join(site, 'week-1.0.0.tgz');
  spawnSync('tar', ['-czf', tarball, '-C', site, 'packed']);
  expect(await readBlock(tarball)).toEqual(files);
});

it('shows what it would add, adds it, and is undone like any edit', async () => {
  const files = await readBlock(block);
  const shown = await addBlock(site, files, { ...options, isDryRun: true });
  expect(existsSync(join(site, 'blocks'))).toBe(false);
  const added = await addBlock(site, files, options);
  expect(added).toEqual(shown);
  expect(added.block.fields.map(({ path }) => path)).toContain('days[].breads[].href');
  expect(added.files.map(([file]) => file)).toContain('blocks/baking-week/index.tsx');
  const schema = join(site, 'blocks/baking-week/schema.json');
  expect(readFileSync(schema)).toEqual(readFileSync(join(BLOCK, 'schema.json')));
  await expect(addBlock(site, files, options)).rejects.toThrow(
    'The site already has a block type `baking-week`: blocks/baking-week.',
  );
  await new SiteEdits(site).undo();
  expect(existsSync(schema)).toBe(false);
});

it.each([
  [
    'the name of a block of the engine',
    ['"const": "baking-week"', '"const": "hero"'],
    'The engine already has a block type `hero`.',
  ],
  [
    'a name of invisible characters',
    ['"const": "baking-week"', '"const": "baking\\u200bweek"'],
    'schema.json does not name its type',
  ],
  [
    'a name that leads elsewhere',
    ['"const": "baking-week"', '"const": "../../pages"'],
    'schema.json does not name its type',
  ],
  ['a schema without fields', ['"properties"', '"fields"'], 'schema.json does not name its type'],
  [
    'a schema whose type is a word',
    ['"type": {', '"type": "baking-week", "kind": {'],
    'schema.json does not name its type',
  ],
  [
    'a name that no file can have',
    ['"const": "baking-week"', `"const": "${'a'.repeat(300)}"`],
    `The name of the block type has 300 characters; the maximum is 60: ${'a'.repeat(60)}…`,
  ],
  ['a schema that is cut off', ['"additionalProperties"', '}'], 'schema.json is not valid JSON: '],
  [
    'a schema with a mistake',
    ['"format": "date"', '"format": "day"'],
    /^blocks\/baking-week\/schema\.json:\d+:\d+ `format` must be one of/,
  ],
] as const)('refuses %s, and writes nothing', async (_, [from, to], message) => {
  const files = new Map(await readBlock(block));
  const schema = files.get('schema.json') ?? '';
  expect(schema).toContain(from);
  files.set('schema.json', schema.replace(from, to));
  await expect(addBlock(site, files, options)).rejects.toThrow(message);
  expect(existsSync(join(site, 'blocks/baking-week/schema.json'))).toBe(false);
});

it('refuses what its code must not do', async () => {
  const [line, column] = [3, 7];
  const problem = {
    id: 'wrong-block-component',
    severity: 'error',
    file: 'blocks/baking-week/index.tsx',
    line,
    column,
    message: 'A block imports from react.',
  } as const;
  const judge = () => Promise.resolve([problem]);
  await expect(addBlock(site, await readBlock(block), { ...options, judge })).rejects.toThrow(
    'blocks/baking-week/index.tsx:3:7 A block imports from react.',
  );
});

it('says what is no block', async () => {
  const nothing = join(site, 'nothing');
  await expect(readBlock(nothing)).rejects.toThrow(`There is no folder or file ${nothing}.`);
  await expect(readBlock(join(block, 'run.sh'))).rejects.toThrow('is not a tarball of npm pack');
  await expect(readBlock('http://site.example/week.tgz')).rejects.toThrow(
    'http://site.example/week.tgz is not an https address.',
  );
  cpSync(block, join(site, 'several/one'), { recursive: true });
  cpSync(block, join(site, 'several/two'), { recursive: true });
  await expect(readBlock(join(site, 'several'))).rejects.toThrow(
    'contains several blocks: one/, two/. Name one of the folders.',
  );
  await expect(readBlock(join(import.meta.dirname))).rejects.toThrow('There is no block in');
});
