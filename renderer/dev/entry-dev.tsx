// First of all, because the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import '../bootstrap/theme.ts';
import { watchSearch } from '../bootstrap/watch-search.ts';
import { DIGEST, HYDRATED, PROBLEM_PANEL } from '../contract.ts';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ErrorPayload } from 'vite';
import { App } from '../App.tsx';
import { SiteProvider } from '../data/context.ts';
import { Announcement } from '../frame/announcement/Announcement.tsx';
import { loadBlockComponents } from '../data/load-blocks.ts';
import type { Assets, PageData } from '../data/types.ts';
import { forgetPages } from '../data/load-page.ts';
import type { RouteState } from '../routing/use-route.ts';
import { followAddress } from '../state/modal.ts';
import { requestNavigation } from '../state/navigation-chunk.ts';
import { isDevProblems, isDevState, type DevProblems, type DevState } from './dev-state.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { keepUnchanged } from '../../schema/keep-unchanged.ts';
import { showElements } from './feature-elements.ts';
import { untilDrawable } from './hold-drawing.ts';
import { keepAssets } from './keep-assets.ts';
import { hot } from './hot.ts';
import { keyBlocks, type KeyedBlock } from './key-blocks.ts';
import { lastGood, nodesOf, type Snapshot, pictureOf, store } from './last-good.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SITE_CHANGED } from './site-changed.ts';
import { refreshTheme } from './theme-sheet.ts';
import { SourceFinder } from './source/SourceFinder.tsx';
// After those of the frame and its parts, as in a built document.
import '../styles/every-option.ts';
import '../styles/optional/right-to-left.css';
import '../styles/optional/tall-scripts.css';
import '../styles/optional/east-asian.css';
import '../styles/optional/languages.css';
import '../styles/optional/announcement.css';
import '../styles/optional/motion.css';

/*
 * The site while it is being written: drawn in the browser alone, and again whenever a file of it changes.
 * Scroll position, open dialog and menus stay, because React keeps what has not changed.
 * Drawn once at a time, as for visitors: in strict mode a dialog that is mounted twice gives the focus back, and
 * closes.
 */
const container = document.getElementById('root');
if (!container) throw new Error('index.html must have an element #root.');
const stage = container;
const root = createRoot(stage, {
  onCaughtError: noteRenderError,
  onUncaughtError: noteRenderError,
});
// In a root of its own, so that it is there whatever becomes of the page.
const panelPlace = document.body.appendChild(document.createElement('div'));
panelPlace.setAttribute(PROBLEM_PANEL, '');
const panel = createRoot(panelPlace);
requestNavigation();
followAddress();

/** A picture is stored once no other has come for so many ms. */
const STORE_MS = 500;

let state: DevState | undefined;
/** The blocks of the page that was drawn last, and what was looked up for it. */
let drawn: { path: string; blocks: KeyedBlock[]; assets?: Assets } = { path: '', blocks: [] };
let found: DevProblems = { problems: [], failures: [] };
/** What keeps the page as it is now from being drawn. */
let failure: string | undefined;
/** What keeps a module of the engine from being loaded, in Vite's words. */
let moduleFailure: string | undefined;
/** How often modules were corrected. */
let corrections = 0;
/** Whether what is shown is a page that was drawn, not its picture. */
let isAlive = false;
let good: Snapshot | undefined;
let storing: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Shows the page as soon as it is there; the check of the whole site takes longer and follows. */
async function draw(): Promise<void> {
  const turn = (latest += 1);
  const path = location.pathname;
  try {
    const next = await fetchJson(`/dev/state.json?route=${encodeURIComponent(path)}`, isDevState);
    const blocks = keyBlocks(drawn.path === path ? drawn.blocks : [], next.blocks);
    const first = await firstPage(path, next.page, blocks);
    await untilDrawable();
    // A file may have changed again on the way; then that state is drawn.
    if (turn !== latest) return;
    keepUnchanged(state, next);
    state = next;
    const assets = next.page ? keepAssets(drawn.assets, next.page) : undefined;
    drawn = { path, blocks, ...(assets && { assets }) };
    // What the build writes into the document.
    const { direction: dir, site } = next.site ?? { direction: 'ltr' };
    const { documentElement } = document;
    const lang = site?.language ?? 'en';
    const title = next.page?.head.title ?? next.site?.site.notFound.title ?? 'No site yet';
    // Set again, the same direction or title has the browser find the styles of the whole page again.
    if (documentElement.dir !== dir || documentElement.lang !== lang)
      Object.assign(documentElement, { dir, lang });
    if (document.title !== title) document.title = title;
    showElements(next.elements);
    keepGood();
    failure = undefined;
    isAlive = true;
    const app = next.site && (
      <App site={next.site} first={{ ...first, ...(assets && { assets }) }} path={path} />
    );
    root.render(
      <>
        {next.site?.announcement ? (
          <SiteProvider value={next.site}>
            <Announcement {...next.site.announcement} />
          </SiteProvider>
        ) : null}
        {app ?? <Nothing title="No site yet" />}
        {/* In a frame, that of the studio, Alt is for what is around it. */}
        {parent === window ? <SourceFinder /> : null}
        <Shows digest={next.digest} />
      </>,
    );
  } catch (error) {
    // A server that does not answer takes nothing away: somebody may be writing in the page that is shown.
    if (turn === latest && isAlive) failure = messageOf(error);
    else if (turn === latest) fail(error);
  }
  await drawPanel(turn);
  document.documentElement.toggleAttribute(HYDRATED, true);
}

