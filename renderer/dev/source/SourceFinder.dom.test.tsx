import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { findElement } from '../../../test-support/find-element.ts';
import { unwrapBlocks } from '../../../test-support/unwrap-blocks.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { dismiss, useNotifications } from '../../state/notifications.ts';
import { SourceFinder } from './SourceFinder.tsx';
import { findSource } from './find-source.ts';
import { LivingPage } from './living-page.ts';
import type { Place, Position, TextSources } from './text-sources.ts';

const PLACE = 'pages/team.yaml';
/** A place, by what editors are told of it: its pointer says line and column. */
function at(text: string): Place {
  const [file = '', line, column] = text.split(':');
  return { file, pointer: `/${line}/${column}` };
}

/** What the server says of a place. */
function positionAt(query: URLSearchParams): Position {
  const [, line, column] = (query.get('pointer') ?? '').split('/').map(Number);
  return { line: line ?? 0, column: column ?? 0 };
}

/** An element that shows a text of the page, all that it says. */
function says(block: number | undefined, path: number[], tag: string, text: string, line: string) {
  const ofBlock = block === undefined ? {} : { block };
  const range = [0, text.length] as const;
  return { kind: 'text' as const, ...ofBlock, path, tag, text, range, place: at(line) };
}

/** A picture of the first block. */
function shows(path: number[], tag: string, line: string) {
  return { kind: 'picture' as const, block: 0, path, tag, text: '', place: at(line) };
}

const sources: TextSources = {
  page: at(`${PLACE}:1:1`),
  blocks: [at(`${PLACE}:4:3`), at(`${PLACE}:14:3`)],
  elements: [
    says(0, [0], 'h2', ' Ada', `${PLACE}:5:9`),
    says(0, [1, 0], 'b', 'Bob', `${PLACE}:6:9`),
    says(0, [2], 'p', 'Twice', `${PLACE}:7:9`),
    says(0, [3], 'p', 'Twice', `${PLACE}:8:9`),
    says(1, [0, 0], 'p', 'Ada', `${PLACE}:15:9`),
    says(1, [0, 2], 'p', 'Gone', `${PLACE}:17:9`),
    says(undefined, [1], 'footer', 'Imprint', 'site.yaml:20:3'),
    { ...says(0, [7], 'a', 'Read more', `${PLACE}:18:9`), kind: 'link', range: undefined },
    { ...says(0, [4, 0, 0], 'img', '', `${PLACE}:12:9`), attribute: 'alt', range: undefined },
    shows([4, 0, 0], 'img', `${PLACE}:10:9`),
    shows([5], 'svg', `${PLACE}:11:9`),
  ],
  unwritten: [],
  empty: [],
  messages: {},
};

const BODY = `
  <div id="root">
    <main>
      <div data-block="team"><h2 id="ada"> Ada</h2><div id="card"><b>Bob</b></div>
        <p id="first-of-two">Twice</p><p id="second-of-two">Twice</p>
        <div id="frame"><picture><img id="photo" src="/media/bob.jpg"></picture></div>
        <svg id="drawing"><use id="layer" href="/media/hills.svg#art"></use></svg>
        <img id="strange" src="/media/other.jpg"><a id="link" href="/">Read more</a></div>
      <div data-block="quote"><blockquote id="quote"><p id="first">Ada</p><p id="own">, </p><p id="changed">New</p></blockquote></div>
    </main>
    <footer id="footer">Imprint</footer>
  </div>
  <div role="dialog"><p id="unknown">What?</p></div>`;

beforeEach(() => {
  document.body.innerHTML = BODY;
  unwrapBlocks();
});

function sourceOf(selector: string, known = sources) {
  return findSource(findElement(selector), new LivingPage(findElement('#root'), known), known);
}

test.each([
  ['#ada', 'team', `${PLACE}:5:9`],
  ['#card', 'team', `${PLACE}:6:9`],
  ['#first-of-two', 'team', `${PLACE}:7:9`],
  ['#second-of-two', 'team', `${PLACE}:8:9`],
  ['#first', 'quote', `${PLACE}:15:9`],
  ['#own', 'quote', `${PLACE}:15:9`],
  ['#changed', 'quote', `${PLACE}:15:9`],
  ['#quote', 'quote', `${PLACE}:15:9`],
  ['#photo', 'team', `${PLACE}:10:9`],
  ['#frame', 'team', `${PLACE}:10:9`],
  ['#drawing', 'team', `${PLACE}:11:9`],
  ['#layer', 'team', `${PLACE}:11:9`],
  ['#link', 'team', `${PLACE}:18:9`],
  ['#strange', 'team', `${PLACE}:4:3`],
  ['#footer', undefined, 'site.yaml:20:3'],
  ['#unknown', undefined, `${PLACE}:1:1`],
])('%s was written in %s at %s', (selector, type, place) => {
  expect(sourceOf(selector)).toEqual({ type, place: at(place) });
});

