import { setImmediate } from 'node:timers/promises';
import type { FormDefinition, PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import type { Origins } from './origins.ts';
import { FoundBefore, placeEmpty, type PlacedEmpty } from './place-empty.ts';
import { type Part, readShown, type ShownPlace } from './read-shown.ts';
import { withoutMarks } from '../../renderer/dev/source/tokens.ts';
import { type Wrapped, wrapTexts } from './wrap-texts.ts';
import type { WrappedText } from './wrapping.ts';

/** A value of a file, or a word that is in none, and where it is on the page. */
export interface TracedText extends WrappedText {
  /** In the order of the page; none where it is not shown. */
  shown: ShownPlace[];
}

/** All that is known of a page. */
export interface Traced {
  texts: TracedText[];
  /** Optional texts that are empty, where they would be. */
  empty: PlacedEmpty[];
}

/** What a page is drawn by. */
type Drawing = Pick<ServerEntry, 'renderPageBody' | 'renderBlocks' | 'renderAnnouncement'>;

/** A page, and what all pages share. */
export interface DrawnPage {
  site: SiteData;
  data: PageData;
  /** The forms that open in dialogs on it, by name. */
  dialogs: Readonly<Record<string, FormDefinition>>;
}

/**
 * Finds where everything that a page says and shows is written, without a mark in any file: the page is drawn with its
 * data and once more with marks around each text and behind each name. No component has to know of it. Between the parts
 * of the work the server answers: of a page of 200 blocks, each takes up to 20 ms.
 *
 * @param before what was found in its blocks the last time
 * @returns nothing if the marks have changed more than themselves, because what they say would be doubtful then
 */
export async function traceTexts(
  draw: Drawing,
  { site, data: shown, dialogs }: DrawnPage,
  schemas: Schemas,
  origins: Origins,
  before = new FoundBefore(),
): Promise<Traced | undefined> {
  // Code with marks is other code, which has no colors.
  const { code: _, ...rest } = shown;
  const data = { ...rest, forms: { ...dialogs, ...shown.forms } };
  const wrapped = wrapTexts({ site, data }, schemas, origins);
  const traced = wrapped.texts.map((text): TracedText => ({ ...text, shown: [] }));
  const read = async (render: (page: Wrapped) => string, part?: Part): Promise<boolean> => {
    await setImmediate();
    const probe = render(wrapped);
    await setImmediate();
    const isSame = plain(withoutMarks(probe)) === plain(render({ site, data, texts: [] }));
    await setImmediate();
    if (isSame) readShown(probe, traced, part);
    return isSame;
  };
  if (!(await read((page) => draw.renderPageBody(page.site, page.data, false)))) return undefined;
  await read((page) => draw.renderAnnouncement(page.site), { part: 'announcement' });
  for (const form of Object.keys(dialogs))
    await read((page) => draw.renderBlocks(page.site, withForm(page.data, form)), {
      part: 'form',
      form,
    });
  await setImmediate();
  return { texts: traced, empty: placeEmpty(draw, { site, data }, schemas, origins, before) };
}

/** The same with nothing but a form in it: what its dialog shows. */
function withForm(data: PageData, form: string): PageData {
  return { ...data, page: { title: '', blocks: [{ type: 'form', form, ground: 'plain' }] } };
}

/** Ways in which the two drawings may differ: React divides texts, and no link with marks leads to the page or its manual. */
function plain(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll(/ aria-current="(page|true)"/g, '');
}
