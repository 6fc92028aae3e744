import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, UsageError } from '../commands/door/command.ts';

const [name = '', ...args] = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname).filter((folder) => existsSync(programOf(folder)));

if (benches.includes(name)) {
  // Each is a command of its own, which explains itself.
  const line = ['--import', 'tsx', programOf(name), ...args];
  const { status } = spawnSync(process.execPath, line, { stdio: 'inherit' });
  process.exitCode = status ?? 2;
} else {
  await command(
    {
      name: 'bench',
      about: 'Runs one of the measurements, or lists them. What each measures: bench/README.md.',
      options: {},
      operands: '[NAME ...]',
      examples: ['npm run bench', 'npm run bench -- build 1000', 'npm run bench -- build --help'],
      notes: `The measurements: ${benches.join(', ')}. Each has a --help of its own.`,
    },
    ({ positionals: [unknown] }) => {
      if (unknown !== undefined)
        throw new UsageError(`There is no ${unknown}, but ${benches.join(', ')}.`);
      console.log(benches.join('\n'));
      return Promise.resolve(true);
    },
  );
}

function programOf(folder: string): string {
  return join(import.meta.dirname, folder, 'run.ts');
}
