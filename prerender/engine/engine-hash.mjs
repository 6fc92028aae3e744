// Plain JavaScript, because it decides whether any TypeScript has to be read at all; see commands/launch.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import parts from './parts.json' with { type: 'json' };

const ENGINE = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the project that the engine is installed in, or else its own. */
const [PROJECT = ENGINE] = ENGINE.split(`${sep}node_modules${sep}`);

/** The folders of the engine, with what each may import; see tests/import-directions.test.ts. */
const PARTS = Object.keys(parts);
/** The lock files are there for the libraries: that of this repository, and the one npm keeps of what it installed. */
const FILES = [
  ...['vite.config.ts', 'index.html', 'package.json', 'package-lock.json'].map((name) =>
    join(ENGINE, name),
  ),
  ...(PROJECT === ENGINE ? [] : [join(PROJECT, 'node_modules/.package-lock.json')]),
];

/** What `npm pack` compiles the engine into; see commands/installation/pack.ts. */
export const PACKED = join(ENGINE, 'lib');

/** Names the sources that were compiled. */
export const PACKED_HASH = join(PACKED, 'sources.sha256');

/** Packages contain no lock file, so what an interrupted `npm pack` has left in this repository is not used here. */
export const isPacked = existsSync(PACKED_HASH) && !existsSync(join(ENGINE, 'package-lock.json'));

/** @type {string | undefined} */
let known;

/**
 * A hash of the engine's own files and place: what was kept by another engine is of no use to this one.
 *
 * @returns {string}
 */
export function hashEngine() {
  // The launcher asks, and then the command.
  known ??= createHash('sha256')
    .update(`${process.version} ${ENGINE} ${isPacked ? hashPacked() : hashSources()}`)
    .digest('hex');
  return known;
}

function hashPacked() {
  const files = [PACKED_HASH, ...FILES].filter((file) => existsSync(file));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/**
 * A hash of all files of the engine.
 *
 * @returns {string}
 */
export function hashSources() {
  const hash = createHash('sha256');
  const names = PARTS.flatMap((part) =>
    readdirSync(join(ENGINE, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const others = FILES.filter((file) => existsSync(file));
  for (const file of [...names.toSorted(), ...others]) {
    const bytes = readFileSync(file);
    hash.update(`\n${file.slice(ENGINE.length)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * The folder of an engine's bundle, there or not. No site has a say in the bundle, so it is kept with the engine, one
 * for each state of it; a package contains its own.
 *
 * @param {string} engine see `hashEngine`
 */
export function bundleFolder(engine) {
  return isPacked ? PACKED : join(ENGINE, '.cache/bundles', engine.slice(0, 16));
}
