import { checkSite } from '../../check/check-site.ts';
import { entriesByFolder } from '../../check/model/entries/entries-by-folder.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { openSite } from '../../check/open-site.ts';
import { blockModules } from '../../prerender/dev/mark-blocks.ts';
import { readElements, type ShownElement } from '../../prerender/provenance/read-elements.ts';
import { pageData } from '../../prerender/render/data/page-data.ts';
import { pageContext } from '../../prerender/render/page-context.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { renderPageBody } from '../../renderer/entry-server.tsx';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { drawing } from './drawing.ts';

const schemas = loadSchemas();

/** A page, and what all pages of its site share. */
export interface Drawn {
  site: SiteData;
  data: PageData;
}

/** Pages of a site as they are drawn, with the same drawing for every picture. */
export async function pagesOf(site: string): Promise<Drawn[]> {
  const opened = openSite(site);
  const { pages } = await checkSite(opened);
  const { site: main, context: facts, ...content } = opened;
  if (!main) throw new Error('site.yaml has errors.');
  const context = pageContext(
    {
      ...facts,
      ...content,
      sites: [main],
      pages,
      entries: entriesByFolder(pages),
      hidden: new Set(),
    },
    {
      pictures: Object.fromEntries([...facts.media].map((src) => [src, drawing])),
      images: {},
      cards: {},
      downloads: {},
      blocks: blockModules(site),
      options: {},
    },
    { icons: () => '/icons.svg', form: () => '' },
  );
  return pages.flatMap(({ file, page }) => {
    if (!page) return [];
    const data = pageData({ route: routeOf(file), page }, context, schemas);
    return [{ site: context.sites[0], data }];
  });
}

/** Attributes that people read or hear. */
export const SAYING = new Set(['alt', 'aria-label', 'title', 'placeholder']);

/** Names the place of an element, or of one of its attributes. */
export function placeOf({ block, path, tag }: ShownElement, attribute = ''): string {
  return `${block ?? 'frame'} ${path.join('.')} ${tag} ${attribute}`;
}

/** What a page says, by the places of elements and attributes; each with the place of the element around it. */
export function saidOn({ site, data }: Drawn): Map<string, { text: string; around?: string }> {
  const elements = new Set<ShownElement>();
  const said = new Map<string, { text: string; around?: string }>();
  const whole = readElements(renderPageBody(site, data, false), {
    text(_, element) {
      for (let at: ShownElement | undefined = element; at; at = at.parent) elements.add(at);
    },
    attribute(name, text, element) {
      if (SAYING.has(name)) said.set(placeOf(element, name), { text });
    },
  });
  for (const element of elements) {
    const { start, end, parent } = element;
    const text = whole.slice(start, end);
    said.set(placeOf(element), { text, ...(parent && { around: placeOf(parent) }) });
  }
  return said;
}
