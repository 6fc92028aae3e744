import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../content/copy-site.ts';
import parts from '../../prerender/engine/parts.json' with { type: 'json' };
import { RUN_FOLDER } from '../run-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECOND = 'tests/second-site';
const FILES = ['package.json', 'vite.config.ts', 'tsconfig.json', 'index.html'];

export interface Outcome {
  code: number;
  output: string;
}

/**
 * Copies the engine and the second site for tests that change them. The copy is inside the project, so that it
 * finds the installed libraries.
 * @returns the folder of the copy
 */
export function copyEngine(name: string): string {
  const copy = join(RUN_FOLDER, name);
  rmSync(copy, { recursive: true, force: true });
  for (const path of [...Object.keys(parts), ...FILES])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  copySite(join(ROOT, SECOND), join(copy, SECOND));
  return copy;
}

/**
 * Runs a command of an engine as a person calls it.
 * @param engine its folder, which the command runs in
 */
export function runCommand(
  engine: string,
  [command, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(engine, 'commands/launch.mjs'), command, ...args],
      { cwd: engine, env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
}
