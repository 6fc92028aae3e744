import { writeSync } from 'node:fs';
import { failureCode, jsonLog, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** How much waits for a slow reader of a pipe; beyond it lines are lost instead of memory. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** How soon a full pipe is tried again. */
const RETRY_MILLISECONDS = 100;
const NEW_LINE = Buffer.from('\n');

/** Writes a part of the bytes, as much as there is room for, and returns how many; or throws. */
type Write = (bytes: Buffer) => number;

function countLines(bytes: Buffer): number {
  return bytes.reduce((count, byte) => count + (byte === NEW_LINE[0] ? 1 : 0), 0);
}

/** Lines on their way to a file or a pipe that may be full, closed or slow. Never throws. */
class LineOutput {
  #waiting = Buffer.alloc(0);
  #isMidLine = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    readonly write: Write,
    readonly onLost: (lines: number) => void,
  ) {}

  add(line: string): void {
    this.#waiting = Buffer.concat([this.#waiting, Buffer.from(line)]);
    this.flush();
  }

  flush(): void {
    clearTimeout(this.#retry);
    try {
      while (this.#waiting.length > 0) {
        const written = this.write(this.#waiting);
        this.#isMidLine = this.#waiting[written - 1] !== NEW_LINE[0];
        this.#waiting = this.#waiting.subarray(written);
      }
    } catch (error) {
      const isFull = failureCode(error) === 'EAGAIN';
      if (isFull && this.#waiting.length <= MOST_WAITING_BYTES) {
        this.#retry = setTimeout(() => this.flush(), RETRY_MILLISECONDS).unref();
        return;
      }
      const lost = countLines(this.#waiting);
      // A line that is cut off on a full disk must not run into the next one.
      this.#waiting = this.#isMidLine ? NEW_LINE : Buffer.alloc(0);
      this.onLost(lost);
    }
  }
}

/**
 * A log that can never end the process or an answer: what cannot be written (disk full, pipe
 * closed) is counted, and the count is logged as soon as a line can be written again.
 * @param onLost told how many lines were lost just now
 */
export function lossyLog(
  write: Write,
  clock: () => number,
  onLost: (lines: number) => void,
): { log: Log; flush: () => void } {
  let lost = 0;
  const output = new LineOutput(write, (lines) => {
    lost += lines;
    onLost(lines);
  });
  const line = jsonLog((text) => output.add(text), clock);
  const log: Log = (level, event, fields) => {
    const before = lost;
    line(level, event, fields);
    if (before === 0 || lost > before) return;
    lost = 0;
    line('warn', 'log lines lost', { count: before });
    if (lost > 0) lost += before;
  };
  return { log, flush: () => output.flush() };
}

/** Asking process.stdout for its number opens a pipe as one that does not block. */
function writeToStdout(bytes: Buffer): number {
  return writeSync(process.stdout.fd, bytes);
}

/**
 * The log of this process on its standard output, which is never waited for.
 * @param metrics count the lines that were lost
 */
export function stdoutLog(metrics: Metrics): Log {
  const { log, flush } = lossyLog(writeToStdout, Date.now, (lines) =>
    metrics.count('gateway_log_lines_lost_total', {}, lines),
  );
  process.once('exit', flush);
  // Nor may anything else that is printed end the process, such as the address at the start.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return log;
}
