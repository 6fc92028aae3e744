import type { OnProgress } from '../../prerender/progress.ts';

/** On a terminal: what takes less time than `first` needs no line, and a line is replaced at most every `next`, in ms. */
const ON_A_TERMINAL = { first: 2000, next: 100 };

/** In a log, where every line stays, in ms: continuous integration ends what says nothing for some minutes. */
const IN_A_LOG = { first: 10_000, next: 10_000 };

const CLEAR = '\r\u001B[K';

/**
 * Shows how far a long run has come and how much time is left: one line of a terminal that is taken away at the end,
 * or a line now and then in a log and in continuous integration.
 * @param what is done, such as "Checking pages"
 * @returns is to be told when the first begins, with 0, and each time one more is done
 */
export function showProgress(what: string): OnProgress {
  const { stderr } = process;
  const isTerminal = stderr.isTTY && !process.env['CI'];
  const { first, next } = isTerminal ? ON_A_TERMINAL : IN_A_LOG;
  const started = performance.now();
  let dueAt = started + first;
  let isShown = false;
  let later: NodeJS.Timeout | undefined;

  return function report(done, of) {
    clearTimeout(later);
    if (done === of) {
      if (isTerminal && isShown) stderr.write(CLEAR);
      return;
    }
    const now = performance.now();
    if (now < dueAt) {
      // The next may take long: what is known now is printed in time.
      later = setTimeout(report, dueAt - now, done, of).unref();
      return;
    }
    const line = progressLine(what, done, of, now - started);
    stderr.write(isTerminal ? `${CLEAR}${line}` : `${line}\n`);
    isShown = true;
    dueAt = now + next;
  };
}

/** @param elapsed in ms */
export function progressLine(what: string, done: number, of: number, elapsed: number): string {
  const counted = `${what}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`;
  if (done === 0) return counted;
  return `${counted}, ${Math.ceil(((elapsed / done) * (of - done)) / 1000)} s left`;
}
