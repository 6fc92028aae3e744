import type { Page, Site } from '../../schema/generated/content.d.ts';
import type { Head, PageData, Pictures } from '../../renderer/data/types.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { dateTexts } from './date-texts.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { collectPageTexts } from '../../check/collect-texts.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { iconShapes } from '../pictures/icons.ts';
import { type FormDefinitions, formsInPage, linkedForms } from './forms.ts';

/** Everything one page adds to the site: its content, the files it shows, the code it needs. */
export function pageData(
  { route, page }: { route: string; page: Page },
  { site, siteIcons, bundle, pictures, images, forms }: PageContext,
  schemas: Schemas,
): PageData {
  const types = new Set(page.blocks.map(({ type }) => type));
  const scripts: Record<string, string> = {};
  const styles = new Set<string>();
  for (const type of types) {
    const assets = bundle.blocks[type];
    if (!assets) throw new Error(`There is no component for the block type "${type}".`);
    scripts[type] = assets.script;
    for (const url of assets.styles) styles.add(url);
  }
  const texts = collectPageTexts(schemas, page);
  const names = collectAssets(texts);
  const linked = linkedForms(texts, forms);
  return {
    route,
    page,
    head: pageHead(route, page, site, images),
    pictures: pick(pictures, names.pictures),
    dates: dateTexts(names.dates, site.language),
    icons: Object.fromEntries(
      names.icons.filter((name) => !siteIcons.has(name)).map((name) => [name, iconShapes(name)]),
    ),
    ...(linked.length > 0 ? { linkedForms: linked } : {}),
    forms: formsInPage(texts, forms),
    scripts,
    styles: [...styles],
  };
}

/** What the data of every page is made from. */
export interface PageContext {
  site: Site;
  /** Names of the icons that are in the file for all pages. */
  siteIcons: ReadonlySet<string>;
  bundle: Pick<Bundle, 'blocks'>;
  forms: FormDefinitions;
  pictures: Pictures;
  /** Addresses of the pictures for shared links, by their name in YAML. */
  images: Record<string, string>;
}

function pageHead(route: string, page: Page, site: Site, images: Record<string, string>): Head {
  const image = images[page.shareImage ?? site.shareImage];
  return {
    // A title that names the site already, as a home page's does, needs no second mention.
    title: page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`,
    description: page.description ?? '',
    canonical: site.url + (route === '/' ? '/' : route),
    image: image && site.url + image,
  };
}

function pick(pictures: Pictures, names: string[]): Pictures {
  return Object.fromEntries(
    names.flatMap((name) => {
      const file = pictures[name];
      return file ? [[name, file]] : [];
    }),
  );
}
