import { namesIn } from '../../check/files/foreign-folder.ts';

/** What a folder may hold before a site is written into it: what installing the engine and `git init` leave. */
const WELCOME = new Set([
  '.cache',
  '.git',
  'node_modules',
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
]);

/** Names of what keeps a new site from being written into a folder. */
export function inTheWay(folder: string): string[] {
  return namesIn(folder, WELCOME);
}
