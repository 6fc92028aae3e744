/** What takes less time than this needs no progress, in ms. */
const soon = 2000;

/** How often the line is written anew, in ms. */
const interval = 100;

/**
 * Shows on a terminal how far a long run has come and how much time is left; nothing in a log or
 * in continuous integration.
 *
 * @param verb what is done with the pages, such as Checked
 * @returns is to be told each time one more is done
 */
export function showProgress(verb: string): (done: number, of: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY || process.env['CI']) return () => undefined;
  const started = performance.now();
  let shownAt = started + soon - interval;
  return (done, of) => {
    const now = performance.now();
    const isLast = done === of;
    if (now - shownAt < interval && !(isLast && shownAt > started + soon)) return;
    shownAt = now;
    stderr.write(
      isLast ? '\r\u001B[K' : `\r\u001B[K${progressLine(verb, done, of, now - started)}`,
    );
  };
}

/** @param elapsed in ms */
export function progressLine(verb: string, done: number, of: number, elapsed: number): string {
  const left = Math.ceil(((elapsed / done) * (of - done)) / 1000);
  return `${verb} ${done.toLocaleString('en')} of ${of.toLocaleString('en')} pages, ${left} s left`;
}