test('what nobody has written is of its block, or of the page', () => {
  const unknown = { ...sources, elements: [] };
  expect(sourceOf('#first', unknown).place).toEqual(at(`${PLACE}:14:3`));
  expect(sourceOf('#footer', unknown).place).toEqual(at(`${PLACE}:1:1`));
});

const opened: string[] = [];
let answer = () => new Response('');
let tellSources = () => Response.json(sources);

/** What is told of, so that it can be seen, and taken away. */
function Told() {
  return useNotifications().map(({ id, message }) => (
    <button key={id} type="button" onClick={() => dismiss(id)}>
      {JSON.stringify(message)}
    </button>
  ));
}
const told = () => document.querySelector('button')?.textContent;

beforeEach(() => {
  opened.length = 0;
  answer = () => new Response('');
  tellSources = () => Response.json(sources);
  vi.stubGlobal('fetch', (url: string) => {
    if (url === '/dev/sources.json?route=%2Fteam') return Promise.resolve(tellSources());
    const [path, query] = url.split('?');
    if (path === '/dev/position.json')
      return Promise.resolve(Response.json(positionAt(new URLSearchParams(query))));
    opened.push(url);
    return Promise.resolve(answer());
  });
  mountOnSite(
    <>
      <SourceFinder />
      <Told />
    </>,
  );
});
afterEach(() => {
  for (const notice of document.querySelectorAll('button')) notice.click();
  vi.unstubAllGlobals();
});

/** @returns whether the page acts on it */
async function send(selector: string, event: Event): Promise<boolean> {
  const isForPage = findElement(selector).dispatchEvent(event);
  await drawn();
  return isForPage;
}

const over = (altKey: boolean) => new PointerEvent('pointerover', { bubbles: true, altKey });
const click = (altKey: boolean) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, altKey });
const key = (type: string, init: KeyboardEventInit) =>
  new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
const label = () => document.querySelector('span')?.textContent;

test('while Alt is held, what is pointed at tells its block and line', async () => {
  await send('#ada', over(false));
  expect(label()).toBe(undefined);
  await send('#ada', key('keydown', { key: 'Shift' }));
  expect(label()).toBe(undefined);
  await send('body', key('keydown', { key: 'Alt' }));
  expect(label()).toBe('team · pages/team.yaml:5');
  await send('#footer', over(true));
  expect(label()).toBe('site.yaml:20');
  await send('body', key('keyup', { key: 'Shift' }));
  expect(label()).toBe('site.yaml:20');
  await send('body', key('keyup', { key: 'Alt' }));
  expect(label()).toBe(undefined);
});

test('Alt+click opens the editor there, and the page does not act on it', async () => {
  const hear = vi.fn<() => void>();
  findElement('#ada').addEventListener('click', hear);
  expect(await send('#ada', click(false))).toBe(true);
  expect(opened).toEqual([]);
  expect(await send('#ada', click(true))).toBe(false);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([`/__open-in-editor?file=${encodeURIComponent(`${PLACE}:5:9`)}`]);
});

test('Alt+Enter opens it for what has the focus', async () => {
  findElement('#first').tabIndex = -1;
  findElement('#first').focus();
  expect(await send('#ada', key('keydown', { key: 'Enter' }))).toBe(true);
  expect(await send('#ada', key('keydown', { key: 'a', altKey: true }))).toBe(true);
  expect(opened).toEqual([]);
  expect(await send('#ada', key('keydown', { key: 'Enter', altKey: true }))).toBe(false);
  expect(opened).toEqual([`/__open-in-editor?file=${encodeURIComponent(`${PLACE}:15:9`)}`]);
});

test('an editor that cannot be opened is told of', async () => {
  answer = () => new Response('There is no editor.', { status: 500 });
  await send('#ada', click(true));
  await eventually(() => expect(told()).toBe('{"words":"There is no editor."}'));
});

const NO_FILE = 'This page is not written in a file of its own.';
const UNKNOWN = 'The place of this could not be found. The terminal of the server says why.';

test.each([
  ['of a page without a file', 404, NO_FILE],
  ['where the server fails', 500, UNKNOWN],
])('a place that cannot be found is told of: %s', async (_, status, words) => {
  tellSources = () => new Response('null', { status });
  await send('body', key('keydown', { key: 'Alt' }));
  expect([label(), told()]).toEqual([undefined, undefined]);
  expect(await send('#ada', click(true))).toBe(false);
  await eventually(() => expect(told()).toBe(JSON.stringify({ words })));
  expect(opened).toEqual([]);
});

test('a server that does not answer is told of', async () => {
  tellSources = () => {
    throw new TypeError('Failed to fetch');
  };
  findElement('#first').tabIndex = -1;
  findElement('#first').focus();
  await send('#first', key('keydown', { key: 'Enter', altKey: true }));
  await eventually(() => expect(told()).toBe(JSON.stringify({ words: UNKNOWN })));
});
