// First of all, as in the entries: the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import { ENTRY, HYDRATED } from '../contract.ts';
import { hot } from './hot.ts';
import { lastGood, nodesOf } from './last-good.ts';
import styles from './ProblemPanel.module.css';

/*
 * Loads what draws the page. If that fails, because a module of the engine has a mistake, it says so; nothing else
 * could, and the page would be white. Vite loads it again once the module has changed.
 */
const ENTRIES: Record<string, () => Promise<unknown>> = {
  site: () => import('./entry-dev.tsx'),
  gallery: () => import('./entry-gallery.tsx'),
  example: () => import('./entry-example.tsx'),
};
const entry = document.querySelector(`script[${ENTRY}]`)?.getAttribute(ENTRY) ?? 'site';

hot?.on('vite:error', ({ err }) => {
  if (!document.documentElement.hasAttribute(HYDRATED)) show(err.message);
});

try {
  await ENTRIES[entry]?.();
} catch (error) {
  show(error instanceof Error ? error.message : String(error));
}

/** Without React, which may be what cannot be loaded. */
function show(message: string): void {
  const page = document.createElement('div');
  const heading = document.createElement('h1');
  heading.textContent = 'This page cannot be drawn yet';
  page.inert = true;
  const good = lastGood();
  page.append(...(good ? nodesOf(good) : [heading]));
  const panel = document.createElement('aside');
  panel.className = styles.dock ?? '';
  panel.ariaLabel = 'Problems';
  const text = document.createElement('pre');
  text.className = styles.failure ?? '';
  text.textContent = message;
  panel.append(text);
  document.body.replaceChildren(page, panel);
}
