import { useEffect, useRef, useState } from 'react';

/** So many ms after a key, what was written goes into the draft, also while somebody writes on. */
const KEEP_MS = 150;

/**
 * What somebody writes in a field: it is kept soon after each key and when the field is left. As long as nobody writes,
 * it is what the draft says.
 * @param keep takes it into the draft
 */
export function useWritten(value: string, keep: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ kept: value, text: value, keep, underway: 0 });
  useEffect(() => {
    latest.current.keep = keep;
  });
  useEffect(() => {
    // What comes back of one's own writing must not overtake what was written since.
    if (timer.current === undefined && latest.current.underway === 0) setText(value);
    latest.current.kept = value;
  }, [value]);
  const flush = (now: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (now === latest.current.kept) return;
    latest.current.kept = now;
    latest.current.underway += 1;
    void latest.current.keep(now).finally(() => (latest.current.underway -= 1));
  };
  return {
    text,
    write: (now: string, isComposing = false) => {
      setText(now);
      latest.current.text = now;
      if (isComposing) {
        clearTimeout(timer.current);
        timer.current = undefined;
      } else timer.current ??= setTimeout(() => flush(latest.current.text), KEEP_MS);
    },
    flush: () => flush(text),
  };
}
