import { useEffect, useRef, useState } from 'react';
import { forgetWritten, noteWritten } from '../../data/written-fields.ts';

/** So many ms after a key, what was written goes into the draft, also while somebody writes on. */
const KEEP_MS = 150;

/**
 * What somebody writes in a field: it is kept soon after each key and when the field is left. As long as nobody writes,
 * it is what the draft says.
 * @param keep takes it into the draft; `was` is what the draft said that somebody has written in
 */
export function useWritten(value: string, keep: (text: string, was: string) => Promise<unknown>) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ kept: value, was: value, text: value, keep, underway: 0 });
  useEffect(() => {
    latest.current.keep = keep;
  });
  useEffect(() => {
    // What comes back of one's own writing must not overtake what was written since.
    latest.current.kept = value;
    if (timer.current !== undefined || latest.current.underway > 0) return;
    latest.current.was = value;
    setText(value);
  }, [value]);
  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetWritten(latest);
  };
  const flush = (now: string) => {
    stopWaiting();
    if (now === latest.current.kept) return;
    const { was } = latest.current;
    Object.assign(latest.current, { kept: now, was: now });
    latest.current.underway += 1;
    void latest.current.keep(now, was).finally(() => {
      latest.current.underway -= 1;
      const { kept, underway } = latest.current;
      // What was refused stays to be mended; what others have written in it as well is shown.
      if (timer.current !== undefined || underway > 0 || kept === now || kept === was) return;
      latest.current.was = kept;
      setText(kept);
    });
  };
  return {
    text,
    write: (now: string, isComposing = false) => {
      setText(now);
      latest.current.text = now;
      if (isComposing) return stopWaiting();
      const keepLatest = () => flush(latest.current.text);
      noteWritten(latest, keepLatest);
      timer.current ??= setTimeout(keepLatest, KEEP_MS);
    },
    flush: () => flush(text),
  };
}
