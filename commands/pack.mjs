/*
 * What npm runs before `npm pack`, also in a fresh clone, where nothing is installed: compiling needs packages that are
 * for development only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules/tsx'))
  execFileSync('npm', ['ci', '--ignore-scripts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const { register } = await import('tsx/esm/api');
register();
await import('./installation/pack.ts');
