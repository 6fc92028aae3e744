import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { AssetsContext } from '../../data/context.ts';
import { useMessages } from '../../data/messages.ts';
import { RouteLink } from './RouteLink.tsx';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
  /** Name for assistive technology where the visible content is an icon or repeats itself. */
  label?: string;
  /** Shows the label to the eye too, where the content is an icon only. */
  tooltip?: boolean;
  /** Opens pages of the site in a new tab, too: what is typed here would be lost. */
  leaves?: boolean;
}

/**
 * Any address a page may name: a route or a file of the site, a dialog or a heading (`#slug`),
 * another site, mail or phone.
 * A dialog is a place with an address, so in the document what opens it is a link, which works without a
 * script and before the page is hydrated. Where a script runs people know it as a button: the bootstrap gives it that
 * role, and Space presses it.
 */
export function Link({ href, className, children, label, tooltip, leaves = false }: Props) {
  const { newTab } = useMessages();
  const { places } = useContext(AssetsContext);
  if (href.startsWith('/') && !leaves) {
    return (
      <RouteLink href={href} className={className} aria-label={label}>
        {children}
      </RouteLink>
    );
  }
  // A heading of a text is a place in the page.
  const isDialog = /^#./.test(href) && !places?.includes(href.slice(1));
  const [, mailbox] = /^mailto:([^?]+)/.exec(href) ?? [];
  // Words with a mailbox say it themselves.
  const isSaid = [children]
    .flat()
    .some((child) => typeof child === 'string' && child.includes('@'));
  const away = /^(https?:|\/)/.test(href) ? ` ${newTab}` : undefined;
  return (
    <a
      href={href}
      {...(isDialog && {
        // Not in the document, where it is a link; React leaves what the bootstrap has added.
        role: import.meta.env.SSR ? undefined : 'button',
        'aria-haspopup': 'dialog',
        onKeyDown: pressOnSpace,
      })}
      data-mail={isSaid ? undefined : mailbox}
      {...(away && { target: '_blank', rel: 'noopener' })}
      className={className}
      aria-label={label && away ? label + away : label}
      data-tooltip={tooltip}
    >
      {children}
      {away && !label ? <span className="visually-hidden">{away}</span> : null}
    </a>
  );
}

/** For a link that people know as a button. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
