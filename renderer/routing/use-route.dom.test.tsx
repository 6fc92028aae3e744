import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { held } from '../../test-support/held.ts';
import { mountOnSite } from '../../test-support/mount-on-site.tsx';
import { forgetPages } from '../data/load-page.ts';
import type { PageData } from '../data/types.ts';
import { menuStore, toggleMenu } from '../state/menu.ts';
import { modalStore } from '../state/modal.ts';
import { useNotifications } from '../state/notifications.ts';
import { useWays } from '../state/ways.ts';
import { followDestination, goTo } from './destination.ts';
import { useRoute, type RouteState } from './use-route.ts';

const HEAD = `
  <meta name="description" content="Our team"><link rel="canonical" href="https://www.site.example/team">`;

/** The answer to each address; others are not there. */
let answers: Record<string, () => Promise<Response>> = {};
const fetched = vi.fn<(url: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();
vi.stubGlobal('scrollTo', scrolledTo);

function pageAt(route: string, also: Partial<PageData> = {}) {
  const head = { title: `Title of ${route}`, description: `About ${route}` };
  const page = { title: '', blocks: [] };
  return {
    route,
    page,
    pictures: {},
    dates: {},
    icons: {},
    head,
    scripts: {},
    styles: [],
    ...also,
  };
}

function answer(route: string, also?: Partial<PageData>): void {
  answers[`${route}/page.json`] = () => Promise.resolve(Response.json(pageAt(route, also)));
}

/** What is shown, and what the frame is told. */
function Shown({ first }: { first: RouteState }) {
  const {
    shown: { kind, path },
    isLate,
  } = useRoute(first);
  const ways = useWays();
  const notices = useNotifications();
  return (
    <main id="main" tabIndex={-1} aria-busy={isLate}>
      {kind === 'page' ? <h1>{path}</h1> : <p>{`${kind} ${path}`}</p>}
      <i>{JSON.stringify(ways)}</i>
      <b>{JSON.stringify(notices.map(({ message }) => message))}</b>
    </main>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  forgetPages();
  answers = {};
  scrolledTo.mockReset();
  fetched.mockReset();
  fetched.mockImplementation((url) => {
    const found = answers[url];
    return found ? found() : Promise.resolve(new Response('', { status: 404 }));
  });
  history.replaceState(null, '', '/team');
  document.head.innerHTML = HEAD;
  document.title = 'Team';
  mountOnSite(<Shown first={{ kind: 'not-found', path: '/team' }} />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => findElement('main > :first-child').textContent;

test('what was rendered stays until the address changes and the next page is there', async () => {
  const { answer: late, letGo } = held<Response>();
  answers['/services/page.json'] = () => late;
  toggleMenu();
  history.pushState(null, '', '/services#form');
  expect(shown()).toBe('not-found /team');
  await eventually(() => expect(menuStore.getState().open).toBe(false));
  expect(modalStore.getState().slug).toBe('form');
  letGo(Response.json(pageAt('/services', { ways: { de: '/de/leistungen' } })));
  await eventually(() => expect(shown()).toBe('/services'));
  expect(findElement('i').textContent).toBe('{"de":"/de/leistungen"}');
  history.pushState(null, '', '/services');
});

test('the head tells of the new page, it stands at its top, and the focus is on its heading', async () => {
  answer('/services');
  history.pushState(null, '', '/services');
  await eventually(() => expect(document.activeElement).toBe(findElement('h1')));
  expect(document.title).toBe('Title of /services');
  expect(document.querySelector('meta')?.content).toBe('About /services');
  expect(document.querySelector('link')?.href).toBe('https://www.site.example/services');
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  answer('/team');
  history.pushState(null, '', '/team');
  await eventually(() => expect(document.title).toBe('Title of /team'));
  expect(scrolledTo).toHaveBeenCalledTimes(2);
});

test('a path without a page says so and goes to the console; the head stays', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.pushState(null, '', '/nowhere');
  await eventually(() => expect(shown()).toBe('not-found /nowhere'));
  expect(log.mock.calls).toEqual([['404: there is no page at /nowhere']]);
  expect(document.title).toBe('Team');
  expect(document.activeElement).toBe(findElement('main'));
});

test('a page that does not come is told of, tried again, and ends in an error', async () => {
  answers['/late/page.json'] = () => Promise.reject(new Error('No connection'));
  history.pushState(null, '', '/late');
  await eventually(() => expect(findElement('b').textContent).toBe('["pageLate"]'));
  for (const wait of [1000, 2000, 4000]) {
    expect(shown()).toBe('not-found /team');
    await vi.advanceTimersByTimeAsync(wait);
  }
  await eventually(() => expect(shown()).toBe('error /late'));
});

test('the last address counts, whatever comes first', async () => {
  const { answer: late, letGo } = held<Response>();
  answers['/slow/page.json'] = () => late;
  answer('/fast');
  history.pushState(null, '', '/slow');
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
  history.pushState(null, '', '/fast');
  await eventually(() => expect(shown()).toBe('/fast'));
  letGo(Response.json(pageAt('/slow')));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(shown()).toBe('/fast');
});

test.each([
  ['in another language', { language: 'de' }],
  [
    'with frames that this document does not allow',
    {
      embeds: { a: { src: 'https://maps.example/a', host: 'maps.example', kind: 'page' as const } },
    },
  ],
])('a page %s is another document', async (_, also) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  answer('/other', also);
  history.pushState(null, '', '/other');
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(shown()).toBe('not-found /team');
});

test('a page in the language of the site is shown at once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  document.documentElement.lang = 'en';
  answer('/same', { language: 'en' });
  history.pushState(null, '', '/same');
  await eventually(() => expect(shown()).toBe('/same'));
  expect(reload).not.toHaveBeenCalled();
});

const isBusy = () => findElement('main').getAttribute('aria-busy');

test('the page of a link becomes the address once it is there, and is late after 150 ms', async () => {
  const { answer: late, letGo } = held<Response>();
  answers['/services/page.json'] = () => late;
  goTo('/services#form');
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(149);
  expect([location.pathname, isBusy()]).toEqual(['/team', 'false']);
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(isBusy()).toBe('true'));
  expect(location.pathname).toBe('/team');
  letGo(Response.json(pageAt('/services')));
  await eventually(() => expect(shown()).toBe('/services'));
  expect(location.pathname + location.hash).toBe('/services#form');
  await eventually(() => expect(isBusy()).toBe('false'));
});

test('another link takes the place of one that is under way, and Back ends it', async () => {
  followDestination();
  const { answer: late, letGo } = held<Response>();
  answers['/slow/page.json'] = () => late;
  answer('/fast');
  goTo('/slow');
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
  goTo('/fast');
  await eventually(() => expect(shown()).toBe('/fast'));
  goTo('/slow');
  await new Promise(setImmediate);
  dispatchEvent(new PopStateEvent('popstate'));
  letGo(Response.json(pageAt('/slow')));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect([shown(), location.pathname]).toEqual(['/fast', '/fast']);
});

test('a link to a page that is another document opens it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  answer('/other', { language: 'de' });
  goTo('/other#place');
  await eventually(() => expect(assign.mock.calls).toEqual([['/other#place']]));
});
