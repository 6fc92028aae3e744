import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkSite } from './check-site.ts';
import { type FieldSchema, schemaAt } from '../schema/field-schema.ts';
import { isRecord } from '../schema/is-record.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { type DataPath, valueAt } from '../schema/pointer.ts';
import { openSite } from './open-site.ts';
import type { Diagnostic } from '../schema/generated/data.d.ts';
import { addExampleFiles } from '../test-support/content/example-files.ts';

/**
 * Every field of every block's example is dropped, misspelled and given wrong values, one at a
 * time: each must give exactly one problem, in the right place, with the right suggestion.
 */
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../tests/bad-content/good-site'), folder, { recursive: true });
// One of a site goes the same way.
cpSync(join(import.meta.dirname, '../tests/second-site/bakery/blocks'), join(folder, 'blocks'), {
  recursive: true,
});
addExampleFiles(folder);
const [entryExample] = loadSchemas().page.schema.examples ?? [];
const exampleEntry = isRecord(entryExample) ? entryExample['entry'] : undefined;
// The folder that the example of a list names.
mkdirSync(join(folder, 'pages/notes'));
writeFileSync(
  join(folder, 'pages/notes/windows.yaml'),
  stringify({
    title: 'Windows',
    entry: exampleEntry,
    blocks: [{ type: 'hero', title: 'Windows' }],
  }),
);
// The pages that the example of related ones names.
writeFileSync(
  join(folder, 'pages/case-studies.yaml'),
  stringify({
    title: 'Case studies',
    blocks: [
      { type: 'hero', title: 'Case studies' },
      loadSchemas().blocks.get('case-studies')?.schema.examples?.[0],
    ],
  }),
);
cpSync(join(folder, 'pages/services/audits.yaml'), join(folder, 'pages/services/upkeep.yaml'));
const file = 'pages/index.yaml';
/** The page that is checked, on no disk: 1,800 times to write it there takes longer than to check it. */
const unsaved = new Map<string, string>();
const { context, ...site } = openSite(folder, { unsaved });
const { schemas } = context;
// Examples name any address and any day.
const opened = { ...site, context: { ...context, siteUrl: undefined, today: '2026-01-01' } };

/** Goes before blocks that do not open a page themselves. */
const opening = { type: 'hero', title: 'A page' };

async function checkBlocks(
  ...blocks: unknown[]
): Promise<{ problems: Diagnostic[]; text: string }> {
  const description = 'One sentence that says what is on this page, long enough to be of use.';
  const page = {
    title: 'A page',
    description,
    ...(needsEntry(blocks) && { entry: exampleEntry }),
    blocks,
  };
  const text = stringify(page, { lineWidth: 0 });
  unsaved.set(file, text);
  const { problems } = await checkSite(opened, { pages: [file] });
  // Captions are asked for, and not required.
  return { problems: problems.filter(({ id }) => id !== 'missing-captions'), text };
}

/** Whether a block among some shows what their page says as an entry. */
function needsEntry(blocks: readonly unknown[]): boolean {
  return blocks.some(
    (block) =>
      isRecord(block) &&
      schemas.blocks.get(String(block['type']))?.schema.needsOfPage !== undefined,
  );
}

/** The path of every field of a value, the outer ones first. */
function fieldPaths(value: unknown, path: DataPath = []): DataPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => fieldPaths(entry, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [...path, name],
    ...fieldPaths(field, [...path, name]),
  ]);
}

/** A copy of a block in which the holder of a field was changed. */
function withField(
  block: unknown,
  path: DataPath,
  change: (holder: Record<string, unknown>) => object,
) {
  const copy: unknown = structuredClone(block);
  const holder = valueAt(copy, path.slice(0, -1));
  if (!isRecord(holder)) throw new Error(`Nothing holds ${path.join('/')}.`);
  const changed = change({ ...holder });
  for (const name of Object.keys(holder)) delete holder[name];
  Object.assign(holder, changed);
  return copy;
}

function wrongValueFor(schema: FieldSchema): unknown {
  if (schema.type === 'string' || schema.enum || schema.const) return 12;
  return 'words';
}

