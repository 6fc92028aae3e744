import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';

/** What was answered to, in order. */
const answered: string[] = [];
const requested = vi.fn<() => void>();
let stop = (): void => undefined;

/** The page as it is when React has come, but for the navigation. */
async function hydrated() {
  vi.resetModules();
  const { replayEvents, replayInNavigation } = await import('./replay.ts');
  const { navigationRequested } = await import('../state/navigation-chunk.ts');
  void navigationRequested.then(requested);
  stop = replayInNavigation;
  return { replayEvents, replayInNavigation };
}

beforeEach(() => {
  answered.length = 0;
  requested.mockReset();
  document.body.innerHTML = `
    <div id="root">
      <nav data-navigation><button id="services"><b>Services</b></button><p>Words</p></nav>
      <button id="theme">Theme</button><section id="slides"></section>
    </div>`;
  for (const type of ['click', 'keydown', 'pointerover', 'focusin'])
    findElement('#root').addEventListener(type, (event) => {
      const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
      if (event.target instanceof Element) answered.push(`${type}${key} ${event.target.id}`);
    });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('presses and keys are done again in their order', async () => {
  const { replayEvents } = await hydrated();
  findElement('#theme').ariaBusy = 'true';
  replayEvents([
    { target: findElement('#theme'), key: '' },
    { target: findElement('#slides'), key: 'ArrowRight' },
  ]);
  expect(findElement('#theme').ariaBusy).toBe(null);
  expect(answered).toEqual(['click theme', 'keydown ArrowRight slides']);
  await Promise.resolve();
  expect(requested).not.toHaveBeenCalled();
});

test('those in the navigation wait for its script, and are done once', async () => {
  const { replayEvents, replayInNavigation } = await hydrated();
  replayEvents([
    { target: findElement('#services'), key: '' },
    { target: findElement('#theme'), key: '' },
  ]);
  expect(answered).toEqual(['click theme']);
  await eventually(() => expect(requested).toHaveBeenCalled());
  replayInNavigation();
  replayInNavigation();
  expect(answered).toEqual(['click theme', 'click services']);
});

test('a press on a button of the navigation is kept for it, any other goes through', async () => {
  const { replayEvents, replayInNavigation } = await hydrated();
  replayEvents([]);
  findElement('p').click();
  findElement('#theme').click();
  expect(answered).toEqual(['click ', 'click theme']);
  await Promise.resolve();
  expect(requested).not.toHaveBeenCalled();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  findElement('b').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(findElement('#services').ariaBusy).toBe('true');
  expect(answered).toHaveLength(2);
  await eventually(() => expect(requested).toHaveBeenCalled());
  replayInNavigation();
  findElement('#services').click();
  expect(answered.slice(2)).toEqual(['click services', 'click services']);
});

test.each(['pointerover', 'focusin'])('%s asks for the navigation, there alone', async (sign) => {
  const { replayEvents } = await hydrated();
  replayEvents([]);
  findElement('#theme').dispatchEvent(new Event(sign, { bubbles: true }));
  await Promise.resolve();
  expect(requested).not.toHaveBeenCalled();
  // As React stops what is meant for a part that it has yet to hydrate.
  findElement('b').dispatchEvent(new Event(sign));
  await eventually(() => expect(requested).toHaveBeenCalled());
});

test('what the pointer and the focus rest on hears of it', async () => {
  const { replayEvents } = await hydrated();
  const hovered = findElement('#root').querySelectorAll('nav, #services');
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(hovered);
  findElement('#theme').focus();
  answered.length = 0;
  const matches = vi.fn<() => boolean>(() => false);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && matches(),
  }));
  replayEvents([]);
  expect(answered).toEqual(['focusin theme']);
  matches.mockReturnValue(true);
  replayEvents([]);
  expect(answered.slice(1)).toEqual(['pointerover services', 'focusin theme']);
});
