import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { openSite } from '../check/open-site.ts';
import { type Draft, openDraft } from '../edit/draft/draft.ts';
import { readData } from '../edit/source.ts';
import { isStudioChanges } from '../schema/generated/guards/studio.js';
import { isRecord } from '../schema/is-record.ts';
import { eventually } from '../test-support/eventually.ts';
import { drawn } from '../test-support/mount-on-site.tsx';
import { schemaAt } from './shell/data/schema-at.ts';
import { now, set } from './shell/data/store.ts';
import { valueAt } from './shell/data/pointer.ts';
import { hearPage } from './shell/desk/hear-page.ts';
import { studioOverview } from '../test-support/content/studio-overview.ts';
import { Panel } from './shell/panel/Panel.tsx';

/* Every field of every block type, those of a site of its own too: the panel and the page write the same bytes. */

/** Between two looks at a draft: it changes at once, hundreds of times. */
const SOON_MS = 2;

const FILE = 'pages/x.yaml';
const BY = 'studio';
const { schemas, icons } = openSite(
  join(import.meta.dirname, '../tests/second-site/bakery'),
).context;

let folder = '';
let draft: Draft;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'every-field-'));
  mkdirSync(join(folder, 'pages'));
  draft = openDraft(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) =>
    Promise.resolve(Response.json(answer(url, JSON.parse(body)))),
  );
});
afterAll(async () => {
  // What is wrong is asked for a moment after the last change.
  await wait(300);
  vi.unstubAllGlobals();
});

/** What the server of the studio answers, with a draft of its own. */
function answer(url: string, asked: unknown): unknown {
  const status = { conflicts: [], changed: [], canUndo: true, canRedo: false };
  if (url.endsWith('/draft')) return { ...status, problems: [], fixable: 0 };
  if (url.endsWith('/links')) return { pages: [], places: [], files: [] };
  if (url.endsWith('/check-link')) return null;
  if (!url.endsWith('/apply') || !isStudioChanges(asked)) throw new Error(`Nobody answers ${url}.`);
  draft.apply(asked.changes, { by: BY, schemas });
  return { draft: status, files: [{ file: FILE, data: dataNow() }] };
}

const dataNow = () => readData(draft.text(FILE) ?? '');

/** Shows a page with one block. */
function show(block: unknown): void {
  writeFileSync(join(folder, FILE), stringify({ title: 'X', blocks: [block] }));
  set({
    overview: { ...studioOverview(schemas), icons: [...icons] },
    page: { route: '/x', file: FILE, name: 'X' },
    files: { [FILE]: dataNow() },
    selected: undefined,
  });
}

/** The block, and all entries in it that have fields. */
function holders(value: unknown, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => holders(one, `${pointer}/${n}`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => holders(one, `${pointer}/${name}`));
  return [pointer, ...inner];
}

/** A place without the numbers of entries. */
const kindOf = (pointer: string) => pointer.replaceAll(/\/\d+/g, '/');

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React knows what it has written itself.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What calendars take, by the type of their field. */
const TIMES = new Map([
  ['date', '2031-05-06'],
  ['datetime-local', '2031-05-06T09:00'],
]);

/** Another value than the field has, by its control. @returns whether it is a text that the page can write as well */
function change(frame: Element): 'text' | 'value' | undefined {
  const field = frame.querySelector('textarea, input, select, [role="switch"], .segments button');
  if (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type === 'number')
  ) {
    typeInto(
      field,
      field instanceof HTMLTextAreaElement
        ? `${field.value} more`.trim()
        : String(Number(field.value) + 1),
    );
    field.dispatchEvent(new Event('focusout', { bubbles: true }));
    return field instanceof HTMLTextAreaElement ? 'text' : 'value';
  }
  if (field instanceof HTMLInputElement) {
    const time = TIMES.get(field.type);
    const isIcon = frame.querySelector('.icon-picker') !== null;
    const icon = field.value === 'map' ? 'wind' : 'map';
    typeInto(field, time ?? (isIcon ? icon : '/somewhere'));
    if (time !== undefined) field.dispatchEvent(new Event('focusout', { bubbles: true }));
    else
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    return 'text';
  }
  if (field instanceof HTMLSelectElement) {
    field.value = [...field.options].find((one) => !one.selected && one.value !== '')?.value ?? '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return 'value';
  }
  if (field?.role === 'switch' && field instanceof HTMLElement) field.click();
  else {
    const other = frame.querySelector('.segments button[aria-pressed="false"]');
    if (!(other instanceof HTMLElement)) return undefined;
    other.click();
  }
  return 'value';
}

/** Writes a value as the page does; what the page does not write, as an operation does. */
async function writeOtherwise(kind: 'text' | 'value', pointer: string, value: unknown) {
  const before = draft.text(FILE);
  if (kind === 'text')
    hearPage({ studio: 'wrote', at: { file: FILE, pointer }, text: String(value), was: '' });
  else {
    const written = { op: 'set', path: pointer, value } as const;
    const operation = value === undefined ? ({ op: 'remove', path: pointer } as const) : written;
    draft.apply([{ file: FILE, operations: [operation] }], { by: BY, schemas });
  }
  await eventually(() => expect(draft.text(FILE), pointer).not.toBe(before), SOON_MS);
}

test.each([...schemas.blocks.keys()])('every field of %s gives the same bytes', async (name) => {
  const [example = { type: name }] = schemas.blocks.get(name)?.schema.examples ?? [];
  show(example);
  const base = draft.text(FILE);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let written = 0;
  // Entries of a list have the same fields; what only a later one has in it is tried there.
  const kinds = new Map(
    holders(example, '/blocks/0')
      .toReversed()
      .map((one) => [kindOf(one), one]),
  );
  for (const holder of kinds.values()) {
    set({ selected: { file: FILE, pointer: holder } });
    flushSync(() => root.render(<Panel key={holder} />));
    await drawn();
    const pointers = [...container.querySelectorAll('.field[data-pointer]')].flatMap(
      (one) => one.getAttribute('data-pointer') ?? [],
    );
    for (const pointer of pointers) {
      const overview = now().overview;
      const schema = overview && schemaAt(overview, { file: FILE, data: dataNow() }, pointer);
      const frame = container.querySelector(`.field[data-pointer="${pointer}"]`);
      if (!frame || schema?.type === 'array' || schema?.type === 'object') continue;
      if (frame.querySelector('.field') !== null) continue;
      const kind = change(frame);
      if (kind === undefined) continue;
      await eventually(() => expect(draft.text(FILE), pointer).not.toBe(base), SOON_MS);
      written += 1;
      const byPanel = draft.text(FILE);
      const value = valueAt(dataNow(), pointer);
      draft.undo(BY);
      expect(draft.text(FILE)).toBe(base);
      set({ files: { [FILE]: dataNow() } });
      await drawn();
      await writeOtherwise(kind, pointer, value);
      expect(draft.text(FILE), pointer).toBe(byPanel);
      draft.undo(BY);
      set({ files: { [FILE]: dataNow() } });
      await drawn();
    }
  }
  const { properties = {} } = schemas.blocks.get(name)?.schema ?? {};
  expect(written > 0).toBe(Object.keys(properties).some((field) => field !== 'type'));
  flushSync(() => root.unmount());
  container.remove();
});