/** The characters a problem points at. */
function marked({ sourceLine = '', column, endColumn }: Diagnostic): string {
  return sourceLine.slice(column - 1, (endColumn ?? column) - 1);
}

describe.each([...schemas.blocks])('%s', (type, { schema }) => {
  const [example] = schema.examples ?? [];
  const position = schema.hasMainHeading ? 1 : 2;
  const others = schemas.blocks.get(schema.shownWith ?? '')?.schema.examples ?? [];
  const check = (block: unknown) =>
    schema.hasMainHeading ? checkBlocks(block) : checkBlocks(opening, block, ...others);
  const fields = fieldPaths(example).map((path) => ({
    path,
    label: path.join('/'),
    name: String(path.at(-1)),
    field: schemaAt(schema, path) ?? {},
  }));

  it('has an example without problems', async () => {
    expect(isRecord(example) && example['type']).toBe(type);
    expect((await check(example)).problems).toEqual([]);
  });

  const isRequired = (path: DataPath, name: string) => {
    // No example has two of those of which one is needed.
    const { required: all = [], needsOneOf = [] } = schemaAt(schema, path.slice(0, -1)) ?? {};
    return [...all, ...needsOneOf].includes(name);
  };
  const without = (path: DataPath, name: string) =>
    check(
      withField(example, path, (holder) =>
        Object.fromEntries(Object.entries(holder).filter(([key]) => key !== name)),
      ),
    );

  const required = fields.filter(({ path, name }) => isRequired(path, name));
  it.each(required)('without $label', async ({ path, name }) => {
    const { problems, text } = await without(path, name);
    expect(problems).toMatchObject([{ id: 'missing-field', block: { position } }]);
    expect(problems[0]?.message).toContain(`\`${name}\``);
    // The mark is on the first field of what lacks it.
    expect(text.split('\n')[(problems[0]?.line ?? 0) - 1]).toBe(problems[0]?.sourceLine);
    expect(problems.map(marked)[0]).toMatch(/^(\w+|\{\})$/);
  });

  const optional = fields.filter(({ path, name }) => !isRequired(path, name));
  it.each(optional)('without $label, which is optional', async ({ path, name }) => {
    expect((await without(path, name)).problems).toEqual([]);
  });

  it.each(fields)('with $label misspelt', async ({ path, name }) => {
    const { problems } = await check(
      withField(example, path, (holder) =>
        Object.fromEntries(
          Object.entries(holder).map(([key, value]) => [key === name ? `${name}x` : key, value]),
        ),
      ),
    );
    const suggestion = `Did you mean \`${name}\`?`;
    expect(problems).toMatchObject([{ id: 'unknown-field', suggestion, fix: { text: name } }]);
    expect(problems.map(marked)).toEqual([`${name}x`]);
  });

  it.each(fields)('with $label of the wrong type', async ({ path, name, field }) => {
    const value = wrongValueFor(field);
    const { problems } = await check(
      withField(example, path, (holder) => ({ ...holder, [name]: value })),
    );
    const id = field.const ? 'unknown-block' : field.enum ? 'wrong-value' : 'wrong-type';
    const isQuoted = field.type === 'string' && field.format !== 'date';
    const advice =
      field.format === 'link' ? 'For a phone number, write `tel:12`.' : "Put it in quotes: '12'";
    const suggestion = isQuoted ? { suggestion: advice } : {};
    expect(problems).toMatchObject([{ id, block: { position }, ...suggestion }]);
    expect(problems.map(marked)).toEqual([String(value)]);
  });

  const choices = fields.filter(({ field }) => field.enum ?? field.const);
  it.each(choices)('with a misspelt value of $label', async ({ path, name, field }) => {
    const value = String(valueAt(example, path));
    const { problems } = await check(
      withField(example, path, (holder) => ({ ...holder, [name]: `${value}x` })),
    );
    const id = field.const ? 'unknown-block' : 'wrong-value';
    const suggestion = `Did you mean \`${value}\`?`;
    expect(problems).toMatchObject([{ id, suggestion, fix: { text: value } }]);
    expect(problems.map(marked)).toEqual([`${value}x`]);
  });
});
