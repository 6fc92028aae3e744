import type { ComponentProps, MouseEvent } from 'react';
import { useDownload } from '../../data/context.ts';
import { goTo } from '../../routing/destination.ts';

interface Props extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link to a page or a file of the site. Unlike the router's own it does not follow the address: a page has a hundred
 * links, which would all be drawn again before the next page is even looked for. A link to a file says what is behind
 * it, and is the browser's to follow, as are pages that are documents of their own, and addresses of other sites, mail
 * and phone in the navigation.
 */
export function RouteLink({ href, onClick, children, ...props }: Props) {
  const download = useDownload(href);
  const isPage = href.startsWith('/') && download === undefined;
  const note = download ? ` (${download})` : '';
  const label = props['aria-label'];
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed so, a link opens somewhere else.
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button) return;
    onClick?.(event);
    if (event.defaultPrevented || !isPage) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    // The address comes last, so that what follows is the same in every list with this link, which compresses well.
    <a
      {...props}
      aria-label={label && label + note}
      // So the loading ahead knows that this is not a page for this document.
      target={download === undefined ? undefined : '_self'}
      href={href}
      onClick={follow}
    >
      {children}
      {note ? <span>{note}</span> : null}
    </a>
  );
}
