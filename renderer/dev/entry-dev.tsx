// First of all, because the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import '../first-paint.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Problem } from '../../schema/problem.ts';
import { App } from '../App.tsx';
import type { SiteData } from '../content.ts';
import { forgetPages, loadPage, PageNotFound } from '../load-page.ts';
import type { ShownPage } from '../shown-page.ts';
import { wantNavigation } from '../state/navigation-loading.ts';
import { fetchJson } from './fetch-json.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SITE_CHANGED } from './site-changed.ts';
import { SourceFinder } from './SourceFinder.tsx';

/*
 * The site while it is being written: drawn in the browser alone, and again whenever a file of it changes.
 * Scroll position, open dialog and menus stay, because React keeps what has not changed.
 */
const container = document.getElementById('root');
if (!container) throw new Error('index.html must have an element #root.');
const root = createRoot(container);
wantNavigation();

let problems: Problem[] = [];

/** Shows the page as soon as it is there; the check of the whole site takes longer and follows. */
async function draw(): Promise<void> {
  const path = location.pathname;
  const [site, first] = await Promise.all([
    fetchJson<SiteData>('/dev/site.json').catch(() => undefined),
    firstPage(path),
  ]);
  if (first.kind === 'page') document.title = first.data.head.title;
  const show = () =>
    root.render(
      <StrictMode>
        {site ? <App site={site} first={first} path={path} /> : null}
        <ProblemPanel problems={problems} />
        <SourceFinder />
      </StrictMode>,
    );
  show();
  problems = await fetchJson<Problem[]>('/dev/problems.json');
  show();
  document.documentElement.toggleAttribute('data-awake', true);
}

async function firstPage(path: string): Promise<ShownPage> {
  try {
    return { kind: 'page', path, ...(await loadPage(path)) };
  } catch (error) {
    if (error instanceof PageNotFound) return { kind: 'not-found', path };
    return {
      kind: 'error',
      path,
      error: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

import.meta.hot?.on(SITE_CHANGED, () => {
  forgetPages();
  void draw();
});

void draw();
