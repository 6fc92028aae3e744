// First of all, because the first sheet sets the order of the cascade layers.
import './styles/tokens.css';
import './styles/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { Announcement } from './frame/announcement/Announcement.tsx';
import { BlockComponentsProvider } from './data/nesting.ts';
import { BLOCK, BLOCK_INDEX } from './contract.ts';
import { useBlockIndex } from './data/block-fields.ts';
import { AssetsProvider, SiteProvider } from './data/context.ts';
import { allBlockComponents } from './all-block-components.ts';
import type { PageData, SiteData } from './data/types.ts';
import type { Block as BlockContent } from '../schema/generated/content.d.ts';
import LanguageSwitch from './frame/header/LanguageSwitch.tsx';
import { renderWithHeaderCache } from './header-cache.ts';
import { FirstPathProvider } from './routing/path.ts';
import { FirstWaysProvider } from './state/ways.ts';

/**
 * The HTML of a page's `<body>` root.
 *
 * @param cachesHeader whether the header of another page may be used where it is the same
 * @throws when a component fails; the build names the page
 */
export function renderPageBody(site: SiteData, data: PageData, cachesHeader: boolean): string {
  const first = { kind: 'page' as const, path: data.route, data, components: allBlockComponents };
  const render = (header?: ReactNode) =>
    renderToString(<App site={site} first={first} path={data.route} header={header} />);
  if (!cachesHeader) return render();
  const languages = () =>
    renderToString(
      <SiteProvider value={site}>
        <FirstWaysProvider value={data.ways}>
          <LanguageSwitch />
        </FirstWaysProvider>
      </SiteProvider>,
    );
  return renderWithHeaderCache(site, data.route, { page: render, languages });
}

/** The same with a mark before and behind each block, by which it is found for pictures of it. */
export function renderMarkedBody(site: SiteData, data: PageData): string {
  const components = new Map(
    [...allBlockComponents].map(([type, Block]) => [
      type,
      (block: BlockContent) => (
        <MarkedBlock type={type}>
          <Block {...block} />
        </MarkedBlock>
      ),
    ]),
  );
  const first = { kind: 'page' as const, path: data.route, data, components };
  return renderToString(<App site={site} first={first} path={data.route} />);
}

/** Only blocks of the page itself are found. */
function MarkedBlock({ type, children }: { type: string; children: ReactNode }) {
  const index = useBlockIndex();
  if (index === undefined) return children;
  return (
    <>
      <template {...{ [BLOCK]: type, [BLOCK_INDEX]: index }} />
      {children}
      <template {...{ [BLOCK]: '' }} />
    </>
  );
}

/**
 * The HTML of the blocks of a page alone, to judge it.
 * @throws what a component throws, which the boundary around a block would hide
 */
export function renderBlocks(site: SiteData, data: PageData): string {
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <AssetsProvider value={data}>
        <FirstPathProvider value={data.route}>
          <BlockComponentsProvider value={allBlockComponents}>
            {data.page.blocks.map((block, index) => {
              const Block = allBlockComponents.get(block.type);
              return Block ? <Block key={index} {...block} /> : null;
            })}
          </BlockComponentsProvider>
        </FirstPathProvider>
      </AssetsProvider>
    </SiteProvider>,
  );
}

/** The HTML for addresses without a page. */
export function renderNotFound(site: SiteData): string {
  // Any path that is not a route: nothing in the frame is then marked as current.
  const path = '/404';
  return renderToString(<App site={site} first={{ kind: 'not-found', path }} path={path} />);
}

/** The HTML that is after a page's root, where no script draws it again; empty for a site that announces nothing. */
export function renderAnnouncement(site: SiteData): string {
  if (!site.announcement) return '';
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <Announcement {...site.announcement} />
    </SiteProvider>,
  );
}
