import { expect, it, onTestFinished, vi } from 'vitest';
import { progressLine, showProgress } from './show-progress.ts';

/** Times in milliseconds at which one more is done, the first of them when work begins. */
interface Run {
  times: number[];
  isTTY?: boolean;
  ci?: string;
}

/** What is written of a run, each line with its time. */
function written({ times, isTTY = true, ci = '' }: Run): [number, string][] {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubEnv('CI', ci);
  const { stderr } = process;
  const before = stderr.isTTY;
  stderr.isTTY = isTTY;
  const lines: [number, string][] = [];
  const started = performance.now();
  const write = vi.spyOn(stderr, 'write').mockImplementation((line) => {
    lines.push([performance.now() - started, String(line)]);
    return true;
  });
  onTestFinished(() => {
    write.mockRestore();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    stderr.isTTY = before;
  });
  const report = showProgress('Making pictures');
  for (const [done, at] of times.entries()) {
    vi.advanceTimersByTime(at - (performance.now() - started));
    report(done, times.length - 1);
  }
  vi.advanceTimersByTime(100_000);
  return lines;
}

it('says how many are done, and how long the others will take at this rate', () => {
  expect(progressLine('Checking pages', 2500, 10_000, 3000)).toBe(
    'Checking pages: 2,500 of 10,000, 9 s left',
  );
  expect(progressLine('Making pictures', 0, 23, 3000)).toBe('Making pictures: 0 of 23');
});

const CLEAR = '\r\u001B[K';

it('writes a line from the second second on, ten times a second, and takes the last one away', () => {
  expect(written({ times: [0, 1999, 2010, 2110, 2111] })).toEqual([
    [2000, `${CLEAR}Making pictures: 1 of 4, 6 s left`],
    [2100, `${CLEAR}Making pictures: 2 of 4, 3 s left`],
    [2111, CLEAR],
  ]);
});

it('says that something is under way before the first is done', () => {
  expect(written({ times: [0, 30_000] })).toEqual([
    [2000, `${CLEAR}Making pictures: 0 of 1`],
    [30_000, CLEAR],
  ]);
});

it('writes a line every ten seconds into a log and in continuous integration', () => {
  const times = [0, 4000, 12_000, 19_000, 31_000];
  const lines: [number, string][] = [
    [10_000, 'Making pictures: 1 of 4, 30 s left\n'],
    [20_000, 'Making pictures: 3 of 4, 7 s left\n'],
  ];
  expect(written({ times, isTTY: false })).toEqual(lines);
  expect(written({ times, ci: 'true' })).toEqual(lines);
});

it('writes nothing of a short run', () => {
  expect(written({ times: [0, 500, 1500] })).toEqual([]);
  expect(written({ times: [0, 3000, 9000], isTTY: false })).toEqual([]);
});
