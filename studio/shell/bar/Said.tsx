import type { ReactNode } from 'react';
import { useStudio } from '../data/store.ts';

/**
 * What was done last, where everybody sees and hears it; since when the server is away, as long as it is.
 * @param children what is there until something was done
 */
export function Said({ children }: { children?: ReactNode }) {
  const { said, timesSaid, awaySince } = useStudio();
  return (
    <p role="status">
      {/* In another element each time: screen readers say again what has come, and not what stays. */}
      <span key={timesSaid}>
        {awaySince === undefined
          ? said || children
          : `The server has not answered since ${awaySince}. What you write is kept in this browser.`}
      </span>
    </p>
  );
}
