import { fetchJson } from '../data/fetch-json.ts';
import { SITE_CHANGED } from '../dev/site-changed.ts';
import { findSource, isTextSources, type TextSources } from '../dev/source/text-sources.ts';
import { caretAt } from './caret-at.ts';
import { Marks, type Selected } from './marks.ts';
import { type At, type FromPage, type FromShell, isFromShell } from './messages.ts';
import { blockElements, boxOf, elementOf, elementsAt, textAround } from './places.ts';
import { isWritable, TextWriter } from './text-writer.ts';
import './overlay.css';

/*
 * What the studio adds to a page in its frame: it tells what somebody points at, marks what is selected, and lets a
 * text be written where it is. The shell loads it; the page knows nothing of it.
 */

let sources: TextSources | undefined;
let selected: Selected | undefined;
let writer: TextWriter | undefined;
/** What it writes. */
let written: At | undefined;
/** Where was clicked last, for the caret. */
let clicked: { element: HTMLElement; x: number; y: number } | undefined;
let isDue = false;
/** Since a text was clicked: a key is for that text, and must not act on the block that it is in. */
let isPicking = false;
/** Until where the texts of the page are is known. */
let finding = Promise.resolve();

const marks = new Marks(({ bottom, left }) => tell({ studio: 'actions', top: bottom, left }));

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
  const box = selected?.at && sources ? boxOf(sources, selected.at) : undefined;
  if (!selected || !box || box.getClientRects().length === 0) return marks.hide();
  marks.show(box.getBoundingClientRect(), selected, writer === undefined);
}

function hear(message: FromShell): void {
  if (message.studio !== 'select') isPicking = false;
  if (message.studio === 'menu') return marks.act();
  if (message.studio === 'text') return writer?.take(message.text);
  if (message.studio === 'write') return write(message);
  selected = message;
  if (message.scrolls && message.at && sources) reveal(boxOf(sources, message.at));
  drawSoon();
}

/** What is taller than the window shows its beginning. */
function reveal(box: Element | undefined): void {
  if (!box) return;
  const { top, bottom, height } = box.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: height > innerHeight ? top - 48 : top - (innerHeight - height) / 2, behavior });
}

function write(asked: Extract<FromShell, { studio: 'write' }>): void {
  const { at, text } = asked;
  const shown = sources ? elementsAt(sources, at).filter(isWritable) : [];
  const element = shown.find((one) => one === clicked?.element) ?? shown[0];
  writer?.stop();
  if (!element) return tell({ studio: 'missing', at, by: asked.by });
  const point = clicked?.element === element ? clicked : undefined;
  clicked = undefined;
  reveal(element);
  written = at;
  writer = new TextWriter(
    element,
    text,
    {
      wrote: (now) => tell({ studio: 'wrote', at, text: now }),
      next: (by, now) => tell({ studio: 'next', at, by, text: now }),
      stopped: () => {
        writer = undefined;
        tell({ studio: 'stopped', at });
        drawSoon();
      },
    },
    point && caretAt(element, point.x, point.y),
  );
  element.ariaRequired = asked.isRequired ? 'true' : null;
  drawSoon();
}

/** Blocks know their entries by their words: one whose words have changed is drawn in a new element. */
function followText(): void {
  if (!writer || !written || !sources || writer.element.isConnected) return;
  const [element] = elementsAt(sources, written).filter(isWritable);
  if (element) writer = writer.moveTo(element);
  else writer.stop();
}

/** A click is for the studio, but in the text being written; with Ctrl it is for the page. */
function click(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || marks.has(event)) return;
  if (writer?.element.contains(target)) return event.preventDefault();
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { clientX: x, clientY: y } = event;
  // Soon after a page has come, where its texts are is still being found.
  void (sources ? Promise.resolve() : finding).then(() => pick(target, x, y));
}

function pick(target: Element, x: number, y: number): void {
  if (!sources) return;
  const text = textAround(sources, target);
  const element = text && elementOf(text);
  const place: At = text?.place ?? findSource(target, sources).place;
  const isText = element !== undefined && isWritable(element);
  isPicking = isText;
  setTimeout(() => (isPicking = false), PICKED_MS);
  clicked = isText ? { element, x, y } : undefined;
  tell({ studio: 'picked', at: { file: place.file, pointer: place.pointer }, isText });
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
  if (event.isComposing || (writer && !isCommand && !/^F(6|8)$/.test(event.key))) return;
  if (KEPT.test(event.key) || (ctrl && !isCommand)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isPicking) return;
  // What was just written comes before what is done with it.
  writer?.flush();
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
    if (event.target instanceof Node && writer?.element.contains(event.target)) return;
    if (!marks.has(event) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  },
  { capture: true },
);
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
addEventListener('dragstart', (event) => event.preventDefault(), { capture: true });
addEventListener('keydown', press, { capture: true });
addEventListener('beforeinput', refuseHistory, { capture: true });
addEventListener('scroll', drawSoon, { capture: true, passive: true });
addEventListener('resize', drawSoon);
new ResizeObserver(drawSoon).observe(document.body);

let route = location.pathname;
const page = document.getElementById('root');
if (page)
  new MutationObserver(() => {
    if (route !== location.pathname) {
      route = location.pathname;
      sources = undefined;
      finding = findPlaces();
    }
    followText();
    drawSoon();
  }).observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
import.meta.hot?.on(SITE_CHANGED, () => void (finding = findPlaces()));
finding = findPlaces();
