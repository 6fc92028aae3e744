import { expect, it, onTestFinished, vi } from 'vitest';
import { progressLine, showProgress } from './show-progress.ts';

/** What is written of a run, by the milliseconds after which each page is done. */
function written(times: number[], { isTTY = true, ci = '' } = {}): string[] {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubEnv('CI', ci);
  const { stderr } = process;
  const before = stderr.isTTY;
  stderr.isTTY = isTTY;
  const write = vi.spyOn(stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    stderr.isTTY = before;
  });
  const show = showProgress('Checked');
  return times.flatMap((at, n) => {
    now = at;
    write.mockClear();
    show(n + 1, times.length);
    return write.mock.calls.map(([line]) => String(line));
  });
}

it('says how many are done, and how long the others will take at this rate', () => {
  expect(progressLine('Checked', 2500, 10_000, 3000)).toBe(
    'Checked 2,500 of 10,000 pages, 9 s left',
  );
});

const CLEAR = '\r\u001B[K';

it('writes a line from the second second on, ten times a second, and takes the last one away', () => {
  expect(written([1999, 2000, 2099, 2100, 2101])).toEqual([
    `${CLEAR}Checked 2 of 5 pages, 3 s left`,
    `${CLEAR}Checked 4 of 5 pages, 1 s left`,
    CLEAR,
  ]);
});

it('writes nothing of a short run, into a log, or in continuous integration', () => {
  expect(written([500, 1500])).toEqual([]);
  expect(written([1000, 3000, 4000], { isTTY: false })).toEqual([]);
  expect(written([1000, 3000, 4000], { ci: 'true' })).toEqual([]);
});
