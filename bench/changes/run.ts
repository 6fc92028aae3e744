import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { yamlFilesBelow } from '../../test-support/content/yaml-files.ts';
import { generateSite } from '../build/generate-site.ts';
import { measure } from '../build/measure.ts';

const LAUNCH = join(import.meta.dirname, '../../commands/launch.mjs');

function git(folder: string, ...args: string[]): void {
  const as = ['-c', 'user.name=Bench', '-c', 'user.email=bench@long-field.example'];
  execFileSync('git', [...as, ...args], { cwd: folder });
}

/** Writes a site of so many pages into a repository, and changes some of them after its commit. */
function writeSite(folder: string, pages: number, changed: number): void {
  generateSite(folder, pages, 'small');
  writeFileSync(join(folder, '.gitignore'), '.cache/\n');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'one');
  for (const file of yamlFilesBelow(join(folder, 'pages')).slice(0, changed)) {
    const path = join(folder, 'pages', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^title: .*$/m, '$& today'));
  }
}

await command(
  {
    name: 'bench -- changes',
    about:
      'Measures a report of changes: 34 pages that have all changed, and 10,000 of which ten have. Build once before, so that the command starts from the bundle.',
    options: {},
    examples: ['npm run bench -- changes'],
  },
  () => {
    for (const [pages, changed] of [
      [34, 34],
      [10_000, 10],
    ] as const) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-changes-'));
      try {
        writeSite(folder, pages, changed);
        const run = () =>
          measure(folder, [process.execPath, LAUNCH, 'changes', '--out', 'report.txt']);
        // A file that was laid out in the run before is remembered from the second run on.
        for (const state of ['cold', 'second', 'warm']) {
          const { wall, cpu, memory } = run();
          const found = readFileSync(join(folder, 'report.txt'), 'utf8').match(/Page changed/g);
          console.log(
            `${pages} pages, ${found?.length ?? 0} changed, ${state}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${memory.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
          );
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    return Promise.resolve(true);
  },
);
