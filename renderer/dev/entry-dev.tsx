// First of all, because the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import '../bootstrap/theme.ts';
import { HYDRATED } from '../bootstrap/contract.ts';
import { createRoot } from 'react-dom/client';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { App } from '../App.tsx';
import { loadBlockComponents } from '../data/load-blocks.ts';
import type { PageData } from '../data/types.ts';
import { forgetPages } from '../data/load-page.ts';
import type { RouteState } from '../routing/use-route.ts';
import { requestNavigation } from '../state/navigation-chunk.ts';
import { isDevState, isDiagnostics, type DevState } from './dev-state.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SITE_CHANGED } from './site-changed.ts';
import { SourceFinder } from './source/SourceFinder.tsx';

/*
 * The site while it is being written: drawn in the browser alone, and again whenever a file of it changes.
 * Scroll position, open dialog and menus stay, because React keeps what has not changed.
 * Drawn once at a time, as for visitors: in strict mode a dialog that is mounted twice gives the focus back, and
 * closes.
 */
const container = document.getElementById('root');
if (!container) throw new Error('index.html must have an element #root.');
const root = createRoot(container);
requestNavigation();

let state: DevState | undefined;
let problems: Diagnostic[] = [];
let latest = 0;

/** Shows the page as soon as it is there; the check of the whole site takes longer and follows. */
async function draw(): Promise<void> {
  const turn = (latest += 1);
  const path = location.pathname;
  const next = await fetchJson(`/dev/state.json?route=${encodeURIComponent(path)}`, isDevState);
  keepUnchanged(state, next);
  state = next;
  const { site, page } = next;
  const first = await firstPage(path, page);
  const show = () =>
    root.render(
      <>
        {site ? <App site={site} first={first} path={path} /> : <NoSite />}
        <ProblemPanel problems={problems} />
        <SourceFinder />
      </>,
    );
  // A file may have changed again on the way; then that state is drawn.
  if (turn !== latest) return;
  document.title = page?.head.title ?? site?.site.notFound.title ?? 'No site yet';
  show();
  const found = await fetchJson('/dev/problems.json', isDiagnostics);
  if (turn !== latest) return;
  if (!keepUnchanged(problems, found)) {
    problems = found;
    show();
  }
  document.documentElement.toggleAttribute(HYDRATED, true);
}

async function firstPage(path: string, data: PageData | null): Promise<RouteState> {
  if (!data) return { kind: 'not-found', path };
  try {
    return { kind: 'page', path, data, components: await loadBlockComponents(data.scripts) };
  } catch (error) {
    return {
      kind: 'error',
      path,
      error: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

/** As long as site.yaml has never been right, the problems are all there is to show. */
function NoSite() {
  return (
    <main>
      <h1>No site yet</h1>
    </main>
  );
}

import.meta.hot?.on(SITE_CHANGED, () => {
  forgetPages();
  void draw();
});

void draw();
