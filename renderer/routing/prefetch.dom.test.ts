import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { prefetchLinks } from './prefetch.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>(() => new Promise(() => undefined));
vi.stubGlobal('fetch', fetched);

vi.useFakeTimers();

const listen = vi.spyOn(document, 'addEventListener');
beforeAll(() => {
  prefetchLinks();
  // As React stops what is meant for a part that it has yet to hydrate.
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.body.addEventListener(type, (event) => event.stopPropagation());
});
beforeEach(() => {
  fetched.mockClear();
  document.body.innerHTML = `
    <a href="/services"><b>Services</b></a><a href="/careers"></a><a href="/jobs"></a><a href="/articles"></a>
    <a href="/team"></a><a href="/price-list.pdf" target="_blank"></a>
    <a href="/search" aria-haspopup="dialog"></a><a href="https://elsewhere.example/"></a><p></p>`;
});

function come(type: string, selector: string): void {
  findElement(selector).dispatchEvent(new Event(type, { bubbles: true }));
}

function touch(type: string, selector: string): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
  findElement(selector).dispatchEvent(event);
}

test('a pointer, a finger that stays and the focus ask for the page behind a link, once', () => {
  come('pointerover', 'b');
  come('pointerover', '[href="/services"]');
  touch('pointerover', '[href="/careers"]');
  touch('pointerdown', '[href="/careers"]');
  vi.advanceTimersByTime(60);
  come('focusin', '[href="/jobs"]');
  expect(fetched.mock.calls).toEqual([
    ['/services/page.json'],
    ['/careers/page.json'],
    ['/jobs/page.json'],
  ]);
});

test('a finger that scrolls asks for nothing, and need not wait for it', () => {
  touch('pointerover', '[href="/articles"]');
  touch('pointerdown', '[href="/articles"]');
  vi.advanceTimersByTime(59);
  touch('pointercancel', '[href="/articles"]');
  vi.advanceTimersByTime(1000);
  expect(fetched).not.toHaveBeenCalled();
  expect(listen.mock.calls.find(([type]) => type === 'pointerdown')?.[2]).toMatchObject({
    passive: true,
  });
});

test('the page that is shown, files, dialogs, other sites, and what is no link, ask for nothing', () => {
  for (const selector of ['/team', '/price-list.pdf', '/search', 'https://elsewhere.example/'])
    come('pointerover', `[href="${selector}"]`);
  come('pointerover', 'p');
  document.dispatchEvent(new Event('pointerover'));
  expect(fetched).not.toHaveBeenCalled();
});
