import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../check/files/foreign-folder.ts';
import { listBelow } from '../../check/files/list-below.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { siteFolders } from '../paths.ts';
import { SERVING_FILE } from '../output/serving.ts';
import { readHostedSite } from './hosted-site.ts';
import { writeForHost } from './write-for-host.ts';

const root = mkdtempSync(join(tmpdir(), 'hosted-site-'));
afterAll(() => rmSync(root, { recursive: true }));
const folders = siteFolders(root);

const serving = {
  ...PLAIN_SERVING,
  styles: ['sha256-old'],
  scripts: ['sha256-old'],
  frames: ['https://maps.example', 'https://video.example'],
  redirects: { '/old': '/about' },
};

for (const [file, text] of Object.entries({
  [SERVING_FILE]: JSON.stringify(serving),
  '.forms.json': '{}',
  '.well-known/security.txt': 'Contact',
  'index.html': '<p>Home',
  'index.html.br': 'packed',
  'index.html.gz': 'packed',
  'about/index.html': '<p data-frame="https://maps.example">',
  'de/404.html': '<p>Nichts',
  '404.html': '<p>Nothing',
  'notes.unknown-type': 'x',
  'talk.txt.gz': 'no copy of any file',
  'old/index.html': '<p>Moved',
})) {
  const path = join(folders.dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const FILES = [
  '.well-known/security.txt',
  '404.html',
  'about/index.html',
  'de/404.html',
  'index.html',
  'talk.txt.gz',
];

test('visitors get what is no copy, not hidden and no document of a redirect', () => {
  const { files, documents, notFound, moved } = readHostedSite(folders.dist);
  expect(files).toEqual(FILES);
  expect([...documents.keys()]).toEqual(['/404.html', '/about', '/de/404.html', '/']);
  expect(notFound).toEqual(['/de']);
  expect(moved).toHaveLength(1);
});

test('a policy has no room for what only earlier documents had', () => {
  const { serving: now } = readHostedSite(folders.dist);
  expect(now.frames).toEqual(['https://maps.example']);
  expect([now.styles, now.scripts]).toEqual([[], []]);
});

test('a host that is not known is refused', async () => {
  await expect(writeForHost(folders, 'nowhere')).rejects.toThrow('There is no host nowhere.');
});

test('what a host gets is counted, and what was there before is gone', async () => {
  await writeForHost(folders, 'netlify');
  const stale = join(root, 'dist-netlify/site/stale.html');
  mkdirSync(dirname(stale), { recursive: true });
  writeFileSync(stale, 'old');
  expect(await writeForHost(folders, 'netlify')).toMatch(
    new RegExp(`^Written for Netlify into .*dist-netlify: ${FILES.length} files\\.$`),
  );
  expect(() => rmSync(stale)).toThrow('ENOENT');
});

test.each([
  [
    'netlify',
    [
      'site/.well-known/security.txt',
      'site/404.html',
      'site/_headers',
      'site/_redirects',
      'site/about.html',
      'site/de/404.html',
      'site/index.html',
      'site/talk.txt.gz',
    ],
  ],
  [
    'caddy',
    [
      'site.caddy',
      'site/.well-known/security.txt',
      'site/404.html',
      'site/about/index.html',
      'site/de/404.html',
      'site/index.html',
      'site/index.html.br',
      'site/index.html.gz',
      'site/talk.txt.gz',
    ],
  ],
])('files lie where %s looks for them, with the copies that it sends', async (host, files) => {
  await writeForHost(folders, host);
  const written = listBelow(join(root, `dist-${host}`)).toSorted();
  expect(written.filter((file) => file !== MANIFEST_FILE)).toEqual(files);
});
