import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of the table: what was measured, what came out, and the bar it is held to. */
export interface Measurement {
  what: string;
  result: string;
  bar: string;
  met: boolean;
}

/** The value below which `share` of the sorted values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs with a data folder that is removed afterwards. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The machine, in one line. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} x ${cpu?.model ?? 'unknown'}, ${memory} GB, ${process.platform} ${release()}, Node ${process.version}`;
}

/** A table in Markdown, to be pasted as it is. */
export function toTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(
    ({ what, result, bar, met }) => `| ${what} | ${result} | ${bar} | ${met ? 'yes' : 'NO'} |`,
  );
  return ['| measured | result | bar | met |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
