import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nameOfIcon, readOwnIcons } from './own-icons.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'own-icons-')));
mkdirSync(join(folder, 'media/icons'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

it('names an icon after its file, which has small letters, digits and hyphens', () => {
  expect(['sun', 'a-9', '9-09-z0'].map((name) => nameOfIcon(`icons/${name}.svg`))).toEqual([
    'sun',
    'a-9',
    '9-09-z0',
  ]);
  for (const path of ['sun.svg', 'icons/Sun.svg', 'icons/a-.svg', 'icons/a/b.svg', 'icons/a.png'])
    expect(nameOfIcon(path)).toBe(undefined);
});

it('does not wait for a pipe, nor follow a link that leads nowhere or out of the site', () => {
  execFileSync('mkfifo', [join(folder, 'media/icons/pipe.svg')]);
  symlinkSync('nowhere.svg', join(folder, 'media/icons/lost.svg'));
  symlinkSync('/etc/hosts', join(folder, 'media/icons/hosts.svg'));
  writeFileSync(
    join(folder, 'media/icons/dot.svg'),
    '<svg viewBox="0 0 24 24"><path d="M2 2h9v9z"/></svg>',
  );
  const names = ['pipe', 'lost', 'hosts', 'dot'];
  const icons = readOwnIcons(
    { folder },
    names.map((name) => `icons/${name}.svg`),
  );
  expect(icons.get('pipe')).toEqual({ fault: 'is a device or a pipe, not a file.' });
  expect(icons.get('lost')).toEqual({ fault: 'cannot be read: it does not exist.' });
  expect(icons.get('hosts')).toEqual({
    fault: 'is a symbolic link that leads out of the site folder.',
  });
  expect(icons.get('dot')).toHaveProperty('shapes');
});