async function drawPanel(turn: number): Promise<void> {
  showPanel();
  try {
    const next = await fetchJson('/dev/problems.json', isDevProblems);
    if (turn !== latest) return;
    if (keepUnchanged(found, next)) return;
    found = next;
  } catch (error) {
    if (turn === latest) failure ??= messageOf(error);
  }
  showPanel();
}

function showPanel(): void {
  const failures = [moduleFailure, failure, ...found.failures].filter((text) => text !== undefined);
  const { page = null, mark = null, file = null } = state ?? {};
  // What fails is over the last good page, too.
  const hasPage = page !== null || failure !== undefined;
  panel.render(
    <ProblemPanel problems={found.problems} failures={failures} view={{ file, hasPage, mark }} />,
  );
}

/** What Vite tells of a module may come late, of a text that has been mended meanwhile. */
async function noteModuleError({ id = '', message }: ErrorPayload['err']): Promise<void> {
  const before = corrections;
  const url = `/dev/module-loads.json?id=${encodeURIComponent(id)}`;
  const isMended = await fetchJson(url, isBoolean).catch(() => false);
  if (isMended || before !== corrections) return;
  moduleFailure = message;
  showPanel();
}

function isBoolean(data: unknown): data is boolean {
  return typeof data === 'boolean';
}

/** To be called before something new is drawn, which may fail. */
function keepGood(): void {
  if (failure !== undefined || stage.childNodes.length === 0) return;
  const picture = pictureOf(stage);
  good = picture;
  // What is new is waited for, and while somebody types the next picture comes soon.
  clearTimeout(storing);
  storing = setTimeout(() => store(picture), STORE_MS);
}

function noteRenderError(error: unknown): void {
  // React is not done with this page yet.
  queueMicrotask(() => fail(error));
}

/** Puts the last good page back, as a picture of itself, and says what failed. */
function fail(error: unknown): void {
  failure = messageOf(error);
  isAlive = false;
  const page = good?.path === location.pathname ? good : lastGood();
  root.render(
    page ? <LastGood page={nodesOf(page)} /> : <Nothing title="This page cannot be drawn yet" />,
  );
  showPanel();
}

async function firstPage(
  path: string,
  data: PageData | null,
  blocks: readonly KeyedBlock[],
): Promise<RouteState> {
  if (!data) return { kind: 'not-found', path };
  const components = await loadBlockComponents(data.scripts);
  return { kind: 'page', path, data, components, keys: blocks.map(({ key }) => key) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Says what is on the screen in the moment in which it is. */
function Shows({ digest }: { digest: string | null }) {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(DIGEST, digest ?? '');
    return () => document.documentElement.removeAttribute(DIGEST);
  }, [digest]);
  return null;
}

/** Where no page can be shown, the problems are all there is. */
function Nothing({ title }: { title: string }) {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}

/** A page without its life: what was drawn of it. */
function LastGood({ page }: { page: Node[] }) {
  return <div inert ref={(element) => element?.replaceChildren(...page)} />;
}

addEventListener('pagehide', () => {
  if (failure === undefined && stage.childNodes.length > 0) store(pictureOf(stage));
});

/** Draws again what has changed, as Vite tells of it. */
export function followChanges(told: Pick<NonNullable<ImportMeta['hot']>, 'on'>): void {
  told.on(SITE_CHANGED, () => {
    forgetPages();
    void refreshTheme();
    void draw();
  });
  told.on('vite:beforeUpdate', () => {
    keepGood();
    corrections += 1;
    moduleFailure = undefined;
    showPanel();
  });
  told.on('vite:afterUpdate', () => {
    // Where a module was corrected, what could not be drawn is tried again.
    if (failure !== undefined) void draw();
  });
  told.on('vite:error', ({ err }) => void noteModuleError(err));
}
if (hot) followChanges(hot);

// What the build writes into the documents of a site with a search.
watchSearch(() => import('../frame/search/search-dialog.ts'));
// The address may be that of the search, which has a button now.
void draw().then(() => dispatchEvent(new PopStateEvent('popstate')));
