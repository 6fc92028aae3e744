#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import commands from './door/commands.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { bundleFolder, hashEngine } from '../prerender/engine/engine-hash.mjs';

/*
 * All commands: `npm run check` of this repository and `npx website-from-yaml check` of a site that has the engine
 * installed come in here.
 */

/** @type {Record<string, string>} */
const FILES = commands;

/**
 * From 22 on Node can keep what it has compiled, which is a tenth of a small build.
 *
 * @type {typeof module & { enableCompileCache?: () => unknown }}
 */
const modules = module;
modules.enableCompileCache?.();

const [name = ''] = process.argv.splice(2, 1);
const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;

if (file !== undefined) await start(name, file);
else if (name === '--version') console.log(manifest.version);
else if (name === '--help') console.log(listCommands());
else {
  const asked = name === '' ? 'Which command?' : `There is no command ${name}.${await guess()}`;
  console.error(`${asked} ${listCommands()}`);
  process.exitCode = 2;
}

/**
 * A package contains the commands compiled. In this repository, where reading TypeScript takes longer than checking a
 * site, they start from the bundle as well if there is one of this very engine.
 *
 * @param {string} command
 * @param {string} source
 */
async function start(command, source) {
  const bundled = join(bundleFolder(hashEngine()), `server/${command}.mjs`);
  if (existsSync(bundled)) {
    await import(pathToFileURL(bundled).href);
    return;
  }
  const tsx = await import('tsx/esm/api').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  });
  if (tsx) {
    tsx.register();
    await import(`./${source}`);
    return;
  }
  console.error('The packages of the engine are not installed. Run npm ci first.');
  process.exitCode = 2;
}

/** The command that was probably meant, as a sentence; nothing where none is alike or nothing is installed. */
async function guess() {
  const library = await import('fastest-levenshtein').catch(() => undefined);
  const near = Object.keys(FILES).find(
    (command) => library && library.distance(name, command) <= 2,
  );
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function listCommands() {
  return [
    `Usage: npx ${manifest.name} COMMAND [--help]`,
    '',
    `Commands: ${Object.keys(commands).join(', ')}`,
  ].join('\n');
}
