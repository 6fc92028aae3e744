/*
 * What npm runs before `npm pack`, also in a fresh clone, where nothing is installed: compiling needs packages that are
 * for development only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `npm pack --dry-run` and NODE_ENV=production would keep this npm from installing them.
const INSTALL = ['ci', '--ignore-scripts', '--include=dev', '--no-dry-run'];
if (!existsSync('node_modules/tsx'))
  execFileSync('npm', INSTALL, { stdio: ['ignore', 'ignore', 'inherit'] });
const { register } = await import('tsx/esm/api');
register();
await import('./installation/pack.ts');
