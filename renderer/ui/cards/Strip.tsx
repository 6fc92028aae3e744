import { type ReactNode, useRef } from 'react';
import { useSite } from '../../data/context.ts';
import { RoundButton } from '../links/RoundButton.tsx';
import { useEnds } from './use-ends.ts';

interface Props {
  /** Read aloud for the row where it takes the focus itself, because not all of its entries can. */
  label?: string;
  /** What it shows. */
  of: 'slide' | 'image';
  className?: string;
  /** The entries, each a list item. */
  children: ReactNode;
}

/** The row goes on by this part of what is in view, so that an entry that was cut off is not passed over. */
const STEP = 0.8;

/**
 * A list in one row, which scrolls sideways by swipe, wheel and keys, and by two buttons where a script runs.
 * Its sheet is styles/options/strip.css.
 */
export function Strip({ label, of, className = '', children }: Props) {
  const { messages, direction } = useSite();
  const row = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useEnds(row);
  const scroll = (steps: number) => () => {
    const forward = direction === 'rtl' ? -1 : 1;
    row.current?.scrollBy({ left: steps * forward * STEP * row.current.clientWidth });
  };
  const focusable = label === undefined ? {} : { role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <>
      <div ref={row} {...focusable} className={`strip ${className}`}>
        <ul>{children}</ul>
      </div>
      <div className="with-script strip-buttons">
        <RoundButton
          icon="arrow-left"
          label={messages[`${of}Previous`]}
          aria-disabled={atStart}
          onClick={scroll(-1)}
        />
        <RoundButton
          icon="arrow-right"
          label={messages[`${of}Next`]}
          aria-disabled={atEnd}
          onClick={scroll(1)}
        />
      </div>
    </>
  );
}
