import { useEffect, useRef, useState } from 'react';

/** After so many ms without a key, what was written goes into the draft. */
const PAUSE_MS = 250;

/**
 * What somebody writes in a field: it is kept at each pause and when the field is left. As long as nobody writes, it is
 * what the draft says.
 * @param keep takes it into the draft
 */
export function useWritten(value: string, keep: (text: string) => void) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ kept: value, keep });
  useEffect(() => {
    latest.current.keep = keep;
  });
  useEffect(() => {
    // What comes back of one's own writing must not overtake what was written since.
    if (timer.current === undefined) setText(value);
    latest.current.kept = value;
  }, [value]);
  const flush = (now: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (now !== latest.current.kept) latest.current.keep(now);
    latest.current.kept = now;
  };
  return {
    text,
    write: (now: string, isComposing = false) => {
      setText(now);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => isComposing || flush(now), PAUSE_MS);
    },
    flush: () => flush(text),
  };
}
