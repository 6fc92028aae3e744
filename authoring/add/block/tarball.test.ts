import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { expect, it, onTestFinished } from 'vitest';
import { readBlock } from './read-block.ts';
import { readTarball } from './tarball.ts';

const BLOCK = ['package/schema.json', 'package/index.tsx'];

/** A tarball of a block, and of one more entry that is not part of any. */
async function packedWith(
  { name, ...more }: Partial<TarHeader> & { name: string },
  body = '{}',
): Promise<Uint8Array> {
  const files = BLOCK.map((file) => ({ header: { name: file, size: 2 }, body: '{}' }));
  const size = body.length;
  return gzipSync(await packTar([...files, { header: { name, size, ...more }, body }]));
}

it.each([
  '../../pages/index.yaml',
  'package/../../../schema.json',
  'package/..',
  '/etc/cron.d/block.json',
  '..\\..\\pages\\index.yaml',
  'C:\\block.json',
  // Only an extended header has room for it.
  `package/${'folder/'.repeat(40)}../../block.json`.replace('../../', '../'.repeat(60)),
])('refuses an archive with a file that would lie elsewhere: %s', async (name) => {
  await expect(readTarball(await packedWith({ name }), 'week.tgz')).rejects.toThrow(
    `week.tgz has a file outside its own folder: ${name}.`,
  );
});

it.each([
  [`package/${'a'.repeat(300)}.css`, 312],
  [`package/${'folder/'.repeat(40)}a.css`, 293],
])('refuses an archive with a path that is too long for a disk: %s', async (name, length) => {
  await expect(readTarball(await packedWith({ name }), 'week.tgz')).rejects.toThrow(
    `week.tgz has a path of ${length} characters; the maximum is 200: package/`,
  );
});

it.each(['package/\u001B[2Jnotes.md', 'package/no\ntes.md', 'package/no\u202Etes.md'])(
  'refuses an archive with a name that does not show as it is: %j',
  async (name) => {
    await expect(readTarball(await packedWith({ name }), 'week.tgz')).rejects.toThrow(
      'week.tgz has a file name with an invisible character: package/',
    );
  },
);

it.each(['symlink', 'link'] as const)('refuses an archive with a %s', async (type) => {
  const header = { name: 'package/notes.md', linkname: '/etc/passwd', type };
  await expect(readTarball(await packedWith(header, ''), 'week.tgz')).rejects.toThrow(
    'week.tgz contains a link instead of a file: package/notes.md.',
  );
});

it('refuses an archive with a device', async () => {
  const header = { name: 'package/tape', type: 'character-device' } as const;
  await expect(readTarball(await packedWith(header, ''), 'week.tgz')).rejects.toThrow(
    'week.tgz contains something that is not a file: package/tape.',
  );
});

it('refuses an archive that is small and unpacks to more than a block is', async () => {
  const packed = await packedWith({ name: 'package/long.md' }, ' '.repeat(1024 * 1024));
  expect(packed.length).toBeLessThan(10_000);
  await expect(readTarball(packed, 'week.tgz')).rejects.toThrow(
    'week.tgz unpacks to more than 1 MB.',
  );
});

it('refuses what is no archive, or half of one', async () => {
  const packed = await packedWith({ name: 'package/notes.md' }, 'Notes. '.repeat(400));
  const texts = [
    Buffer.from('<!doctype html><title>Not here</title>'),
    gzipSync('<!doctype html><title>Not here</title>'),
    gzipSync('A'.repeat(2000)),
    packed.subarray(0, packed.length - 30),
    gzipSync(
      (await packTar([{ header: { name: 'a.md', size: 900 }, body: 'A'.repeat(900) }])).subarray(
        0,
        1000,
      ),
    ),
    Buffer.alloc(0),
  ];
  for (const bytes of texts)
    await expect(readTarball(bytes, 'week.tgz')).rejects.toThrow(
      /^week\.tgz is not a tarball of npm pack: \w/,
    );
});

it('reads files and passes over folders and what only describes them', async () => {
  const packed = await packedWith({ name: 'package/parts/', type: 'directory' }, '');
  expect([...(await readTarball(packed, 'week.tgz')).keys()]).toEqual(BLOCK);
});

it('refuses a folder with a link as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['schema.json', 'index.tsx']) writeFileSync(join(folder, name), '{}');
  // Of what npm has installed there, nothing is copied.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync('/etc', join(folder, 'node_modules/etc'));
  expect((await readBlock(folder)).size).toBe(2);
  symlinkSync('/etc/hostname', join(folder, 'notes.md'));
  await expect(readBlock(folder)).rejects.toThrow(
    `${folder} contains a link instead of a file: notes.md.`,
  );
});
