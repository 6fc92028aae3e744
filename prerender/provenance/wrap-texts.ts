import { isDeepStrictEqual } from 'node:util';
import { collectPageTexts, collectTexts } from '../../check/collect-texts.ts';
import { readMarkdown, readMarkdownRanges } from '../../check/markdown/read-markdown.ts';
import { fillReferences } from '../../check/model/references.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import { siteOrigins } from './site-origins.ts';
import type { Origins, WrittenText } from './origins.ts';
import { wrapFields, type Marking } from './wrap-fields.ts';
import { wrapForms } from './wrap-forms.ts';
import { wrapHours } from './wrap-hours.ts';
import { wrapListPage } from './wrap-list-page.ts';
import { wrapLists } from './wrap-lists.ts';
import { wrapMarkdown } from './wrap-markdown.ts';
import { wrapRelated } from './wrap-related.ts';
import { wrapSchedules } from './wrap-schedules.ts';
import { wrapSections } from './wrap-sections.ts';
import { NameMarks } from './wrap-names.ts';
import { wrapOwnWords } from './wrap-own-words.ts';
import { fillWithMarks } from './wrap-references.ts';
import { type WrappedText, Wrapping, type Written } from './wrapping.ts';

export interface Wrapped {
  site: SiteData;
  data: PageData;
  texts: WrappedText[];
}

/** Copies what a page is drawn of, with marks at everything that it may show. */
export function wrapTexts(
  { site, data }: { site: SiteData; data: PageData },
  schemas: Schemas,
  origins: Origins,
): Wrapped {
  const copies = structuredClone({ site, data });
  const { pictures, downloads } = copies.site;
  const wrapping = new Wrapping();
  const names = new NameMarks(wrapping, [copies.data, { pictures, downloads }]);
  const marking = { wrapping, names, origins };
  // First, so that each address with marks leads to what is marked.
  wrapRelated(copies.data, origins, marking);
  wrapPage(copies, data, schemas, marking);
  const ofSite = collectTexts(site.site, schemas.site.schema, []);
  wrapFields(copies.site.site, ofSite, siteOrigins(site.site, origins), marking);
  wrapHours(copies, { site, data }, origins, wrapping);
  wrapLists(copies.data, origins, marking);
  wrapForms(copies, schemas, origins, marking);
  wrapOwnWords(copies, origins, wrapping);
  return { ...copies, texts: wrapping.texts };
}

function wrapPage(
  { site, data }: { site: SiteData; data: PageData },
  original: PageData,
  schemas: Schemas,
  marking: Marking & { origins: Pick<Origins, 'page' | 'entry' | 'site'> },
): void {
  const { wrapping, origins } = marking;
  const { page: originOf } = origins;
  if (!originOf) {
    wrapListPage(data, site, origins, wrapping);
    return;
  }
  const texts = collectPageTexts(schemas, data.page);
  wrapFields(data.page, texts, originOf, marking);
  wrapSchedules(data, original, originOf, wrapping);
  wrapSections(data, original, originOf, wrapping);
  wrapEvent(data.event, originOf, marking);
  for (const { text, path, schema } of texts)
    // The data of a page has the number of a text in Markdown in the place of it.
    if (schema.format === 'markdown')
      wrapText(data.markdown, Number(text), originOf(path), marking);
}

/** Marks the time and the price of an event, which readers see as their language writes them. */
function wrapEvent(
  event: PageData['event'],
  originOf: (path: DataPath) => Written,
  { wrapping, names }: Marking,
): void {
  if (!event) return;
  event.when = names.time(event.when, { origin: originOf(['entry', 'event', 'from']) });
  const origin = originOf(['entry', 'event', 'price', 'amount']);
  if (event.price !== undefined)
    event.price = wrapping.around(event.price, { kind: 'day', origin });
}

/** Marks each part of a text in Markdown; that a file says otherwise by now, without its places in the text. */
function wrapText(
  texts: PageData['markdown'],
  index: number,
  origin: Written,
  { wrapping, origins }: Marking,
): void {
  const elements = texts?.[index];
  if (!texts || !elements) return;
  const known = origins.written(origin);
  const isSame =
    known &&
    isDeepStrictEqual(readMarkdown(fillReferences(known.raw, known.references)).elements, elements);
  if (isSame) texts[index] = readWithMarks(known, origin, wrapping);
  else wrapMarkdown(elements, () => wrapping.number({ kind: 'text', origin }));
}

/** The elements of a text in Markdown, with marks around each part, which is known by its characters. */
export function readWithMarks(
  known: WrittenText,
  origin: Written,
  wrapping: Wrapping,
): MarkdownElement[] {
  const filled = fillWithMarks(known, origin, wrapping);
  const { elements, ranges } = readMarkdownRanges(filled.text);
  let count = 0;
  wrapMarkdown(elements, (element, kind) => {
    const [start, end] = ranges.get(element) ?? [0, 0];
    const written = [filled.written(start), filled.written(end)] as const;
    const markdown = kind && { kind, index: count, raw: known.raw.slice(...written) };
    if (markdown) count += 1;
    return wrapping.number({ kind: 'text', origin, written, ...(markdown && { markdown }) });
  });
  return elements;
}
