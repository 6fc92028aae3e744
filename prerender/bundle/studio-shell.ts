import type { Plugin } from 'vite';
import { bundleScriptAndSheet } from './script-and-sheet.ts';

/** Its folder in the bundle of the engine. */
export const STUDIO_SHELL = 'studio';

/** What the folder contains: the script of the shell, and its sheets in one. */
export const SHELL_FILES = ['shell.js', 'shell.css'] as const;

export type ShellFile = (typeof SHELL_FILES)[number];

/**
 * Bundles what the studio shows around the page, so that a browser asks for two files instead of 170.
 *
 * @param folder is emptied
 * @param observers are told what the script consists of
 * @throws what Vite throws
 */
export async function bundleStudioShell(
  folder: string,
  observers: readonly Plugin[],
): Promise<void> {
  const [script, sheet] = SHELL_FILES;
  const entry = 'studio/shell/start.tsx';
  await bundleScriptAndSheet(folder, { entry, script, sheet }, { plugins: [...observers] });
}
