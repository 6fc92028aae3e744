import type { Page } from '@playwright/test';
import { openSite } from '../../../check/open-site.ts';
import { openDraft } from '../../../edit/draft/draft.ts';
import { applyOperations } from '../../../edit/edit-yaml.ts';
import { fitSchema, schemaOfFile } from '../../../edit/fit-schema.ts';
import { readData } from '../../../edit/source.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { valueAt } from '../../../schema/pointer.ts';
import {
  arrangeByKeys,
  arrangeInPanel,
  changeField,
  showFields,
  takeInPanel,
  takePictures,
  writeTexts,
} from '../support/both-ways.ts';
import {
  BAKERY,
  type EveryField,
  everythingOn,
  layEveryBlock,
  otherValue,
} from '../support/every-field.ts';
import { studioSiteOf } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/*
 * Every field of blocks with all kinds of fields, one of a site of its own too. Two pages say the same: one is changed on the page,
 * the other in the panel, and then they are the same bytes. What the page does not show is changed in the panel alone,
 * and is what the operation of edit/ makes of it. ALL_BLOCKS=1 writes blocks of all types; a picture that is no place to click,
 * such as one below a link, stays.
 */

test.describe.configure({ timeout: 600_000 });
test.use({ mayComplain: true });

const ON_PAGE = 'pages/on-page.yaml';
const IN_PANEL = 'pages/in-panel.yaml';

const { schemas } = openSite(BAKERY).context;

/** Together these have every control, lists in lists, and a block of the site itself. All others: every-field.dom.test.tsx. */
const USUAL = ['hero', 'card-grid', 'story', 'stats', 'table', 'baking-week'];

const WRITES_ALL = process.env['ALL_BLOCKS'] === '1';

/** So many types on a page: each change takes longer the more there is on it. */
const ON_A_PAGE = 3;

const GROUPS = WRITES_ALL ? inGroups([...schemas.blocks.keys()]) : [USUAL];

function inGroups(types: readonly string[]): string[][] {
  const count = Math.ceil(types.length / ON_A_PAGE);
  return Array.from({ length: count }, (_, n) => types.slice(n * ON_A_PAGE, (n + 1) * ON_A_PAGE));
}

/** What operations make of a page. */
function madeOf(text: string, operations: readonly Operation[]): string {
  const schema = schemaOfFile(schemas, ON_PAGE);
  return applyOperations(text, operations, (operation, data) =>
    schema ? fitSchema(operation, data, schema) : operation,
  );
}

/**
 * Changes all fields but pictures in the panel: texts as the page has changed them.
 * @returns what the page has not changed
 */
async function changeAll(tab: Page, before: string, byPage: string): Promise<Operation[]> {
  const written = readData(byPage);
  const rest: Operation[] = [];
  let shown = '';
  for (const field of everythingOn(before, schemas).fields) {
    const { pointer, holder, kind, was } = field;
    if (kind === 'picture') continue;
    const own = valueAt(written, pointer);
    const value = own === was ? otherValue(field) : own;
    if (own === was) rest.push({ op: 'set', path: pointer, value });
    if (holder !== shown) await showFields(tab, holder);
    shown = holder;
    await test.step(pointer, () => changeField(tab, field, value));
  }
  // What was typed last is kept once its field is left.
  await tab.keyboard.press('Tab');
  return rest;
}

for (const types of GROUPS)
  test.describe(types.join(', '), () => {
    const studio = studioSiteOf((folder) => layEveryBlock(folder, schemas, types));
    const textOf = (file: string) => openDraft(studio.folder).text(file) ?? '';
    const onPage = () => textOf(ON_PAGE);
    const inPanel = () => textOf(IN_PANEL);

    test('the page and the panel write the same bytes', async ({ page: tab }) => {
      // So wide that the list is always there.
      await tab.setViewportSize({ width: 1900, height: 900 });
      const { lists } = everythingOn(onPage(), schemas);
      await studio.open(tab, '/on-page');
      const arranged = [];
      for (const list of lists) arranged.push(await arrangeByKeys(tab, list, onPage));
      const pictures = await takePictures(tab, onPage);
      const before = onPage();
      const count = await writeTexts(tab);

      await studio.open(tab, '/in-panel');
      for (const [n, list] of lists.entries())
        expect(await arrangeInPanel(tab, list, inPanel), list.pointer).toEqual(arranged[n]);
      for (const field of everythingOn(inPanel(), schemas).fields)
        if (pictures.includes(field.pointer)) await takeInPanel(tab, field);
      expect(inPanel()).toBe(before);
      const rest = await changeAll(tab, before, onPage());
      await expect.poll(inPanel).toBe(madeOf(onPage(), rest));

      const { fields, blocks } = everythingOn(before, schemas);
      expect(blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
      for (const { type, own } of blocks) expect(own, type).not.toBe(0);
      const now = readData(inPanel());
      const isKept = ({ pointer, was, kind }: EveryField) =>
        kind !== 'picture' && valueAt(now, pointer) === was;
      expect(fields.filter(isKept).map(({ pointer }) => pointer)).toEqual([]);
      const changed = {
        lists: lists.length,
        pictures: pictures.length,
        texts: count,
        others: rest.length,
        fields: fields.length,
      };
      test.info().annotations.push({ type: 'changed', description: JSON.stringify(changed) });
      if (WRITES_ALL) return;
      const least = { lists: 3, pictures: 1, texts: 15, others: 30, fields: 61 };
      for (const [what, number] of Object.entries(least))
        expect(Reflect.get(changed, what), what).toBeGreaterThanOrEqual(number);
    });
  });
