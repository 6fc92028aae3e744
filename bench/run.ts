import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm run bench` lists the measurements; `npm run bench -- authors 1000` runs one, with what follows its name.
 */
const [name, ...args] = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname).filter((folder) => existsSync(programOf(folder)));

if (name !== undefined && benches.includes(name)) {
  const command = ['--import', 'tsx', programOf(name), ...args];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(
    `Usage: npm run bench -- ${benches.join('|')} [...]\nWhat each measures: bench/README.md`,
  );
  process.exitCode = name === undefined ? 0 : 2;
}

function programOf(folder: string): string {
  return join(import.meta.dirname, folder, 'run.ts');
}
