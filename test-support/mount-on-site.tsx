import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { SiteProvider } from '../renderer/data/context.ts';
import { FirstPathProvider } from '../renderer/routing/path.ts';
import { siteData } from './render-on-site.tsx';

/** For tests in a document: shows a part on a small site until the test ends. @returns takes it away before that */
export function mountOnSite(element: ReactElement): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  flushSync(() =>
    root.render(
      <SiteProvider value={siteData}>
        <FirstPathProvider value="/">{element}</FirstPathProvider>
      </SiteProvider>,
    ),
  );
  return unmount;
}
