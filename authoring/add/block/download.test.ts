import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';
import { LARGEST } from './tarball.ts';

afterEach(() => vi.unstubAllGlobals());

const AT = 'https://blocks.example/week.tgz';

/** Addresses that answer so; all others do not answer. Gives what was asked for. */
function answering(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = answers[address];
    return answer
      ? Promise.resolve(answer())
      : Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));
  });
  return asked;
}

const leadingTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } });

test('gives what an address sends, also over redirects', async () => {
  const there = 'https://files.example/1';
  const asked = answering({
    [AT]: leadingTo('/next', 301),
    'https://blocks.example/next': leadingTo(there, 307),
    [there]: () => new Response('block'),
  });
  expect(Buffer.from(await download(AT)).toString()).toBe('block');
  expect(asked).toEqual([AT, 'https://blocks.example/next', there]);
});

test('asks nobody over a connection that anybody could change', async () => {
  const asked = answering({ [AT]: leadingTo('http://files.example/1') });
  await expect(download('http://blocks.example/a')).rejects.toThrow('is not an https address');
  expect(asked).toEqual([]);
  await expect(download(AT)).rejects.toThrow(
    `${AT} redirects to http://files.example/1, which is not an https address.`,
  );
  expect(asked).toEqual([AT]);
});

const at = (n: number) => `https://blocks.example/${n}`;

/** So many addresses that each lead to the next, and at the end of them a block. */
function way(redirects: number): Record<string, () => Response> {
  const steps = Array.from({ length: redirects }, (_, n) => [at(n), leadingTo(at(n + 1))] as const);
  return { ...Object.fromEntries(steps), [at(redirects)]: () => new Response('block') };
}

test('follows five redirects and no more', async () => {
  answering(way(5));
  expect(await download(at(0))).toHaveLength(5);
  const asked = answering(way(6));
  await expect(download(at(0))).rejects.toThrow('redirects too many times');
  expect(asked).toHaveLength(6);
});

test.each([
  ['says no', () => new Response('', { status: 404 }), `${AT} answers with 404.`],
  ['says no and names another', leadingTo('/next', 400), `${AT} answers with 400.`],
  ['sends nothing', () => new Response(null, { status: 204 }), `${AT} answers with 204.`],
  ['leads nowhere', () => new Response(null, { status: 304 }), `${AT} answers with 304.`],
  ['breaks off', () => new Response(cutOff()), `The download of ${AT} was interrupted: reset.`],
])('says in a sentence that an address %s', async (_, answer, sentence) => {
  answering({ [AT]: answer });
  await expect(download(AT)).rejects.toThrow(sentence);
});

test('says why an address does not answer', async () => {
  answering({});
  await expect(download(AT)).rejects.toThrow(`${AT} does not answer: ENOTFOUND.`);
});

test('takes 1 MB and not a byte more', async () => {
  answering({ [AT]: () => new Response(Buffer.alloc(LARGEST)) });
  expect(await download(AT)).toHaveLength(1_048_576);
  answering({ [AT]: () => new Response(Buffer.alloc(LARGEST + 1)) });
  await expect(download(AT)).rejects.toThrow(`${AT} sends more than 1 MB.`);
});

function cutOff(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
}
