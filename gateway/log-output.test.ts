import { describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../test-support/gateway/content/wire.ts';
import { lossyLog } from './log-output.ts';
import type { Log } from './log.ts';

/** A disk or pipe with room for so many bytes. */
class Medium {
  text = '';
  room = Infinity;
  constructor(readonly code = 'ENOSPC') {}

  write = (bytes: Buffer): number => {
    if (this.room === 0) throw Object.assign(new Error('no room'), { code: this.code });
    const part = bytes.subarray(0, this.room);
    this.room -= part.length;
    this.text += part.toString();
    return part.length;
  };
}

function logOn(medium: Medium): { log: Log; flush: () => void; lost: () => number } {
  let lost = 0;
  const { log, flush } = lossyLog(
    medium.write,
    () => 0,
    (lines) => (lost += lines),
  );
  return { log, flush, lost: () => lost };
}

/** How many lines are lost of one of so many bytes that nobody takes. */
function lostOf(bytes: number): number {
  const medium = new Medium('EAGAIN');
  medium.room = 0;
  const { log, lost } = logOn(medium);
  const rest = '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"x","text":""}\n';
  log('info', 'x', { text: 'x'.repeat(bytes - rest.length) });
  return lost();
}

function events(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => {
    const { time: _, level: __, ...rest } = fieldsOf(line);
    return rest;
  });
}

describe('the log', () => {
  it.each(['ENOSPC', 'EPIPE', 'EBADF', 'EIO'])(
    'lives on after %s and says how much was lost',
    (code) => {
      const medium = new Medium(code);
      const { log, lost } = logOn(medium);
      log('info', 'before');
      medium.room = 0;
      for (let n = 0; n < 3; n += 1) log('info', 'meanwhile', { n });
      expect(lost()).toBe(3);
      medium.room = Infinity;
      log('info', 'after');
      log('info', 'later');
      expect(events(medium.text)).toEqual([
        { event: 'before' },
        { event: 'after' },
        { event: 'log lines lost', count: 3 },
        { event: 'later' },
      ]);
    },
  );

  it('counts on when there is room for a line but not for the count', () => {
    const medium = new Medium();
    const { log } = logOn(medium);
    medium.room = 0;
    log('info', 'one');
    medium.room = 80;
    log('info', 'two');
    medium.room = Infinity;
    log('info', 'three');
    expect(events(medium.text)).toEqual([
      { event: 'two' },
      { event: 'three' },
      { event: 'log lines lost', count: 2 },
    ]);
  });

  it('begins a new line after one that was cut off', () => {
    const medium = new Medium();
    const { log, lost } = logOn(medium);
    medium.room = 20;
    log('info', 'cut off');
    medium.room = Infinity;
    log('info', 'after');
    expect(lost()).toBe(1);
    expect(medium.text.split('\n')[0]).toHaveLength(20);
    expect(events(medium.text)).toEqual([
      { event: 'after' },
      { event: 'log lines lost', count: 1 },
    ]);
  });

  it('waits for a slow reader without holding anybody up, up to a megabyte', () => {
    vi.useFakeTimers();
    const medium = new Medium('EAGAIN');
    const { log, lost } = logOn(medium);
    medium.room = 10;
    log('info', 'one');
    log('info', 'two');
    medium.room = Infinity;
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(events(medium.text)).toEqual([{ event: 'one' }, { event: 'two' }]);
    expect(lost()).toBe(0);
    medium.room = 0;
    for (let n = 0; n < 20; n += 1) log('info', 'long', { text: 'x'.repeat(100_000) });
    expect(lost()).toBeGreaterThan(5);
    medium.room = Infinity;
    log('info', 'after');
    expect(events(medium.text)).toContainEqual({ event: 'log lines lost', count: lost() });
  });

  it('keeps a megabyte for a slow reader, and not a byte more', () => {
    vi.useFakeTimers();
    expect([lostOf(1_048_576), lostOf(1_048_577)]).toEqual([0, 1]);
    vi.useRealTimers();
  });
});
