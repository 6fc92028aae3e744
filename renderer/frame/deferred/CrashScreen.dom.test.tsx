import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { SiteProvider } from '../../data/context.ts';
import { CrashBoundary } from './CrashScreen.tsx';

function Page({ fails }: { fails: unknown }) {
  if (fails !== undefined) throw fails;
  return <p>Words</p>;
}

test('what a page throws is told in its place, until another page is shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => undefined });
  const show = (route: string, fails?: unknown) => {
    flushSync(() =>
      root.render(
        <SiteProvider value={siteData}>
          <CrashBoundary route={route}>
            <Page fails={fails} />
          </CrashBoundary>
        </SiteProvider>,
      ),
    );
    return (container.querySelector('code') ?? container).textContent;
  };
  expect(show('/team')).toBe('Words');
  expect(show('/team', new Error('No data.'))).toBe('No data.');
  expect(show('/team')).toBe('No data.');
  expect(show('/about')).toBe('Words');
  expect(show('/services', 'Out of paper.')).toBe('Out of paper.');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  container.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});
