import { DIGEST } from '../contract.ts';
import { countBlocks } from '../dev/fill-block.ts';
import { hot } from '../dev/hot.ts';
import { SITE_CHANGED } from '../dev/site-changed.ts';
import { blockElements, elementsOfBlock } from '../dev/source/block-elements.ts';
import { openDialog } from '../dev/source/open-dialog.ts';
import { rememberCaret } from './caret-memory.ts';
import { ChangedBoxes } from './changed-boxes.ts';
import { dragByTag } from './dragging/drag-entry.ts';
import { takeFiles } from './dragging/drop-picture.ts';
import { linkFollower } from './follow-link.ts';
import { heldKeys } from './text/held-keys.ts';
import { keepMoved } from './keep-moved.ts';
import { KnownPage } from './known-page.ts';
import { look } from './look.ts';
import { Marks, type Selected } from './marks.ts';
import { type At, type FromPage, type FromShell, isFromShell } from './messages.ts';
import { extentOf } from './on-screen.ts';
import { buttonOf, isOwnButton, stopCarousels } from './own-buttons.ts';
import { Placeholders } from './placeholders.ts';
import { blockOf } from './places.ts';
import { refuseDefaults } from './refuse-defaults.ts';
import { reveal } from './reveal.ts';
import { atRest } from './slide-moved.ts';
import { markStaleBlocks } from './stale-blocks.ts';
import { caretAt } from './text/caret-at.ts';
import { isWritable } from './text/stand-in.ts';
import { Writing } from './writing.ts';

/*
 * What the studio adds to a page in its frame: it tells what somebody points at, marks what is selected, and lets a
 * text be written where it is. The shell loads it; the page knows nothing about it.
 */

// When it starts and not with its modules, which may be those of any page.
void import('./overlay.css');

const root = document.getElementById('root') ?? document.body;
let selected: Selected | undefined;
/** What shows what is selected, as long as it is there. */
let box: Element | undefined;
let isDue = false;
/** Since a text was clicked: a key is for that text, and must not act on the block that it is in. */
let isPicking = false;
/** While a button is pressed for the page. */
let isPressing = false;

/** What was scrolled to for the selection; it may be another element once the page is drawn with what has changed. */
let revealed: { element: Element | undefined } | undefined;

const page = new KnownPage(root, () => {
  changed.find();
  showSelected();
});
const changed = new ChangedBoxes(root, page, drawSoon);
const placeholders = new Placeholders();
keepMoved();

const links = linkFollower({
  tell,
  box: () => (writing.isOn ? undefined : boxNow()),
  stop: () => writing.stop(),
});
const writing = new Writing({
  tell,
  drawSoon,
  reveal,
  places: () => page.places,
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
  boxOf: (at) => page.boxOf(at),
  moved: (at, to, isDropped) => tell({ studio: 'dragged', at, to, isDropped }),
});

takeFiles(async (file, on) => {
  await page.finding;
  const { file: name = '', pointer = '' } = page.places?.placeOf(on) ?? {};
  tell({ studio: 'brought', at: { file: name, pointer }, file });
});

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin);
}

/** Waits until where the texts of the page are is found again, and drawn. */
async function findAgain(): Promise<void> {
  await page.find();
  await new Promise(requestAnimationFrame);
}

/** What is selected may be shown elsewhere now, and have other empty texts. */
function showSelected(): void {
  box = undefined;
  const block = selected?.at ? blockOf(selected.at) : undefined;
  placeholders.show(
    block,
    (page.sources?.empty ?? []).filter((text) => text.block === block),
  );
  drawSoon();
}

function boxNow(): Element | undefined {
  // A block that has come or gone leaves another one in its place.
  const isBlock = /^\/blocks\/\d+$/.test(selected?.at?.pointer ?? '');
  if (selected?.at && (isBlock || !box?.isConnected)) box = page.boxOf(selected.at);
  return box;
}

function drawSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    atRest(draw);
  });
}

function draw(): void {
  stopCarousels();
  const elements = blockElements(root);
  const blocks = Array.from({ length: countBlocks() }, (_, index) => {
    const { top = 0, height = 0 } = elements.get(index)?.[0]?.getBoundingClientRect() ?? {};
    return { top, height };
  });
  const isWhole = document.documentElement.hasAttribute(DIGEST);
  const shown = boxNow();
  const marked = extentOf(writing.element ?? shown);
  const bars = changed.boxes(elements);
  const more = { ...(marked && { marked }), ...(bars && { changed: bars }) };
  tell({ studio: 'drawn', route: location.pathname, blocks, isWhole, ...more });
  if (revealed && revealed.element !== shown) revealSelected();
  if (!selected || !shown || shown.getClientRects().length === 0) return marks.hide();
  marks.show(shown.getBoundingClientRect(), selected, !writing.isOn);
}

function hear(message: FromShell): void {
  if (message.studio === 'changed') return changed.tell(message);
  if (message.studio !== 'select') isPicking = false;
  if (message.studio === 'reveal') return revealBlock(message.block);
  if (message.studio === 'picture') return page.tryPicture(message);
  if (message.studio === 'menu') return marks.act(message.isMoving);
  if (message.studio === 'flush') return flush();
  if (message.studio === 'open') return openOwn();
  if (message.studio === 'look') return look(message);
  if (message.studio === 'follow') return links.follow(message.href);
  if (message.studio !== 'select') return writing.hear(message);
  selected = message;
  showSelected();
  revealed = undefined;
  if (message.scrolls && message.at) revealSelected();
}

