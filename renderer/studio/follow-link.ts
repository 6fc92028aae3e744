import { heldKeys } from './text/held-keys.ts';
import type { FromPage } from './messages.ts';

interface Page {
  tell: (message: FromPage) => void;
  /** What shows what is selected; nothing while somebody writes. */
  box: () => Element | undefined;
  /** Ends the writing: what was written is told first. */
  stop: () => void;
}

/**
 * Follows links: by Ctrl with a click and by Alt Enter, each of which says whether an event was for it, and as the shell
 * asks.
 */
export function linkFollower({ tell, box, stop }: Page) {
  const say = (words: string) => tell({ studio: 'say', words });
  /** To a place of this page at once; elsewhere the shell goes. */
  const follow = (to: string): void => {
    stop();
    if (!URL.canParse(to, location.href)) return say(`This is not an address: ${to}`);
    const { href, origin, pathname, hash } = new URL(to, location.href);
    const isHere = origin === location.origin && pathname === location.pathname && hash !== '';
    if (isHere) location.hash = hash;
    else tell({ studio: 'followed', href });
  };
  /** The link that the caret or what is selected is in, or those that are in what is selected. */
  const linksHere = (): HTMLAnchorElement[] => {
    const selected = box();
    const around = linkAround(selected ?? getSelection()?.anchorNode?.parentElement);
    const links = around ? [around] : [...(selected?.querySelectorAll<Link>(LINK) ?? [])];
    // A card may have the same link at its title and at its button.
    return [...new Map(links.map((link) => [link.href, link])).values()];
  };
  return {
    follow,
    click(event: MouseEvent): boolean {
      const isMeant = event.ctrlKey || event.metaKey;
      const link = isMeant && event.target instanceof Element && linkAround(event.target);
      if (!link) return false;
      take(event);
      follow(link.href);
      return true;
    },
    press(event: KeyboardEvent): boolean {
      if (event.key !== 'Enter' || !heldKeys(event).alt || event.isComposing) return false;
      take(event);
      const [link, another] = linksHere();
      if (link && !another) follow(link.href);
      else say(link ? 'There is more than one link here.' : 'There is no link here.');
      return true;
    },
  };
}

type Link = HTMLAnchorElement;

const LINK = 'a[href]';

function linkAround(element: Element | null | undefined): Link | null | undefined {
  return element?.closest<Link>(LINK);
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
