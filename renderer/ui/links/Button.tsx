import type { ReactNode } from 'react';
import { useDownload } from '../../data/context.ts';
import { Icon } from '../media/Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

/** `primary` is the one thing to do here; `quiet` is next to it; `on-band` is for dark grounds. */
type Look = 'primary' | 'quiet' | 'on-band';

/** What a button says: a text, or elements between its tags. One of them it must have. */
type Words = { label: string; children?: never } | { label?: never; children: ReactNode };

/** The classes of a button, for elements that act but lead nowhere (`<button>`). */
export function buttonClass(look: Look = 'primary', size?: 'small'): string {
  const classes = [
    styles.button,
    look === 'primary' ? '' : styles[look === 'quiet' ? 'quiet' : 'onBand'],
  ];
  if (size === 'small') classes.push(styles.small);
  return classes.filter(Boolean).join(' ');
}

/** A link that looks like a button, with the arrow that says it leads on; a file does not, and says its size instead. */
export function ButtonLink({
  href,
  label,
  children = label,
  look,
}: { href: string; look?: Look } & Words) {
  const isFile = Boolean(useDownload(href));
  return (
    <Link href={href} className={buttonClass(look)}>
      {children}
      {isFile ? null : <Icon name="arrow-right" pointing />}
    </Link>
  );
}

interface Action {
  href: string;
  label: string;
}

/** A button, and next to it a link in the color of the text around it for visitors who are not ready for it. */
export function Actions({
  action,
  secondAction,
  look,
}: {
  action: Action;
  secondAction?: Action;
  look?: Look;
}) {
  const button = <ButtonLink {...action} look={look} />;
  if (!secondAction) return button;
  return (
    <span className={styles.pair}>
      {button}
      <TextLink href={secondAction.href} look="inherit">
        {secondAction.label}
      </TextLink>
    </span>
  );
}

/** A text link with an arrow, for the second-best thing to do and for the foot of a card. */
export function TextLink({
  href,
  children,
  icon = 'arrow-right',
  label,
  look,
}: {
  href: string;
  children: ReactNode;
  /** `false` for names in a row, which lead on side by side. */
  icon?: string | false;
  label?: string;
  /** `plain` has the color of text, `inherit` that of the text around it. */
  look?: 'plain' | 'inherit';
}) {
  const isFile = Boolean(useDownload(href));
  return (
    <Link href={href} label={label} className={`${styles.textLink} ${look ? styles[look] : ''}`}>
      <span>{children}</span>
      {isFile || icon === false ? null : <Icon name={icon} pointing />}
    </Link>
  );
}
