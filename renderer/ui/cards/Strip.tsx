import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useSite } from '../../data/context.ts';
import { RoundButton } from '../links/RoundButton.tsx';
import { useEnds } from './use-ends.ts';
import { useShown } from './use-shown.ts';

interface Props {
  /** Read aloud for the row where it takes the focus itself, because not all of its entries can. */
  label?: string;
  /** What it shows. */
  of: 'slide' | 'image';
  className?: string;
  /** Index of the entry at which it begins, with the focus on it. */
  start?: number;
  /** Called with the index of the entry that is in view, where it begins at one. */
  onShow?: (index: number) => void;
  /** The entries, each a list item. */
  children: ReactNode;
}

/** The row goes on by this part of what is in view, so that an entry that was cut off is not passed over. */
const STEP = 0.8;

/**
 * A list in one row, which scrolls sideways by swipe, wheel and keys, and by two buttons where a script runs.
 * Its sheet is styles/options/strip.css.
 */
export function Strip({ label, of, className = '', start, onShow, children }: Props) {
  const { messages, direction } = useSite();
  const row = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useEnds(row);
  useShown(row, start, onShow);
  const scroll = (steps: number) => {
    row.current?.scrollBy({ left: steps * STEP * row.current.clientWidth });
  };
  const forward = direction === 'rtl' ? -1 : 1;
  const scrollByKey = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined || event.target !== row.current) return;
    // By itself it would go on by 40 pixels.
    event.preventDefault();
    scroll(steps);
  };
  const focusable =
    label === undefined
      ? {}
      : { role: 'group', tabIndex: 0, 'aria-label': label, onKeyDown: scrollByKey };
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
          onClick={() => scroll(-forward)}
        />
        <RoundButton
          icon="arrow-right"
          label={messages[`${of}Next`]}
          aria-disabled={atEnd}
          onClick={() => scroll(forward)}
        />
      </div>
    </>
  );
}
