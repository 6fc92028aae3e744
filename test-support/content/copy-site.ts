import { cpSync } from 'node:fs';

/** Copies a site as its author wrote it, without what commands that somebody ran there have left. */
export function copySite(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\/(dist(-\w+)?|\.cache|\.data)$/.test(path),
  });
}
