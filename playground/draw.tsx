import '../renderer/styles/tokens.css';
import '../renderer/styles/base.css';
import { createRoot, type Root } from 'react-dom/client';
import { entriesByFolder } from '../check/model/entries/entries-by-folder.ts';
import { routeOf } from '../check/model/route-of.ts';
import { iconShapes } from '../prerender/pictures/icons.ts';
import { pageData } from '../prerender/render/data/page-data.ts';
import { type PageAssets, pageContext } from '../prerender/render/page-context.ts';
import { allBlockComponents } from '../renderer/all-block-components.ts';
import { AssetsProvider, SiteProvider } from '../renderer/data/context.ts';
import type { PictureFile } from '../schema/generated/data.d.ts';
import { Page } from '../renderer/Page.tsx';
import { FirstPathProvider } from '../renderer/routing/path.ts';
// After those of the frame and its parts, as in a built document.
import '../renderer/styles/every-option.ts';
import type { CheckedTexts } from './check.ts';

const here = import.meta.url;

/** The files next to this script: its sheets in one, and the drawing that replaces every picture. */
const SHEET = new URL('playground.css', here).href;
const PICTURE = new URL('picture.svg', here).href;

const roots = new WeakMap<Element, Root>();

/**
 * Draws the blocks of a page into an element, in a shadow of its own: its ids and sheets are apart from those of the
 * document, from which it takes the theme. Pictures and icons are placeholders, and links lead nowhere.
 *
 * @param file of the page, such as pages/index.yaml
 * @returns false where the site or the page has errors: then what is drawn stays
 */
export function drawPage(host: HTMLElement, checked: CheckedTexts, file: string): boolean {
  const made = makePage(checked, file);
  if (!made) return false;
  const { site, data } = made;
  const root = roots.get(host) ?? openRoot(host);
  roots.set(host, root);
  root.render(
    <SiteProvider value={site}>
      <AssetsProvider value={data}>
        <FirstPathProvider value={data.route}>
          <link rel="stylesheet" href={SHEET} />
          <Page page={data.page} components={allBlockComponents} />
        </FirstPathProvider>
      </AssetsProvider>
    </SiteProvider>,
  );
  return true;
}

/** The page and its site as the renderer takes them. */
function makePage({ opened, pages }: CheckedTexts, file: string) {
  const { site, context, forms, ledger, localSites } = opened;
  const page = pages.find((result) => result.file === file)?.page;
  if (!site || !page) return undefined;
  const known = pageContext(
    {
      ...context,
      sites: [site, ...localSites.values()],
      forms,
      pages,
      entries: entriesByFolder(pages),
      ledger,
      hidden: new Set(),
    },
    placeholders([...context.media]),
    { icons: () => '', form: () => '' },
  );
  const data = pageData({ route: routeOf(file), page }, known, context.schemas);
  // There is no file with the icons that all pages share.
  for (const name of known.siteIcons) data.icons[name] = iconShapes(name, context.ownIcons);
  return { site: known.sites[0], data };
}

/** What files would say. */
function placeholders(media: readonly string[]): PageAssets {
  const picture: PictureFile = {
    kind: 'drawing',
    url: PICTURE,
    width: 640,
    height: 400,
    viewBox: '0 0 640 400',
    fit: 'xMidYMid slice',
    layers: ['art'],
    inherits: true,
  };
  return {
    pictures: Object.fromEntries(media.map((name) => [name, picture])),
    images: {},
    cards: {},
    downloads: {},
    // The sheet has them all.
    options: {},
    blocks: Object.fromEntries(
      [...allBlockComponents.keys()].map((type) => [type, { script: '', imports: [], styles: [] }]),
    ),
  };
}

function openRoot(host: HTMLElement): Root {
  const shadow = host.attachShadow({ mode: 'open' });
  // Before React hears of it.
  host.addEventListener('click', leadNowhere, { capture: true });
  host.addEventListener('submit', leadNowhere, { capture: true });
  return createRoot(shadow);
}

function leadNowhere(event: Event): void {
  const isLink = event.composedPath().some((target) => target instanceof HTMLAnchorElement);
  if (!isLink && event.type === 'click') return;
  event.preventDefault();
  event.stopPropagation();
}
