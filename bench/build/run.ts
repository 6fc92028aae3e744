import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { command, UsageError } from '../../commands/door/command.ts';
import { machine } from '../gateway/measure.ts';
import { generateSite } from './generate-site.ts';
import { type Cost, measure } from './measure.ts';
import { pagePath } from './page-text.ts';
import { type Peer, peers } from './peers.ts';

const root = join(import.meta.dirname, '../..');
const work = join(root, '.cache/bench-build');

/** The page that is edited; every size of site has it. */
const edited = 7;

function edit(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^title: .*/m, `title: Edited ${Date.now()}`),
  );
}

function row(what: string, pages: number, { wall, cpu, memory }: Cost, base?: Cost): void {
  const ratio = base ? (cpu / base.cpu).toFixed(2) : '1';
  const each = ((cpu / pages) * 1000).toFixed(2);
  console.log(
    `| ${what} | ${pages} | ${wall.toFixed(2)} | ${cpu.toFixed(2)} | ${each} | ${memory.toFixed(0)} | ${ratio} |`,
  );
}

function commandLine(name: string, site: string): [string, ...string[]] {
  return [process.execPath, 'commands/launch.mjs', name, '--site', site];
}

/**
 * A folder that was not there before: for a minute after many files were deleted, the file system (ext4) takes ten times
 * as long to make new ones.
 */
function freshFolder(name: string): string {
  return join(work, `${name}-${Date.now()}`);
}

/** The first build of an engine bundles its code; every other one of any site takes that bundle. */
function measureBundle(): void {
  const site = freshFolder('first');
  generateSite(site, 30, 'large');
  rmSync(join(root, '.cache/bundles'), { recursive: true, force: true });
  row('build, with the bundle of the engine', 30, measure(root, commandLine('build', site)));
}

function measureCheck(pages: number): void {
  const site = freshFolder('small');
  generateSite(site, pages, 'small');
  row('check, cold', pages, measure(root, commandLine('check', site)));
  // What was written just now is never taken for unchanged.
  waitUntilOld();
  measure(root, commandLine('check', site));
  edit(join(site, `pages/${pagePath(edited)}.yaml`));
  row('check, one page edited', pages, measure(root, commandLine('check', site)));
}

function waitUntilOld(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
}

/** @param hasEntries on every page, with lists, feeds, search and ledger */
function measureBuild(pages: number, hasEntries: boolean, others: readonly Peer[]): void {
  const what = hasEntries ? 'build, entries and search' : 'build';
  const site = freshFolder('site');
  generateSite(site, pages, 'large', hasEntries);
  const line = commandLine('build', site);
  const ours = measure(root, hasEntries ? [...line, '--publish'] : line);
  row(what, pages, ours);
  waitUntilOld();
  measure(root, line);
  edit(join(site, `pages/${pagePath(edited)}.yaml`));
  const ourEdit = measure(root, line);
  row(`${what}, one page edited`, pages, ourEdit);
  for (const peer of others) {
    const missing = peer.missing();
    if (missing) {
      console.log(`| ${peer.name} | not installed: ${missing} |`);
      continue;
    }
    const folder = freshFolder(peer.name);
    peer.lay(folder, pages);
    row(peer.name, pages, measure(folder, peer.command), ours);
    edit(join(folder, peer.pageFile(edited)));
    row(`${peer.name}, one page edited`, pages, measure(folder, peer.command), ourEdit);
  }
}

await command(
  {
    name: 'bench -- build',
    about:
      'Measures what checking and building sites of so many pages costs, compared with what the same pages cost two other ' +
      'programs, one after the other in the same run.',
    options: {
      'no-peers': { type: 'boolean', help: 'leave the other programs out' },
      entries: {
        type: 'boolean',
        help: 'also with entries on every page, lists, feeds, search and ledger, compared with the same in Hugo',
      },
    },
    operands: '[PAGES ...]',
    examples: ['npm run bench -- build', 'npm run bench -- build --no-peers 1000'],
    notes: 'Without a number: sites of 30, 1000 and 10000 pages.',
  },
  ({ values, positionals }) => {
    const sizes = positionals.length > 0 ? positionals.map(Number) : [30, 1000, 10_000];
    const strange = sizes.findIndex((size) => !Number.isInteger(size) || size < 1);
    if (strange !== -1) throw new UsageError(`${positionals[strange]} is not a number of pages.`);
    const others = values['no-peers'] === true ? [] : peers;
    console.log(`${machine()}, load ${loadavg()[0]?.toFixed(1)}\n`);
    console.log('| what | pages | wall s | CPU s | CPU ms a page | peak MB | CPU of ours = 1 |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    try {
      measureBundle();
      for (const pages of sizes) {
        measureCheck(pages);
        for (const hasEntries of values.entries === true ? [false, true] : [false]) {
          const alike = others.filter((peer) => peer.hasEntries === hasEntries);
          measureBuild(pages, hasEntries, alike);
        }
      }
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
    return Promise.resolve(true);
  },
);
