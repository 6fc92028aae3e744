import { expect, test, vi } from 'vitest';
import { loadStyles, markLoaded } from './load-styles.ts';

const sheets = () =>
  [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );
const tell = (name: string, href: string) =>
  document.head.querySelector(`[href="${href}"]`)?.dispatchEvent(new Event(name));

test('a sheet is asked for once, and waited for; those of the document are there', async () => {
  markLoaded(['/assets/a.css']);
  await loadStyles(['/assets/a.css']);
  expect(sheets()).toEqual([]);
  const both = Promise.all([
    loadStyles(['/assets/a.css', '/assets/b.css']),
    loadStyles(['/assets/b.css']),
  ]);
  expect(sheets()).toEqual(['/assets/b.css']);
  tell('load', '/assets/b.css');
  await both;
  await loadStyles(['/assets/b.css']);
  expect(sheets()).toEqual(['/assets/b.css']);
});

test('one that does not come is told of, and asked for again the next time', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement)
      queueMicrotask(() => link.dispatchEvent(new Event('error')));
  });
  await expect(loadStyles(['/assets/c.css'])).rejects.toThrow('/assets/c.css could not be loaded');
  append.mockRestore();
  await loadStyles(['/assets/c.css']);
  expect(sheets()).toEqual(['/assets/b.css', '/assets/c.css']);
});
