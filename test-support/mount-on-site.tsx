import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { SiteProvider } from '../renderer/data/context.ts';
import { FirstPathProvider } from '../renderer/routing/path.ts';
import { siteData } from './render-on-site.tsx';

/** For tests in a document: shows a part on a small site until the test ends. @returns takes it away before that */
export function mountOnSite(element: ReactElement, site = siteData): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  flushSync(() =>
    root.render(
      <SiteProvider value={site}>
        <FirstPathProvider value="/">{element}</FirstPathProvider>
      </SiteProvider>,
    ),
  );
  return unmount;
}

/** What React draws in its own time, such as after a timer, is there after this, and its effects have run. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}