function revealSelected(): void {
  revealed = { element: boxNow() };
  reveal(revealed.element, selected?.covered);
}

function revealBlock(index: number): void {
  revealed = undefined;
  reveal(elementsOfBlock(index, root)[0]);
}

function flush(): void {
  writing.flush();
  tell({ studio: 'flushed' });
}

/** Presses the button of what is selected, for the page. */
function openOwn(): void {
  const button = buttonOf(boxNow(), root);
  if (!button) return tell({ studio: 'say', words: 'There is nothing to open here.' });
  isPressing = true;
  button.click();
  isPressing = false;
}

/** A click is for the studio, but in the text being written; with Ctrl it is for the page, and follows a link. */
function click(event: MouseEvent): void {
  const { clientX: x, clientY: y } = event;
  let { target } = event;
  if (!(target instanceof Element) || marks.has(event) || links.click(event)) return;
  if (writing.isIn(target)) return event.preventDefault();
  if (writing.has(target)) {
    // What is next to the text is that of the page again.
    event.preventDefault();
    writing.stop();
    target = document.elementFromPoint(x, y);
    if (!(target instanceof Element)) return;
  }
  if (event.ctrlKey || event.metaKey || isPressing) return;
  if (isOwnButton(target, boxNow(), root) && !page.places?.textAround(target, x, y)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const pointed = target;
  // Soon after a page has changed, where its texts are is still being found.
  void page.finding.then(() => pick(pointed, x, y));
}

function pick(target: Element, x: number, y: number): void {
  const { places } = page;
  if (!places) return;
  const text = placeholders.around(target) ?? places.textAround(target, x, y);
  const { file, pointer, part }: At = text?.at ?? places.placeOf(target);
  const range = text?.range;
  isPicking = text !== undefined && (!range || part !== undefined) && isWritable(text);
  setTimeout(() => (isPicking = false), PICKED_MS);
  // The caret is where it was clicked, also where the page moves meanwhile.
  const caret = text && caretAt(text.element, x, y) - (text.around?.[0] ?? 0);
  writing.clicked = isPicking && text ? { ...text, caret } : undefined;
  const at = { file, pointer, ...(part !== undefined && { part }) };
  tell({ studio: 'picked', at, isText: isPicking, ...(range && { range }) });
}

/** The shell answers a click within so many ms, or shows the field in the panel. */
const PICKED_MS = 1000;

/** Keys that the browser or the page keep while nobody writes. */
const KEPT = /^(Tab|F[13579]|F1[012]|PageUp|PageDown|Home|End| |Shift|Control|Alt|Meta|AltGraph)$/;

function press(event: KeyboardEvent): void {
  const { ctrl, alt } = heldKeys(event);
  const isCommand = ctrl ? /^[szyd123]$/i.test(event.key) : alt && /^[1-4]$/.test(event.key);
  // The page would close its dialog, too.
  if (event.key === 'Escape' && !event.isComposing && writing.isOn && openDialog(root)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return writing.stop();
  }
  if (links.press(event)) return;
  // The tag is a button of its own.
  if (marks.has(event) && (event.key === 'Enter' || event.key === ' ')) return;
  if (event.isComposing || (writing.isOn && !isCommand && !/^F[468]$/.test(event.key))) return;
  const isMenuKey = event.key === 'F10' && event.shiftKey;
  if ((KEPT.test(event.key) && !isMenuKey) || (ctrl && !isCommand)) return;
  // The page closes its dialog itself.
  if (event.key === 'Escape' && openDialog(root)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isPicking || writing.isComing) return;
  // What was just written comes before what is done with it.
  writing.flush();
  const { key, shiftKey: shift, repeat: isRepeated } = event;
  tell({ studio: 'key', key, ctrl, shift, alt, isRepeated });
}

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === parent && origin === location.origin && isFromShell(data)) hear(data);
});
addEventListener('click', click, { capture: true });
// A press on a link or a button would take the focus from what is being written.
addEventListener(
  'mousedown',
  (event) => {
    if (event.target instanceof Node && writing.has(event.target)) {
      if (!writing.isIn(event.target)) event.preventDefault();
      return;
    }
    if (!marks.has(event) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  },
  { capture: true },
);
addEventListener('keydown', press, { capture: true });
addEventListener('keyup', ({ key }) => tell({ studio: 'let-go', key }), { capture: true });
refuseDefaults((event) => marks.has(event));
addEventListener('scroll', drawSoon, { capture: true, passive: true });
addEventListener('resize', () => {
  drawSoon();
  writing.keepInSight();
});
new ResizeObserver(drawSoon).observe(document.body);

// A dialog is drawn next to the page.
new MutationObserver((changes) => {
  if (changes.some(({ type }) => type !== 'attributes')) page.hasChanged();
  placeholders.find();
  writing.follow();
  drawSoon();
}).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
});
hot?.on(SITE_CHANGED, () => void page.find());
void page.find();
rememberCaret();
markStaleBlocks(root);
