import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPages, loadPage } from './load-page.ts';
import { loadStyles, markLoaded } from './load-styles.ts';
import { NotFound } from './fetch-json.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);

const sheets = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

beforeEach(() => {
  vi.useFakeTimers();
  forgetPages();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(Response.json(emptyPage)));
});
afterEach(() => vi.useRealTimers());

describe('the data of a page', () => {
  test('is fetched once in five minutes', async () => {
    expect((await loadPage('/team')).data).toEqual(emptyPage);
    expect(fetched.mock.calls).toEqual([['/team/page.json']]);
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await loadPage('/team');
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await loadPage('/team');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('is tried again, which everybody who asks is told of', async () => {
    fetched.mockRejectedValueOnce(new Error('No connection'));
    const tell = vi.fn<() => void>();
    const tellLater = vi.fn<() => void>();
    const loading = loadPage('/team', tell);
    await vi.advanceTimersByTimeAsync(500);
    expect(tell).toHaveBeenCalledTimes(1);
    void loadPage('/team', tellLater);
    await vi.advanceTimersByTimeAsync(500);
    expect((await loading).data).toEqual(emptyPage);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tellLater).toHaveBeenCalledTimes(1);
  });

  test('is asked for anew after it was not to be had', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(loadPage('/team')).rejects.toThrow(NotFound);
    expect((await loadPage('/team')).data).toEqual(emptyPage);
  });

  test('comes with the components of its blocks', async () => {
    const scripts = { hero: 'data:text/javascript,export%20default%20()=>null' };
    fetched.mockResolvedValueOnce(Response.json({ ...emptyPage, scripts }));
    const { components } = await loadPage('/team');
    expect([...(components?.keys() ?? [])]).toEqual(['hero']);
  });

  test('without them where it is a document of its own', async () => {
    const scripts = { hero: 'data:text/javascript,export%20default%20()=>null' };
    fetched.mockResolvedValueOnce(Response.json({ ...emptyPage, scripts, language: 'de' }));
    expect(await loadPage('/team')).not.toHaveProperty('components');
  });

  test('and not where a script has none', async () => {
    const scripts = { none: 'data:text/javascript,export%20const%20other=1' };
    fetched.mockResolvedValueOnce(Response.json({ ...emptyPage, scripts }));
    const failure = loadPage('/team').catch(String);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await failure).toBe(`Error: There is no component in ${scripts.none}`);
  });
});

describe('a style sheet', () => {
  test('is added once, and not at all where the document has it', async () => {
    markLoaded(['/known.css']);
    await loadStyles(['/known.css', '/new.css']);
    await loadStyles(['/new.css']);
    expect(sheets()).toEqual(['https://www.site.example/new.css']);
  });

  test('that does not come is taken out and asked for again', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
      queueMicrotask(() => link instanceof Element && link.dispatchEvent(new Event('error')));
    });
    await expect(loadStyles(['/late.css'])).rejects.toThrow(
      'The style sheet /late.css could not be loaded.',
    );
    append.mockRestore();
    await loadStyles(['/late.css']);
    expect(sheets()).toContain('https://www.site.example/late.css');
  });
});
