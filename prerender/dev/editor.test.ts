import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isTerminalEditor, openEditor } from './editor.ts';

it.each([
  ['vi'],
  ['/usr/bin/vim'],
  ['nvim'],
  ['nano', '-w'],
  ['C:\\tools\\hx.exe'],
  ['emacs', '-nw'],
  ['emacsclient', '-t'],
])('never starts %s in the terminal of the server', (...editor) => {
  expect(isTerminalEditor(editor, { DISPLAY: ':0' })).toBe(true);
});

it.each([['code'], ['subl'], ['/usr/bin/gvim'], ['emacs'], ['emacsclient', '-n'], ['idea']])(
  'starts %s, which has a window of its own',
  (...editor) => {
    expect(isTerminalEditor(editor, { DISPLAY: ':0' })).toBe(false);
  },
);

it('starts Emacs where it has a display of any kind', () => {
  expect(isTerminalEditor(['emacs'], {})).toBe(process.platform !== 'darwin');
  expect(isTerminalEditor(['emacs'], { WAYLAND_DISPLAY: 'wayland-0' })).toBe(false);
  expect(isTerminalEditor(['emacsclient', '-nw'], { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
});

it('says how to set another editor instead of starting one in the terminal', () => {
  vi.stubEnv('LAUNCH_EDITOR', 'vim');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const explained =
    "vim would take over the server's terminal. Set another editor, such as LAUNCH_EDITOR=code npm run dev.";
  expect(openEditor('README.md:1:1', [process.cwd()])).toBe(explained);
  // A file of the engine is in one of the folders only.
  const site = join(process.cwd(), 'docs');
  expect(openEditor('../README.md:1:1', [site, process.cwd()])).toBe(explained);
});

it('opens nothing outside of the site and the engine', () => {
  expect(openEditor('../../etc/passwd', [process.cwd()])).toContain('is not a file of this site');
});
