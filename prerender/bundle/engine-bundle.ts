import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bundle, BundleIndex } from '../../schema/generated/data.d.ts';
import { isBundleIndex, isBundleMessage } from '../../schema/generated/guards/bundle.js';
import { readJson } from '../../schema/read-json.ts';
import { compress, COPY_ENDINGS, hasCopies } from '../output/compressed-copies.ts';
import { listBelow } from '../../check/files/list-below.ts';
import { bundleFolder, isPacked, PACKED } from '../engine/engine-hash.mjs';
import { DEV_CLIENT } from './dev-client.ts';
import { STUDIO_SHELL } from './studio-shell.ts';
import { publish, stageCopies } from '../output/staged-file.ts';

export interface EngineBundle {
  bundle: Bundle;
  /** Where its files for browsers are, and their paths from there. */
  folder: string;
  files: string[];
  /** The server's modules: the one that renders, and the worker that calls it. */
  serverEntry: string;
  /** Not in the bundle of a site, because it is the same for all: see `siteBundle`. */
  pageWorker?: string;
  /** The folder with the shell of the studio; as the worker. */
  studioShell?: string;
  /** The folder with what pages of the development server load; as the worker. */
  devClient?: string;
}

/**
 * The engine's code, bundled again only when the engine has changed.
 * @param engine see `hashEngine`
 */
export function engineBundle(engine: string): Promise<EngineBundle> {
  return keptBundle(bundleFolder(engine));
}

/** The bundle of this engine, if an earlier build has left it. */
export function readEngineBundle(engine: string): EngineBundle | undefined {
  return readBundle(bundleFolder(engine));
}

/**
 * The bundle of a folder, made if it is not there.
 * @param store named by all that it is made of; the others next to it are removed then
 * @param site whose own blocks are in it
 */
export async function keptBundle(store: string, site?: string): Promise<EngineBundle> {
  const cached = readBundle(store);
  if (cached) return cached;
  await makeBundle(store, site);
  const made = readBundle(store);
  if (!made) throw new Error(`The bundle in ${store} is incomplete.`);
  return made;
}

function readBundle(store: string): EngineBundle | undefined {
  const index = join(store, 'bundle.json');
  if (!existsSync(index)) return undefined;
  const { bundle, files } = readJson(index, isBundleIndex);
  const cached: EngineBundle = {
    bundle,
    folder: join(store, 'client'),
    files,
    serverEntry: join(store, 'server/entry-server.mjs'),
  };
  const pageWorker = join(store, 'server/page-worker.mjs');
  if (existsSync(pageWorker)) cached.pageWorker = pageWorker;
  const studioShell = join(store, STUDIO_SHELL);
  if (existsSync(studioShell)) cached.studioShell = studioShell;
  const devClient = join(store, DEV_CLIENT);
  if (existsSync(devClient)) cached.devClient = devClient;
  const needed = [cached.serverEntry, ...files.map((file) => join(cached.folder, file))];
  return needed.every((file) => existsSync(file)) ? cached : undefined;
}

async function makeBundle(store: string, site: string | undefined): Promise<void> {
  const making = `${store}.${process.pid}`;
  try {
    await writeBundle(making, site);
    placeBundle(making, store);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Puts a bundle in its place and removes those of other engines. Anyone who looks meanwhile finds no bundle or a whole one,
 * even if several processes make it at once: one that is whole stays, and one that is not is moved away.
 * @param making its folder, next to the store
 */
export function placeBundle(making: string, store: string): void {
  for (const old of readdirSync(dirname(store))) {
    // What another process is making has a dot in its name.
    if (old !== basename(store) && !old.includes('.'))
      rmSync(join(dirname(store), old), { recursive: true, force: true });
  }
  if (existsSync(store) && !readBundle(store)) {
    const broken = `${making}.broken`;
    renameSync(store, broken);
    rmSync(broken, { recursive: true });
  }
  try {
    renameSync(making, store);
  } catch (error) {
    const isThereAlready = error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';
    if (!isThereAlready) throw error;
  }
}

/**
 * Bundles into a folder that is not there yet.
 * @param site whose own blocks are in it
 */
export async function writeBundle(folder: string, site?: string): Promise<void> {
  const client = join(folder, 'client');
  const bundle = await bundleElsewhere(
    site === undefined ? [client, folder] : [client, folder, site],
  );
  // Once for all sites and builds.
  await writeCopies(client);
  const index: BundleIndex = { bundle, files: listBelow(client) };
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify(index));
}

async function writeCopies(client: string): Promise<void> {
  const texts = listBelow(client).filter(hasCopies);
  const paths = texts.map((file) => join(client, file));
  await Promise.all(
    paths.map(async (path) => {
      stageCopies(path, await compress(readFileSync(path)));
      for (const ending of COPY_ENDINGS) publish(path + ending);
    }),
  );
}

/**
 * Bundles in a process of its own: when that ends, all the memory that bundling takes is free for
 * the pages. With less room between collections it needs a fifth less, in the same time.
 */
async function bundleElsewhere(paths: readonly string[]): Promise<Bundle> {
  const limits = ['--max-semi-space-size=1', '--max-old-space-size=256'];
  const child = fork(program(), paths, {
    execArgv: isPacked ? limits : [...limits, '--import', loader()],
    // Whatever is set outside, such as "test" or "development", would bundle another React.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Bundling failed with code ${code}.`)));
  });
  if (!isBundleMessage(message)) throw new Error('The process that bundles did not answer.');
  if ('failure' in message) throw new Error(message.failure);
  return message.bundle;
}

function program(): string {
  return isPacked
    ? join(PACKED, 'server/bundle-process.mjs')
    : join(import.meta.dirname, 'bundle-process.ts');
}

/** What lets Node read TypeScript. Named by its file: by its name alone it would be looked for where the process runs. */
function loader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
