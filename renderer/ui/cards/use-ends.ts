import { type RefObject, useEffect, useState } from 'react';

/** Scrolled places are fractions of pixels on some screens. */
const TOLERANCE = 2;

interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether an element that scrolls sideways shows its start and its end; both where all of it is in view. */
export function useEnds(ref: RefObject<HTMLElement | null>): Ends {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const read = () => {
      // Below zero where people write from right to left.
      const from = Math.abs(row.scrollLeft);
      setAtStart(from <= TOLERANCE);
      setAtEnd(from + row.clientWidth >= row.scrollWidth - TOLERANCE);
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(row);
    row.addEventListener('scroll', read);
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', read);
    };
  }, [ref]);
  return { atStart, atEnd };
}
