import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of one run against one server. */
export interface Rate {
  /** Pages a second. */
  perSecond: number;
  /** Processor time of the server a page, in microseconds. */
  microseconds: number;
  /** The 99th percentile of what a page took, as wrk writes it. */
  p99: string;
}

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

/**
 * Asks a server for pages over 50 connections, as fast as it answers.
 * @param paths name of the file that lists the pages' addresses
 * @throws when wrk is missing or a page was not answered with 200
 */
export async function measureRate(
  { port, pid }: { port: number; pid: number },
  paths: string,
  seconds: number,
): Promise<Rate> {
  const before = processorTicks(pid);
  const script = join(import.meta.dirname, 'paths.lua');
  const { stdout } = await promisify(execFile)(
    'wrk',
    ['-t1', '-c50', `-d${seconds}s`, '--latency', '-s', script, `http://127.0.0.1:${port}`],
    { env: { ...process.env, PATHS: paths } },
  );
  const ticks = processorTicks(pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk says:\n${stdout}`);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    microseconds: (ticks * TICK_MICROSECONDS) / count,
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
  };
}

/** What a process has used of processors, of its own and of the system for it (proc(5), fields 14 and 15). */
function processorTicks(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return user + system;
}
