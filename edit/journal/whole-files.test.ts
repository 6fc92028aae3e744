import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { BASE, editedFile, FILE, set } from '../../test-support/content/edited-file.ts';
import { openDraft } from '../draft/draft.ts';

const { at, edits, write, read } = editedFile();

const PICTURE = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xfe]);
const OTHER = Buffer.from([0xff, 0xd8, 0xff]);
const MEDIA = 'media/new/oven.png';
const comes = { file: MEDIA, before: null, bytes: PICTURE };

test('a picture comes and goes together with a text, in one step that can be undone', async () => {
  write(BASE);
  const operations = [set('/picture', 'new/oven.png')];
  await edits().apply('Picture', [comes, { file: FILE, base: BASE, operations }]);
  expect(readFileSync(at(MEDIA))).toEqual(PICTURE);
  expect(read()).toContain('picture: new/oven.png');
  await edits().undo();
  expect([existsSync(at('media')), read()]).toEqual([false, BASE]);
  await edits().redo();
  expect(readFileSync(at(MEDIA))).toEqual(PICTURE);
  await edits().apply('Gone', [{ file: MEDIA, before: digestOf(PICTURE), bytes: undefined }]);
  expect(existsSync(at(MEDIA))).toBe(false);
  await edits().undo();
  expect(readFileSync(at(MEDIA))).toEqual(PICTURE);
});

test('a picture that somebody else has written stays', async () => {
  write(BASE);
  await edits().apply('Picture', [comes]);
  writeFileSync(at(MEDIA), OTHER);
  const message = `${MEDIA} was changed by another program in the same place: the whole file.`;
  await expect(edits().undo()).rejects.toThrow(message);
  await expect(edits().apply('Picture', [comes])).rejects.toThrow(message);
  expect(readFileSync(at(MEDIA))).toEqual(OTHER);
});

test('a picture that was dropped into the draft is there at once, and taken back with it', () => {
  write(BASE);
  const draft = openDraft(at('.'));
  draft.apply([comes, { file: FILE, operations: [set('/picture', 'new/oven.png')] }]);
  expect(readFileSync(at(MEDIA))).toEqual(PICTURE);
  expect(draft.changedFiles().map(({ file }) => file)).toEqual([FILE]);
  const again = openDraft(at('.'));
  again.undo();
  expect([existsSync(at(MEDIA)), again.text(FILE)]).toEqual([false, BASE]);
});

test('a picture of a step that a crash has kept from being written comes with the next opening', () => {
  write(BASE);
  openDraft(at('.')).apply([comes]);
  rmSync(at(MEDIA));
  openDraft(at('.'));
  expect(readFileSync(at(MEDIA))).toEqual(PICTURE);
});

test('what is not kept any more cannot be brought back, and says so', async () => {
  write(BASE);
  mkdirSync(at('media/new'), { recursive: true });
  writeFileSync(at(MEDIA), PICTURE);
  await edits().apply('Gone', [{ file: MEDIA, before: digestOf(PICTURE), bytes: undefined }]);
  rmSync(at('.data/edits/texts'), { recursive: true });
  await expect(edits().undo()).rejects.toThrow(`What ${MEDIA} was is no longer kept.`);
  expect(await edits().history()).toHaveLength(1);
  expect(existsSync(at(MEDIA))).toBe(false);
});
