import { drawNow } from '../data/draw-now.ts';
import { allPages, openPage } from '../data/page-actions.ts';
import { say } from '../data/store.ts';
import { closePanel } from '../keys/parts.ts';
import { focusPage, tellPage } from './frame.ts';

/** Addresses that are safe to open from a text that anybody may have written. */
const SAFE = /^(https?|mailto|tel):$/;

/** Opens where a link of the page leads: a page of the site in the frame, all else in a tab of its own. */
export async function openLink(to: string): Promise<void> {
  const { href, origin, pathname, protocol } = new URL(to);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const isRoute = (route: string) => new URL(route, location.origin).pathname === path;
  const page =
    origin === location.origin ? allPages().find(({ route }) => isRoute(route)) : undefined;
  if (page) {
    await openPage(page);
    drawNow();
    focusPage();
    return say(`${page.name} opened`);
  }
  if (!SAFE.test(protocol)) return say(`Not followed: ${href}`);
  open(href, '_blank', 'noopener');
}

/** Follows a link of the page from its field, as Ctrl with a click does on the page. */
export function followLink(href: string): void {
  closePanel();
  tellPage({ studio: 'follow', href });
}
