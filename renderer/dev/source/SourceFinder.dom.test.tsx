import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test-support/eventually.ts';
import { findElement } from '../../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../../test-support/mount-on-site.tsx';
import { dismiss, useNotifications } from '../../state/notifications.ts';
import { SourceFinder } from './SourceFinder.tsx';
import { findSource, type Place, type TextSources } from './text-sources.ts';

const PLACE = 'pages/team.yaml';
/** A place written as editors are told it. */
function at(text: string): Place {
  const [file = '', line, column] = text.split(':');
  return { file, pointer: '', line: Number(line), column: Number(column) };
}
const sources: TextSources = {
  page: {
    place: at(`${PLACE}:1:1`),
    texts: [
      { text: 'Ada', place: at(`${PLACE}:5:9`), block: 0 },
      { text: 'Bob', place: at(`${PLACE}:6:9`), block: 0 },
      { text: 'Twice', place: at(`${PLACE}:7:9`), block: 0 },
      { text: 'Twice', place: at(`${PLACE}:8:9`), block: 0 },
      { text: 'Ada', place: at(`${PLACE}:15:9`), block: 1 },
    ],
  },
  blocks: [at(`${PLACE}:4:3`), at(`${PLACE}:14:3`)],
  site: [{ text: 'Write to us', place: at('site.yaml:9:3') }],
  pictures: [
    { url: '/media/bob.jpg', place: at(`${PLACE}:10:9`), block: 0 },
    { url: '/media/hills.svg', place: at(`${PLACE}:11:9`), block: 0 },
    { url: '/media/bob.jpg', place: at(`${PLACE}:12:9`), block: 0 },
  ],
  elements: [
    { kind: 'text', block: 1, path: [0, 1], tag: 'p', text: 'Ada', place: at(`${PLACE}:16:9`) },
    { kind: 'text', block: 1, path: [0, 2], tag: 'p', text: 'Gone', place: at(`${PLACE}:17:9`) },
    { kind: 'text', path: [1], tag: 'footer', text: 'Imprint', place: at('site.yaml:20:3') },
  ],
  unwritten: [],
  empty: [],
  messages: {},
};

const BODY = `
  <div id="root">
    <main>
      <div data-block="team"><h2 id="ada"> Ada
        </h2><div id="card"><b>Bob</b></div><p id="twice">Twice</p>
        <div id="frame"><picture><img id="photo" src="/media/bob.jpg"></picture></div>
        <svg id="drawing"><use id="layer" href="/media/hills.svg#art"></use></svg>
        <img id="again" src="/media/bob.jpg"><img id="strange" src="/media/other.jpg"></div>
      <div data-block="quote"><blockquote id="quote"><p id="first">Ada</p><p id="second">Ada</p><p id="changed">New</p></blockquote></div>
    </main>
    <footer id="footer">Imprint</footer>
  </div>
  <div role="dialog"><h2 id="dialog">Write to us</h2><p id="unknown">What?</p></div>`;

beforeEach(() => {
  document.body.innerHTML = BODY;
});

test.each([
  ['#ada', 'team', `${PLACE}:5:9`],
  ['#card', 'team', `${PLACE}:6:9`],
  ['#twice', 'team', `${PLACE}:4:3`],
  ['#second', 'quote', `${PLACE}:16:9`],
  ['#first', 'quote', `${PLACE}:15:9`],
  ['#changed', 'quote', `${PLACE}:16:9`],
  ['#quote', 'quote', `${PLACE}:16:9`],
  ['#photo', 'team', `${PLACE}:10:9`],
  ['#frame', 'team', `${PLACE}:10:9`],
  ['#again', 'team', `${PLACE}:12:9`],
  ['#drawing', 'team', `${PLACE}:11:9`],
  ['#layer', 'team', `${PLACE}:11:9`],
  ['#strange', 'team', `${PLACE}:4:3`],
  ['#footer', undefined, 'site.yaml:20:3'],
  ['#dialog', undefined, 'site.yaml:9:3'],
  ['#unknown', undefined, 'site.yaml:9:3'],
])('%s was written in %s at %s', (selector, type, place) => {
  expect(findSource(findElement(selector), sources)).toEqual({ type, place: at(place) });
});

test('what nobody has written is of its block, or of the page', () => {
  const unknown = { ...sources, page: { ...sources.page, texts: [] }, site: [], elements: [] };
  expect(findSource(findElement('#second'), unknown).place).toEqual(at(`${PLACE}:14:3`));
  expect(findSource(findElement('#footer'), unknown).place).toEqual(at(`${PLACE}:1:1`));
});

test('of texts that stand twice in the first block, the drawn one is known by where it is drawn', () => {
  const second = at(`${PLACE}:8:9`);
  const elements = [
    { kind: 'text' as const, block: 0, path: [2], tag: 'p', text: 'Twice', place: second },
  ];
  expect(findSource(findElement('#twice'), { ...sources, elements }).place).toEqual(second);
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
  findElement('#second').tabIndex = -1;
  findElement('#second').focus();
  expect(await send('#ada', key('keydown', { key: 'Enter' }))).toBe(true);
  expect(await send('#ada', key('keydown', { key: 'a', altKey: true }))).toBe(true);
  expect(opened).toEqual([]);
  expect(await send('#ada', key('keydown', { key: 'Enter', altKey: true }))).toBe(false);
  expect(opened).toEqual([`/__open-in-editor?file=${encodeURIComponent(`${PLACE}:16:9`)}`]);
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
  findElement('#second').tabIndex = -1;
  findElement('#second').focus();
  await send('#second', key('keydown', { key: 'Enter', altKey: true }));
  await eventually(() => expect(told()).toBe(JSON.stringify({ words: UNKNOWN })));
});
