// First of all, because the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import '../bootstrap/theme.ts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { THEME } from '../contract.ts';
import { loadBlockComponents, type BlockComponents } from '../data/load-blocks.ts';
import { AssetsProvider, SiteProvider } from '../data/context.ts';
import { Page } from '../Page.tsx';
import { ClosingBand } from '../frame/footer/ClosingBand.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { Manual } from '../frame/manual/Manual.tsx';
import { Header } from '../frame/header/Header.tsx';
import { followAddress } from '../state/modal.ts';
import { requestNavigation } from '../state/navigation-chunk.ts';
import { isExample, type Example } from './gallery/example.ts';
import { fetchJson } from '../data/fetch-json.ts';
// After those of the frame and its parts, as in a built document.
import '../styles/every-option.ts';
import '../styles/optional/languages.css';

/*
 * One block's example in one theme, at /_blocks/<type>?theme=dark. The gallery shows it in a frame, which takes
 * the height of the block. With `header=centered` it is a page below the header of the site, in a frame like a window,
 * with `part=manual` a page of a manual, and with `part=footer` or `part=closing` the end of a page alone.
 */
const root = document.documentElement;
const search = new URLSearchParams(location.search);
root.setAttribute(THEME, search.get('theme') ?? 'light');
const header = search.get('header');
const part = search.get('part');
const container = document.getElementById('root');
if (!container) throw new Error('index.html must have an element #root.');

// The bundle of all entries has one sheet, and this one is for examples alone.
if (header === null) await import('./gallery/example.css');
else requestNavigation();
const type = location.pathname.split('/').at(-1) ?? '';
search.delete('theme');
const query = search.size > 0 ? `?${search.toString()}` : '';
const example = await fetchJson(`/dev/examples/${type}.json${query}`, isExample);
const components = await loadBlockComponents(example.data.scripts);
document.title = example.data.page.title;
createRoot(container).render(<ExamplePage {...example} components={components} />);

const frame = window.frameElement;
if (frame && header === null) {
  // An element of another document is not an instance of this one's HTMLElement.
  new ResizeObserver(() => {
    frame.setAttribute('style', `height: ${container.offsetHeight}px`);
  }).observe(container);
}

function ExamplePage({
  site,
  data,
  components: loaded,
}: Example & { components: BlockComponents }) {
  useEffect(followAddress, []);
  return (
    <SiteProvider value={site}>
      <AssetsProvider value={data}>
        {header === null ? null : <Header />}
        <Part data={data} components={loaded} />
      </AssetsProvider>
    </SiteProvider>
  );
}

/** What is asked for: the footer, the closing band, or the blocks of the page. */
function Part({
  data,
  components: loaded,
}: Pick<Example, 'data'> & { components: BlockComponents }) {
  if (part === 'footer') return <Footer />;
  if (part === 'closing') return <ClosingBand adjust={data.page.closing} />;
  return (
    <main>
      <Manual place={data.manual}>
        <Page page={data.page} components={loaded} />
      </Manual>
    </main>
  );
}
