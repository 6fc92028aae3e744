import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const read = (text: string) => readBody(Readable.from([Buffer.from(text)]));

test('reads JSON, in any pieces', async () => {
  const bytes = Buffer.from('{"heading":"Grüße"}');
  const pieces = Readable.from([bytes.subarray(0, 15), bytes.subarray(15)]);
  expect(await readBody(pieces)).toEqual({ heading: 'Grüße' });
});

test('brackets in texts are texts', async () => {
  const text = `${'['.repeat(200)}\\"${'{'.repeat(200)}`;
  expect(await read(JSON.stringify({ text }))).toEqual({ text });
});

const picture = (bytes: number) =>
  readBody(Readable.from([Buffer.from(JSON.stringify('a'.repeat((bytes * 4) / 3)))]), true);

test('a picture may have 25 MB', async () => {
  expect(await picture(25 * 1024 * 1024)).toHaveLength(34_952_533);
  await expect(picture(25.1 * 1024 * 1024)).rejects.toMatchObject({
    status: 413,
    message: 'This is more than 25 MB.',
  });
});

test.each([
  ['what is larger than 1 MB', `"${'a'.repeat(1024 * 1024)}"`, 413, 'This is more than 1 MB.'],
  [
    '20,000 nested lists',
    '['.repeat(20_000) + ']'.repeat(20_000),
    400,
    'This is nested more than 100 levels deep.',
  ],
  ['what is no JSON', '{"a":', 400, 'This is not JSON.'],
  ['nothing', '', 400, 'This is not JSON.'],
])('%s is refused', async (_, text, status, message) => {
  await expect(read(text)).rejects.toMatchObject({ status, message });
});
