import { fetchJson } from '../data/fetch-json.ts';
import { SITE_CHANGED } from '../dev/site-changed.ts';
import { findSource, isTextSources, type TextSources } from '../dev/source/text-sources.ts';
import { dragByTag } from './dragging/drag-entry.ts';
import { keepMoved } from './keep-moved.ts';
import { Marks, type Selected } from './marks.ts';
import { type FromPage, type FromShell, isFromShell } from './messages.ts';
import { Placeholders } from './placeholders.ts';
import { blockElements, Places } from './places.ts';
import { isWritable } from './text/stand-in.ts';
import { Writing } from './writing.ts';
import './overlay.css';

/*
 * What the studio adds to a page in its frame: it tells what somebody points at, marks what is selected, and lets a
 * text be written where it is. The shell loads it; the page knows nothing of it.
 */

const root = document.getElementById('root') ?? document.body;
let sources: TextSources | undefined;
/** What these tell of the page as it is now; made again once it has changed and somebody asks. */
let places: Places | undefined;
let selected: Selected | undefined;
/** What shows what is selected, as long as it is there. */
let box: Element | undefined;
let isDue = false;
/** Since a text was clicked: a key is for that text, and must not act on the block that it is in. */
let isPicking = false;
/** Until where the texts of the page are is known. */
let finding = Promise.resolve();

const placeholders = new Placeholders();
keepMoved();

const writing = new Writing({
  tell,
  drawSoon,
  reveal,
  places: () => placesNow(),
  placeholders,
  findAgain,
});
const marks = new Marks(({ bottom, left }, isMoving) =>
  tell({ studio: 'actions', top: bottom, left, isMoving }),
);

dragByTag(marks.host, {
  dragged: () => {
    const { at = null, name = '', order = null } = selected ?? {};
    return at && order ? { at, name, order } : undefined;
  },
  boxOf: (at) => placesNow()?.boxOf(at),
  moved: (at, to, isDropped) => tell({ studio: 'dragged', at, to, isDropped }),
});

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin);
}

/** What is known of a page that has changed is found again; until then that of before is used instead. */
async function findPlaces(): Promise<void> {
  const route = location.pathname;
  const url = `/dev/sources.json?route=${encodeURIComponent(route)}`;
  const found = await fetchJson(url, isTextSources).catch(() => undefined);
  if (route !== location.pathname) return;
  sources = found;
  showSelected();
}

/** Waits until where the texts of the page are is found again, and drawn. */
async function findAgain(): Promise<void> {
  finding = findPlaces();
  await finding;
  await new Promise(requestAnimationFrame);
}

function placesNow(): Places | undefined {
  places ??= sources && new Places(root, sources);
  return places;
}

/** What is selected may be shown elsewhere now, and have other empty texts. */
function showSelected(): void {
  places = undefined;
  box = undefined;
  const { file = '', pointer = '' } = selected?.at ?? {};
  const block = /^\/blocks\/(\d+)/.exec(pointer)?.[1];
  const isBlock = block !== undefined && file === sources?.page.place.file;
  const index = isBlock ? Number(block) : -1;
  placeholders.show(
    blockElements()[index],
    (sources?.empty ?? []).filter((text) => text.block === index),
  );
  drawSoon();
}

function drawSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    draw();
  });
}

function draw(): void {
  const blocks = blockElements().map((block) => {
    const { top = 0, height = 0 } = block.firstElementChild?.getBoundingClientRect() ?? {};
    return { top, height };
  });
  tell({ studio: 'drawn', route: location.pathname, blocks });
  if (selected?.at && !box?.isConnected) box = placesNow()?.boxOf(selected.at);
  if (!selected || !box || box.getClientRects().length === 0) return marks.hide();
  marks.show(box.getBoundingClientRect(), selected, !writing.isOn);
}

function hear(message: FromShell): void {
  if (message.studio !== 'select') isPicking = false;
  if (message.studio === 'menu') return marks.act(message.isMoving);
  if (message.studio !== 'select') return writing.hear(message);
  selected = message;
  showSelected();
  if (message.scrolls && message.at) reveal(placesNow()?.boxOf(message.at), message.covered);
}

/** What is taller than the window shows its beginning. */
function reveal(element: Element | undefined, covered = 0): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = innerHeight - covered;
  if (top >= 0 && bottom <= room) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: height > room ? top - 48 : top - (room - height) / 2, behavior });
}

/** A click is for the studio, but in the text being written; with Ctrl it is for the page. */
function click(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || marks.has(event)) return;
  if (writing.has(target)) return event.preventDefault();
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { clientX: x, clientY: y } = event;
  // Soon after a page has changed, where its texts are is still being found.
  void finding.then(() => pick(target, x, y));
}

function pick(target: Element, x: number, y: number): void {
  if (!sources) return;
  const text = placeholders.around(target) ?? placesNow()?.textAround(target);
  const { file, pointer } = text?.at ?? findSource(target, sources).place;
  isPicking = text !== undefined && isWritable(text.element);
  setTimeout(() => (isPicking = false), PICKED_MS);
  writing.point = isPicking && text ? { element: text.element, x, y } : undefined;
  tell({ studio: 'picked', at: { file, pointer }, isText: isPicking });
}

/** The shell answers a click within so many ms, or shows the field in the panel. */
const PICKED_MS = 1000;

/** Keys that the browser or the page keep while nobody writes. */
const KEPT = /^(Tab|F5|F11|F12|PageUp|PageDown|Home|End| |Shift|Control|Alt|Meta|AltGraph)$/;

function press(event: KeyboardEvent): void {
  const ctrl = event.ctrlKey || event.metaKey;
  const isCommand = ctrl && /^[szyd]$/i.test(event.key);
  // The tag is a button of its own.
  if (marks.has(event) && (event.key === 'Enter' || event.key === ' ')) return;
  if (event.isComposing || (writing.isOn && !isCommand && !/^F(6|8)$/.test(event.key))) return;
  if (KEPT.test(event.key) || (ctrl && !isCommand)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isPicking) return;
  // What was just written comes before what is done with it.
  writing.flush();
  const { key, shiftKey: shift, altKey: alt } = event;
  tell({ studio: 'key', key, ctrl, shift, alt });
}

/** What the browser itself would undo is undone by the studio. */
function refuseHistory(event: InputEvent): void {
  if (event.inputType.startsWith('history')) event.preventDefault();
}

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === parent && origin === location.origin && isFromShell(data)) hear(data);
});
addEventListener('click', click, { capture: true });
// A press on a link or a button would take the focus from what is being written.
addEventListener(
  'mousedown',
  (event) => {
    if (event.target instanceof Node && writing.has(event.target)) return;
    if (!marks.has(event) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  },
  { capture: true },
);
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
addEventListener('dragstart', (event) => marks.has(event) || event.preventDefault(), {
  capture: true,
});
addEventListener('keydown', press, { capture: true });
addEventListener('beforeinput', refuseHistory, { capture: true });
addEventListener('scroll', drawSoon, { capture: true, passive: true });
addEventListener('resize', drawSoon);
new ResizeObserver(drawSoon).observe(document.body);

let route = location.pathname;
// A dialog is drawn beside the page.
new MutationObserver((changes) => {
  if (changes.some(({ type }) => type !== 'attributes')) places = undefined;
  placeholders.find();
  if (route !== location.pathname) {
    route = location.pathname;
    sources = undefined;
    finding = findPlaces();
  }
  writing.follow();
  drawSoon();
}).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
});
import.meta.hot?.on(SITE_CHANGED, () => void (finding = findPlaces()));
finding = findPlaces();
