import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface Props extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link to a page of the site. Unlike the router's own it does not follow the address: a page has a hundred links,
 * which would all be drawn again before the next page is even looked for.
 */
export function RouteLink({ href, onClick, children, ...props }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed so, a link opens somewhere else.
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    // The address comes last, so that what follows is the same in every list with this link, which compresses well.
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
