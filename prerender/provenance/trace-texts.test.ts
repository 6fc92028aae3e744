import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataPath } from '../../schema/pointer.ts';
import { renderAnnouncement, renderBlocks, renderPageBody } from '../../renderer/entry-server.tsx';
import { loadSchemas } from '../../schema/load-schemas.ts';
import {
  type Drawn,
  pagesOf,
  placeOf,
  saidOn,
  SAYING,
} from '../../test-support/content/drawn-pages.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { DevExamples } from '../dev/examples.ts';
import { DevSite } from '../dev/site.ts';
import { siteFolders } from '../paths.ts';
import { setAt } from '../render/data/set-at.ts';
import { traceTexts } from './trace-texts.ts';

/** Of the texts of a whole site, one of so many is changed to see where; TRACES=1 changes each. */
const EVERY = Number(process.env['TRACES'] ?? 50);
const DRAWING = { renderAnnouncement, renderBlocks, renderPageBody };
const ROOT = join(import.meta.dirname, '../..');
const schemas = loadSchemas();
const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => layGoodSite(folder));
const folders = siteFolders(folder);
const examples = new DevExamples(folders, new DevSite(folders));

async function exampleOf(type: string): Promise<Drawn> {
  const example = await examples.of(type);
  if (!example) throw new Error(`There is no block type ${type}.`);
  return example;
}

/** Where a page says something else once one of its texts does: found without a mark. */
function placesOf(
  page: Drawn,
  path: DataPath,
  text: string,
  before: ReturnType<typeof saidOn>,
): string[] {
  const changed = structuredClone(page);
  setAt(changed.data.page, path, `${text}Qz`);
  const differing = [...saidOn(changed)].filter(
    ([at, { text: now }]) => before.get(at)?.text !== now,
  );
  const around = new Set(differing.map(([, element]) => element.around));
  return differing
    .map(([at]) => at)
    .filter((at) => !around.has(at))
    .toSorted();
}

interface Count {
  /** Texts of the page that are shown. */
  shown: number;
  /** Those in one place alone, and those in several: a card and its dialog, a label of each entry. */
  once: number;
  several: number;
  /** Those that were looked at one by one. */
  compared: number;
}

/** Compares where texts are reported with where a change of them is seen. */
async function judge(page: Drawn, every: number): Promise<Count> {
  const traced = await traceTexts(DRAWING, { ...page, dialogs: {} }, schemas, plainOrigins);
  if (!traced) throw new Error(`${page.data.route} is drawn otherwise with marks.`);
  const own = traced.texts.filter(
    ({ kind, origin }) => kind === 'text' && 'path' in origin && origin.file === 'pages/team.yaml',
  );
  const before = saidOn(page);
  const count: Count = { shown: 0, once: 0, several: 0, compared: 0 };
  for (const [n, { origin, text, shown }] of own.entries()) {
    const places = shown
      .filter(({ attribute }) => attribute === undefined || SAYING.has(attribute))
      .map(({ element, attribute }) => placeOf(element, attribute));
    if (places.length > 0) count.shown += 1;
    if (places.length === 1) count.once += 1;
    if (places.length > 1) count.several += 1;
    // The parts of a text in Markdown have the path of all of it.
    if (text === undefined || !('path' in origin) || n % every > 0) continue;
    // Slots have their order by their rooms: with another name of one, they change places.
    if (origin.path.at(-2) === 'rooms' || origin.path.at(-1) === 'room') continue;
    expect(places.toSorted(), `${page.data.route} ${origin.path.join('/')}`).toEqual(
      placesOf(page, origin.path, text, before),
    );
    count.compared += 1;
  }
  return count;
}

function total(counts: readonly Count[]): Count {
  const sum = (name: keyof Count) => counts.reduce((all, count) => all + count[name], 0);
  return {
    shown: sum('shown'),
    once: sum('once'),
    several: sum('several'),
    compared: sum('compared'),
  };
}

it('finds every text of every example of a block where a change of it is seen', async () => {
  const counts: Count[] = [];
  for (const type of schemas.blocks.keys()) counts.push(await judge(await exampleOf(type), 1));
  const { shown, compared } = total(counts);
  expect(shown).toBeGreaterThan(300);
  expect(compared).toBeGreaterThan(300);
});

it('finds the texts of every page of a whole site', async () => {
  const pages = await pagesOf(ROOT);
  const count = total(await Promise.all(pages.map((page) => judge(page, EVERY))));
  if (EVERY === 1) console.log(count);
  const { shown, compared } = count;
  expect(shown).toBeGreaterThan(1500);
  expect(compared * EVERY).toBeGreaterThan(1500);
});

it('finds the texts of a form that opens in a dialog, from the form down', async () => {
  const { data, site } = await exampleOf('form');
  const dialogs = data.forms ?? {};
  const [name = ''] = Object.keys(dialogs);
  const page = { site, data: { ...data, page: { title: 'A', blocks: [] }, forms: {} }, dialogs };
  const { texts = [] } = (await traceTexts(DRAWING, page, schemas, plainOrigins)) ?? {};
  const ofForm = texts.filter(
    ({ origin }) => 'path' in origin && origin.file === `forms/${name}.yaml`,
  );
  const label = ofForm.find(({ origin }) => 'path' in origin && origin.path.at(-1) === 'label');
  expect(label?.shown.map(({ part }) => part)).toEqual([{ part: 'form', form: name }]);
  expect(label?.shown[0]?.element.path[0]).toBe(0);
  expect(label?.shown[0]?.text).toContain(label?.text);
  // What its dialog says around it is drawn in the page, too.
  const title = ofForm.find(({ origin }) => 'path' in origin && origin.path[0] === 'title');
  expect(title?.shown.filter(({ part }) => part)).toEqual([]);
});
