import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { weighChanges } from '../../commands/weigh-changes.ts';
import { changesBetween } from '../../authoring/changes/changes-between.ts';
import type { TwoStates } from '../../authoring/changes/page-changes.ts';
import { printText } from '../../authoring/changes/report/print-text.ts';
import { reportDocument } from '../../authoring/changes/report/report-document.ts';
import { reportWords } from '../../authoring/changes/report/report-words.ts';
import type { SiteState } from '../../authoring/changes/site-state.ts';
import type { HeavierPage } from '../../schema/generated/data.d.ts';
import { isChanges } from '../../schema/generated/guards/changes.js';
import { schemaOfValue } from '../../edit/fit-schema.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { readPointer, valueAt } from '../../schema/pointer.ts';
import { CHANGES, readChange } from '../../test-support/content/lay-change.ts';

/**
 * Each folder here is two states of a site, before/ and after/, each laid over bad-content/good-site/, and the exact
 * report on them. After a wanted change of words: npx vitest run tests/changes -u
 */
const cases = readdirSync(CHANGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const temporary = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Builds both, as --weigh does. What exactly they weigh changes with the engine. */
async function weigh({ before, after }: TwoStates): Promise<HeavierPage[]> {
  const found = await weighChanges({ before: folderOf(before), after: folderOf(after) });
  return found.map(({ route, message }) => ({
    route,
    message: message.replaceAll(/\d[\d.]* KB/g, 'N KB'),
  }));
}

function folderOf({ opened }: SiteState) {
  return { folder: opened.context.folder, label: '' };
}

it.each(cases)('reports %s', async (name) => {
  const states = await readChange(name, join(temporary, name));
  const changes = changesBetween(states, { before: 'HEAD' });
  if (states.options['weigh'] === true) changes.meaning.heavier = await weigh(states);
  expect(isChanges(changes)).toBe(true);
  const words = reportWords('en');
  if (!words) throw new Error('The engine speaks English.');
  const report = printText(reportDocument(changes, words, 600), words);
  await expect(report).toMatchFileSnapshot(join(CHANGES, name, 'report.txt'));
});

/** The formats of all fields of a schema and below. */
function formatsIn(schema: FieldSchema): string[] {
  const own = schema.format === undefined ? [] : [schema.format];
  const { properties = {}, items, additionalProperties: named } = schema;
  const inside = [
    ...Object.values(properties),
    items,
    typeof named === 'object' ? named : undefined,
  ];
  return [...own, ...inside.flatMap((field) => (field ? formatsIn(field) : []))];
}

it('has a case in which a field of every format differs', async () => {
  const { before, after } = await readChange('every-format', join(temporary, 'formats'));
  const { pages, shared } = changesBetween({ before, after }, { before: 'before' });
  const { schemas } = after.opened.context;
  const all = [schemas.page, schemas.site, schemas.form, ...schemas.blocks.values()];
  const told = [
    ...pages.flatMap(({ file, changes }) => changes.map((change) => ({ file, change }))),
    ...shared,
  ].map(({ file, change }) => {
    const read = after.read(file);
    if (!('data' in read)) throw new Error(`${file} can be read.`);
    const path = readPointer(change.path ?? '', read.data, true);
    return schemaOfValue(read.schema, read.data, path, valueAt(read.data, path))?.format;
  });
  const formats = new Set(all.flatMap(({ schema }) => formatsIn(schema)));
  expect([...formats].filter((format) => !told.includes(format))).toEqual([]);
});

it('shows ten of them in the guide, as they are', () => {
  const guide = readFileSync(join(CHANGES, '../../docs/changes.md'), 'utf8');
  const [, section = ''] = guide.split('## Ten reports');
  const shown = Array.from(section.matchAll(/^```text\n([^]*?)^```$/gm), ([, text]) => text);
  const reports = cases.map((name) => readFileSync(join(CHANGES, name, 'report.txt'), 'utf8'));
  expect(shown).toHaveLength(10);
  for (const text of shown) expect(reports).toContain(text);
});
