import { showSelected } from '../data/page-actions.ts';
import { drawNow } from '../data/draw-now.ts';
import { now, say, set } from '../data/store.ts';
import { frameBox, tellPage } from './frame.ts';

/** How wide a page can be looked at, in px. */
export const WIDTHS = [390, 768, 1280] as const;

/** Tells the page how it is looked at. */
export function showLook(): void {
  const { isAlone, theme = null, overview } = now();
  const pen = overview?.pen ?? 'magenta';
  document.documentElement.dataset['pen'] = pen;
  tellPage({ studio: 'look', isAlone, theme, pen });
}

/** Shows the page as visitors see it, or with all that it is written with. */
export function toggleAlone(): void {
  const isAlone = !now().isAlone;
  set({ isAlone, over: undefined, menu: undefined });
  showLook();
  showSelected(false);
  say(isAlone ? 'The page alone. H brings back the list and the fields.' : 'List and fields');
}

/** Shows the page in its other theme; the studio keeps its own. */
export function toggleTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (now().theme ?? system) === 'dark' ? 'light' : 'dark';
  set({ theme });
  showLook();
  say(`Page in its ${theme} theme`);
}

/** Shows the page at a width, or again at that of the desk. */
export function toggleWidth(width: (typeof WIDTHS)[number]): void {
  const { width: before, isAlone } = now();
  if (before === width) {
    set({ width: undefined });
    return say('As wide as the desk');
  }
  set({ width });
  drawNow();
  const { left, right } = frameBox();
  const room = Math.round(right - left);
  if (room >= width) return say(`${width} pixels wide`);
  say(
    `${room} of ${width} pixels: there is no more room.${isAlone ? '' : ' H shows the page alone.'}`,
  );
}
