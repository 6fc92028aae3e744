import { collectPageTexts, collectTexts } from '../../check/collect-texts.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Origins } from './origins.ts';
import { wrapFields, type Marking } from './wrap-fields.ts';
import { wrapForms } from './wrap-forms.ts';
import { wrapListPage } from './wrap-list-page.ts';
import { wrapLists } from './wrap-lists.ts';
import { wrapMarkdown } from './wrap-markdown.ts';
import { NameMarks } from './wrap-names.ts';
import { wrapOwnWords } from './wrap-own-words.ts';
import { type WrappedText, Wrapping } from './wrapping.ts';

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
  wrapPage(copies.data, schemas, marking);
  const ofSite = collectTexts(site.site, schemas.site.schema, []);
  wrapFields(copies.site.site, ofSite, origins.site, marking);
  wrapLists(copies.data, origins, marking);
  wrapForms(copies, schemas, origins, marking);
  wrapOwnWords(copies, origins, wrapping);
  return { ...copies, texts: wrapping.texts };
}

function wrapPage(
  data: PageData,
  schemas: Schemas,
  marking: Marking & { origins: Pick<Origins, 'page' | 'entry'> },
): void {
  const { wrapping, origins } = marking;
  const { page: originOf } = origins;
  if (!originOf) {
    wrapListPage(data, origins, wrapping);
    return;
  }
  const texts = collectPageTexts(schemas, data.page);
  wrapFields(data.page, texts, originOf, marking);
  for (const { text, path, schema } of texts) {
    // The data of a page has the number of a text in Markdown in the place of it.
    const markdown = schema.format === 'markdown' && data.markdown?.[Number(text)];
    if (markdown)
      wrapMarkdown(markdown, () => wrapping.number({ kind: 'text', origin: originOf(path) }));
  }
}
