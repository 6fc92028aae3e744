import { basename, relative, resolve } from 'node:path';
import launch from 'launch-editor';
import guessEditor from 'launch-editor/guess.js';

/** Editors that take over the terminal they are started in. */
const IN_TERMINAL = new Set([
  'ed',
  'ex',
  'vi',
  'vim',
  'nvim',
  'view',
  'nano',
  'pico',
  'micro',
  'joe',
  'jed',
  'ne',
  'kak',
  'hx',
  'helix',
  'mcedit',
  'tilde',
]);

const SET_ANOTHER = 'Set another editor, such as LAUNCH_EDITOR=code npm run dev.';

/**
 * Whether an editor would be started inside the server's terminal, where nobody could use either of them.
 * @param env the environment; Emacs has a window of its own where there is a display
 */
export function isTerminalEditor(
  [editor = '', ...args]: readonly string[],
  env: Record<string, string | undefined>,
): boolean {
  const name = basename(editor.replaceAll('\\', '/'))
    .replace(/\.exe$/i, '')
    .toLowerCase();
  if (IN_TERMINAL.has(name)) return true;
  if (name !== 'emacs' && name !== 'emacsclient') return false;
  const hasDisplay = process.platform === 'darwin' || (env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  return !hasDisplay || args.some((arg) => /^(-nw|-t|-tty|--tty|--no-window-system)$/.test(arg));
}

/**
 * Opens the editor that LAUNCH_EDITOR names or that is running, else the one of VISUAL or EDITOR.
 *
 * @param place `file:line:column`; the file from the site folder, or absolute
 * @param folders of which the file must be in one
 * @returns a sentence if nothing was opened
 */
export function openEditor(place: string, folders: readonly string[]): string | undefined {
  const [site = '.'] = folders;
  const target = resolve(site, place);
  const isInside = folders.some((folder) => !relative(folder, target).startsWith('..'));
  if (!isInside) return `${place} is not a file of this site.`;
  const [editor, ...args] = guessEditor();
  if (editor === null || editor === undefined) {
    return `No editor was found for ${place}. ${SET_ANOTHER}`;
  }
  if (isTerminalEditor([editor, ...args], process.env)) {
    return `${basename(editor)} would take over the server's terminal. ${SET_ANOTHER}`;
  }
  launch(target);
  return undefined;
}
