import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { PlannedSite } from '../../test-support/edit/planned-site.ts';
import { readPage } from './look.ts';

const site = new PlannedSite();

test.for([
  'package.json',
  '../site.yaml',
  'pages/../package.json',
  'pages/.hidden.yaml',
  '/etc/passwd',
  'pages/a.txt',
  'public/robots.txt',
  'site.yaml/x',
  String.raw`pages\..\x.yaml`,
])('refuses to plan for %s', async (file) => {
  await expect(site.plan({ file, text: 'x' })).rejects.toThrow('cannot be edited: only');
});

test.for<[file: string, what: string]>([
  ['pages/linked.yaml', 'a file outside'],
  ['pages/linked/new.yaml', 'a new file in a folder outside'],
  ['pages/nowhere.yaml', 'a file outside that is not there yet'],
  ['media/linked/new.svg', 'a new file in a folder of the site that is none of media/'],
])('refuses to plan for %s, which a symbolic link makes %s', async ([file]) => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'a.yaml'), 'title: Outside\n');
  symlinkSync(join(outside, 'a.yaml'), join(site.folder, 'pages/linked.yaml'));
  symlinkSync(outside, join(site.folder, 'pages/linked'));
  symlinkSync(join(outside, 'none.yaml'), join(site.folder, 'pages/nowhere.yaml'));
  mkdirSync(join(site.folder, 'public'), { recursive: true });
  symlinkSync('../public', join(site.folder, 'media/linked'));
  await expect(site.plan({ file, text: 'x' })).rejects.toThrow('cannot be edited: only');
  rmSync(outside, { recursive: true });
});

it('reads no page that is a symbolic link out of the site', () => {
  symlinkSync('/etc/hostname', join(site.folder, 'pages/linked.yaml'));
  expect(() => readPage(site.folder, '/linked')).toThrow('cannot be edited: only');
});
