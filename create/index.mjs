#!/usr/bin/env node
/*
 * `npm create website-from-yaml my-site`: fetches the engine of the same version and hands over to its `init`, which
 * asks the questions and writes the site.
 */
import { spawnSync } from 'node:child_process';
import manifest from './package.json' with { type: 'json' };

const engine = `${manifest.name.replace('create-', '')}@${manifest.version}`;
const args = ['--yes', '--', engine, 'init', ...process.argv.slice(2)];

// npm says where it is. Without a shell in between, words with spaces stay together on every system.
const npm = process.env['npm_execpath'] ?? '';
const options = /** @type {const} */ ({ stdio: 'inherit' });
const { status, error } = npm.endsWith('npm-cli.js')
  ? spawnSync(process.execPath, [npm, 'exec', ...args], options)
  : spawnSync('npx', args, options);

if (error) console.error(`npx could not be started (${error.message}). Install npm and try again.`);
process.exitCode = status ?? 2;
