import { statSync } from 'node:fs';

/** Tells one state of a file from another without reading it; empty if there is no file. */
export function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}
