import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { digestOf } from '../../check/files/digest.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { type FieldSchema, schemaAt } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import type { DescribedProblem } from './described-problem.ts';
import { planChanges } from './plan.ts';
import type { Wish } from '../../schema/generated/data.d.ts';
import { addExampleFiles } from '../../test-support/content/example-files.ts';

/** Of all mistakes, one of so many is made in a usual run; MISTAKES=1 makes all of them. */
const EVERY = Number(process.env['MISTAKES'] ?? 23);
/** Of all mistakes, so many can be put right by doing what the problems themselves propose. */
const LEAST_REPAIRED = 0.9;
/** A page with one mistake shows a second one only once the first is put right, if ever. */
const ROUNDS = 3;

const schemas = loadSchemas();
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder, { recursive: true });
addExampleFiles(folder);
const [entryExample] = schemas.page.schema.examples ?? [];
const entry = isRecord(entryExample) ? entryExample['entry'] : undefined;
// The folder that the example of a list names.
mkdirSync(join(folder, 'pages/notes'));
writeFileSync(join(folder, 'pages/notes/windows.yaml'), pageOf([opening()]));

function opening(): Record<string, unknown> {
  return { type: 'hero', title: 'A page' };
}

function pageOf(blocks: readonly unknown[]): string {
  const description = 'One sentence that says what is on this page, long enough to be of use.';
  return stringify({ title: 'A page', description, entry, blocks }, { lineWidth: 0 });
}

type Change = (
  holder: Record<string, unknown>,
  name: string,
  schema: FieldSchema,
) => object | undefined;

/** Eight kinds of mistake that can be made with a field; nothing where one of them is not one. */
const MISTAKES: Readonly<Record<string, Change>> = {
  'left out': ({ ...holder }, name) => {
    delete holder[name];
    return holder;
  },
  misspelt: (holder, name) => renamed(holder, name, `${name}x`),
  'with a capital': (holder, name) => renamed(holder, name, name[0]?.toUpperCase() + name.slice(1)),
  'of another type': (holder, name, { type }) => ({
    ...holder,
    [name]: type === 'string' ? 12 : 'words',
  }),
  'without a value': (holder, name) => ({ ...holder, [name]: null }),
  'in a list, or out of it': (holder, name) => {
    const value = holder[name];
    return { ...holder, [name]: Array.isArray(value) ? value[0] : [value] };
  },
  'beside one that there is not': (holder, name) => ({ ...holder, [`no-${name}`]: 'words' }),
  'with a letter too many': (holder, name, { type }) =>
    typeof holder[name] === 'string' && type === 'string'
      ? { ...holder, [name]: `${holder[name]}x` }
      : undefined,
};

function renamed(holder: Record<string, unknown>, name: string, other: string): object {
  return Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key === name ? other : key, value]),
  );
}

function fieldPaths(value: unknown, path: DataPath = []): DataPath[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => fieldPaths(item, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [...path, name],
    ...fieldPaths(field, [...path, name]),
  ]);
}

/** A page for each mistake that can be made in the example of a block type. */
function mistakesIn(type: string, schema: FieldSchema): { about: string; text: string }[] {
  const example = schema.examples?.[0];
  return fieldPaths(example).flatMap((path) =>
    Object.entries(MISTAKES).flatMap(([kind, change]) => {
      const copy: unknown = structuredClone(example);
      const holder = valueAt(copy, path.slice(0, -1));
      const name = String(path.at(-1));
      if (!isRecord(holder)) return [];
      const changed = change({ ...holder }, name, schemaAt(schema, path) ?? {});
      if (!changed) return [];
      for (const key of Object.keys(holder)) delete holder[key];
      Object.assign(holder, changed);
      const blocks = schema.hasMainHeading ? [copy] : [opening(), copy];
      return [{ about: `${type} ${path.join('/')} ${kind}`, text: pageOf(blocks) }];
    }),
  );
}

function byFile(problems: readonly DescribedProblem[]): Map<string, DescribedProblem[]> {
  const files = new Map<string, DescribedProblem[]>();
  for (const problem of problems)
    files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  return files;
}

function errorsOf(problems: readonly DescribedProblem[] = []): DescribedProblem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** What the problems of the files propose, the first of each file. */
function proposals(found: ReadonlyMap<string, DescribedProblem[]>): Wish[] {
  return [...found].flatMap(([file, problems]): Wish[] => {
    const [first] = errorsOf(problems);
    return first?.repair ? [{ file, operations: first.repair }] : [];
  });
}

function snapshot(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((file) => `${file} ${digestOf(readFileSync(file))}`);
}

it(
  'says of every mistake where it is and what to do, and what it proposes is mostly enough',
  { timeout: 300_000 },
  async () => {
    const before = snapshot();
    const mistakes = [...schemas.blocks]
      .flatMap(([type, { schema }]) => mistakesIn(type, schema))
      // The kinds take turns, because there are eight of them.
      .filter((_, n) => n % EVERY === 0)
      .map((mistake, n) => ({ ...mistake, file: `pages/mistakes/page-${n}.yaml` }));
    const about = new Map(mistakes.map((mistake) => [mistake.file, mistake.about]));
    const find = async (wishes: readonly Wish[]) => {
      const { problems } = await planChanges(folder, wishes);
      return byFile(problems.filter(({ file }) => about.has(file)));
    };
    let found = await find(mistakes);
    const wrong = [...found].filter(([, problems]) => errorsOf(problems).length > 0);
    const unclear = wrong.flatMap(([file, problems]) =>
      errorsOf(problems)
        .filter(({ pointer, suggestion }) => pointer === undefined || suggestion === undefined)
        .map(({ message }) => `${about.get(file)}: ${message}`),
    );
    expect(unclear).toEqual([]);
    const wishes: Wish[] = mistakes.filter(({ file }) => wrong.some(([other]) => other === file));
    for (let round = 0; round < ROUNDS; round += 1) {
      wishes.push(...proposals(found));
      found = await find(wishes);
    }
    expect(snapshot()).toEqual(before);
    const left = wrong.filter(([file]) => errorsOf(found.get(file)).length > 0);
    const names = left.map(([file]) => about.get(file)).join('\n');
    if (EVERY === 1) console.log(`${wrong.length} mistakes, not put right:\n${names}`);
    expect(wrong.length * EVERY).toBeGreaterThan(2000);
    expect(1 - left.length / wrong.length, names).toBeGreaterThan(LEAST_REPAIRED);
  },
);
