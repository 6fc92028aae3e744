import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listBelow } from '../../check/files/list-below.ts';
import { MANIFEST_FILE } from '../../check/files/foreign-folder.ts';
import { ENGINE, siteFolders } from '../paths.ts';
import { claimFolder, replaceWritten } from './written-folder.ts';

/** A site, and a place next to it. */
function bench() {
  const root = mkdtempSync(join(tmpdir(), 'written-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text = 'mine') => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('site/site.yaml');
  write('site/pages/index.yaml');
  write('site/dist/index.html');
  write('site/dist/.serving.json', '{}');
  const site = siteFolders(join(root, 'site'));
  const put = (folder: string, ...files: string[]) =>
    replaceWritten(join(root, folder), site, async (making) => {
      for (const file of files) {
        mkdirSync(dirname(join(making, file)), { recursive: true });
        writeFileSync(join(making, file), 'ours');
      }
    });
  return { root, site, write, put };
}

test.each([
  ['out', 'out/notes.txt', / contains files that this command did not write: notes\.txt\. /],
  ['out', 'out/.env', / contains files that this command did not write: \.env\. /],
  ['out', 'out/server/app.js', / did not write: server\. Choose a folder that is new, empty, or /],
  ['out', 'out', / is a file\. /],
  ['out', 'out/.git/HEAD', / contains a repository\. /],
  ['out', 'out/pages/a.yaml', / did not write: pages\. /],
  ['site', 'x', / contains the site\. /],
  ['.', 'x', / contains the site\. /],
  ['site/pages', 'x', / contains pages\/ of the site\. /],
  ['site/media/live', 'x', / is inside media\/ of the site\. /],
  ['site/dist', 'x', / contains dist\/ of the site\. /],
  ['site/dist/live', 'x', / is inside dist\/ of the site\. /],
])('%s with %s is left as it is', async (folder, file, sentence) => {
  const { root, write, put } = bench();
  write(file);
  const before = listBelow(root);
  await expect(put(folder, 'server/serve.mjs')).rejects.toThrow(sentence);
  expect(listBelow(root)).toEqual(before);
});

test('neither the mark nor a link makes a site, a repository or the engine a folder to write into', async () => {
  const { root, site, write, put } = bench();
  write(`other/${MANIFEST_FILE}`, '{"entries":["pages"]}');
  write('other/site.yaml');
  write('other/pages/index.yaml');
  await expect(put('other', 'a')).rejects.toThrow(/contains a site\./);
  write(`live/${MANIFEST_FILE}`, '{"entries":[]}');
  write('live/.git/HEAD');
  await expect(put('live', 'a')).rejects.toThrow(/contains a repository\./);
  symlinkSync(join(root, 'site'), join(root, 'link'));
  await expect(put('link', 'a')).rejects.toThrow(/link contains the site\./);
  expect(() => claimFolder(dirname(ENGINE), site)).toThrow(/contains the engine\./);
});

test('what the engine wrote is replaced, and what others put beside it stays', async () => {
  const { root, write, put } = bench();
  await put('out', 'server/old.mjs', 'worker.mjs');
  write('out/.data/gateway.db');
  await put('out', 'server/new.mjs');
  expect(listBelow(join(root, 'out')).toSorted()).toEqual([
    '.data/gateway.db',
    MANIFEST_FILE,
    'server/new.mjs',
  ]);
});

test('what fails on the way changes nothing', async () => {
  const { root, site, put } = bench();
  await put('out', 'server/old.mjs');
  const failing = replaceWritten(join(root, 'out'), site, async (making) => {
    writeFileSync(join(making, 'half'), '');
    throw new Error('No room.');
  });
  await expect(failing).rejects.toThrow('No room.');
  expect(listBelow(join(root, 'out')).toSorted()).toEqual([MANIFEST_FILE, 'server/old.mjs']);
});

test('a run that was ended in the middle leaves nothing that the next one refuses', async () => {
  const { root, write, put } = bench();
  await put('out', 'server/old.mjs');
  write('out/.making/server/half.mjs');
  await put('out', 'server/new.mjs');
  expect(readdirSync(join(root, 'out')).toSorted()).toEqual([MANIFEST_FILE, 'server']);
});

test.each(['..', '../kept', '.', '', '/kept', 7])(
  'a manifest that names %j, which is not in its folder, is refused',
  async (entry) => {
    const { root, write, put } = bench();
    write('kept');
    write(`out/${MANIFEST_FILE}`, JSON.stringify({ entries: ['mine', entry] }));
    write('out/mine');
    const before = listBelow(root);
    await expect(put('out', 'a')).rejects.toThrow(`${MANIFEST_FILE} holds something else`);
    expect(listBelow(root)).toEqual(before);
  },
);

test('a build takes a new folder, an empty one and its own', () => {
  const { root, site } = bench();
  for (const name of ['new', 'site/dist']) {
    claimFolder(join(root, name), site);
    claimFolder(join(root, name), site);
    expect(existsSync(join(root, name, MANIFEST_FILE))).toBe(true);
  }
});
