import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { usePlayer } from './use-player.ts';

const HOST = 'https://www.youtube-nocookie.com';
const frame = { current: document.createElement('iframe') };
const ask = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
vi.spyOn(frame.current, 'contentWindow', 'get').mockReturnValue(window);

function Player({ src = `${HOST}/embed/a` }: { src?: string }) {
  return <p>{usePlayer(frame, src)}</p>;
}

beforeEach(() => {
  ask.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function wait(milliseconds: number): Promise<string | null> {
  vi.advanceTimersByTime(milliseconds);
  await drawn();
  return findElement('p').textContent;
}

function hear(origin: string, source: Window | null = window): void {
  dispatchEvent(new MessageEvent('message', { origin, source }));
}

test('a player is asked four times a second, and is missing after six seconds without an answer', async () => {
  mountOnSite(<Player />);
  expect(await wait(5999)).toBe('coming');
  expect(ask).toHaveBeenCalledTimes(23);
  expect(ask).toHaveBeenLastCalledWith('{"event":"listening","id":1,"channel":"widget"}', '*');
  expect(await wait(1)).toBe('missing');
  hear(HOST);
  expect(await wait(10_000)).toBe('there');
  expect(ask).toHaveBeenCalledTimes(24);
});

test('only its own answer counts', async () => {
  mountOnSite(<Player />);
  hear('https://www.site.example');
  hear(HOST, null);
  expect(await wait(6000)).toBe('missing');
});

test('without a connection it is missing at once', async () => {
  mountOnSite(<Player />);
  dispatchEvent(new Event('offline'));
  expect(await wait(0)).toBe('missing');
  vi.stubGlobal('navigator', { onLine: false });
  mountOnSite(<Player />);
  expect(await wait(0)).toBe('missing');
});

test('of what never answers nothing is said', async () => {
  mountOnSite(<Player src="https://maps.example/a" />);
  expect(await wait(10_000)).toBe('there');
  expect(ask).not.toHaveBeenCalled();
});
