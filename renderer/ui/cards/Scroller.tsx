import type { ReactNode } from 'react';

interface Props {
  /** What it holds, read aloud when it takes the focus. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A stretch that scrolls by itself, so it can take the focus and be moved with the keyboard. */
export function Scroller({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no key could scroll it
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
