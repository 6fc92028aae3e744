import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { yamlFilesBelow } from '../../test-support/content/yaml-files.ts';
import { generateSite } from '../build/generate-site.ts';
import { measure } from '../build/measure.ts';
import { measureTree } from './measure-tree.ts';

const LAUNCH = join(import.meta.dirname, '../../commands/launch.mjs');

function git(folder: string, ...args: string[]): void {
  const as = ['-c', 'user.name=Bench', '-c', 'user.email=bench@long-field.example'];
  execFileSync('git', [...as, ...args], { cwd: folder });
}

/** Writes a site of so many pages into a repository, and changes a field of some of them after its commit. */
function writeSite(folder: string, pages: number, changed: number, field = 'title'): void {
  generateSite(folder, pages, 'small');
  writeFileSync(join(folder, '.gitignore'), '.cache/\n');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'one');
  const ofField = new RegExp(String.raw`^ *${field}: .*$`, 'm');
  for (const file of yamlFilesBelow(join(folder, 'pages')).slice(0, changed)) {
    const path = join(folder, 'pages', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(ofField, '$& today'));
  }
}

async function inSite(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-changes-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureWords(pages: number, changed: number): Promise<void> {
  await inSite(async (folder) => {
    writeSite(folder, pages, changed);
    // A file that was laid out in the run before is remembered from the second run on.
    for (const state of ['cold', 'second', 'warm']) {
      const run: [string, ...string[]] = [process.execPath, LAUNCH, 'changes', '--out', 'report'];
      const { wall, cpu, memory } = measure(folder, run);
      const found = readFileSync(join(folder, 'report'), 'utf8').match(/Page changed/g);
      console.log(
        `${pages} pages, ${found?.length ?? 0} changed, ${state}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${memory.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  });
}

async function measurePictures(pages: number, blocks: number): Promise<void> {
  await inSite(async (folder) => {
    writeSite(folder, pages, blocks, 'subtitle');
    const args = ['changes', '--format', 'html', '--pictures', '--out', 'report'];
    for (const state of ['cold', 'warm']) {
      const { wall, cpu } = await measureTree(folder, [process.execPath, LAUNCH, ...args]);
      const found = readFileSync(join(folder, 'report'), 'utf8').match(/<img /g);
      console.log(
        `${pages} pages, ${blocks} blocks changed, ${found?.length ?? 0} pictures, ${state}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  });
}

await command(
  {
    name: 'bench -- changes',
    about:
      'Measures a report of changes: of 34 pages that have all changed, of 10,000 of which ten have, and of ten blocks with pictures. Build once before, so that the command starts from the bundle.',
    options: {
      pictures: { type: 'boolean', default: false, help: 'only those with pictures' },
    },
    examples: ['npm run bench -- changes', 'npm run bench -- changes --pictures'],
  },
  async ({ values: { pictures } }) => {
    if (!pictures) {
      await measureWords(34, 34);
      await measureWords(10_000, 10);
    }
    await measurePictures(34, 10);
    return true;
  },
);
