import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineBundle } from '../../prerender/bundle/engine-bundle.ts';
import { SHELL_FILES, type ShellFile } from '../../prerender/bundle/studio-shell.ts';
import { hashEngine } from '../../prerender/engine/engine-hash.mjs';

export type Shell = Record<ShellFile, Buffer>;

/** The files of the shell from the bundle of the engine, which is made if no earlier command has left it. */
export async function readShell(): Promise<Shell> {
  const { studioShell } = await engineBundle(hashEngine());
  if (studioShell === undefined) throw new Error('The bundle of the engine has no studio.');
  const [script, sheet] = SHELL_FILES;
  return {
    [script]: await readFile(join(studioShell, script)),
    [sheet]: await readFile(join(studioShell, sheet)),
  };
}
