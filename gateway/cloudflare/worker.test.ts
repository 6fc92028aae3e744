import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CREDENTIALS, FORMS, TOKEN } from '../../test-support/gateway/content/wire.ts';
import { EmbeddedD1 } from '../../test-support/gateway/store/embedded-d1.ts';
import { makeWorker } from './worker.ts';

const request = (path: string) =>
  new Request(`https://site.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: CREDENTIALS,
  });

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** A Worker, and what its runtime gives it. */
function bench(variables: object = {}) {
  const waited: Promise<unknown>[] = [];
  const asked: string[] = [];
  const env = {
    DB: new EmbeddedD1(),
    ASSETS: {
      fetch({ url }: Request) {
        asked.push(url);
        return Promise.resolve(new Response('a file'));
      },
    },
    ...variables,
  };
  const worker = makeWorker({ forms: () => FORMS, schedule: () => ({}) });
  const context = { waitUntil: (promise: Promise<unknown>) => void waited.push(promise) };
  return {
    env,
    waited,
    asked,
    send: (path: string) => worker.fetch(request(path), env, context),
    minute: () => worker.scheduled({}, env, context),
  };
}

it('leaves files to the runtime, and answers for the gateway by itself', async () => {
  const { send, asked, waited, env } = bench();
  expect(await (await send('/about-us')).text()).toBe('a file');
  expect([asked, waited, env.DB.calls]).toEqual([['https://site.example/about-us'], [], 0]);
  const answer = await send(TOKEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(asked).toHaveLength(1);
  // What is due after the answer is waited for.
  expect(waited).toHaveLength(1);
  await Promise.all(waited);
  const [told] = await env.DB.batch([env.DB.prepare('select calls from passed_call')]);
  expect(told?.results).toHaveLength(1);
  env.DB.close();
});

it('answers 503 where a setting is wrong, says which in the log, and throws what is another fault', async () => {
  const { send, minute } = bench({ RATE_TOTAL: 'many' });
  const answer = await send(TOKEN);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await answer.json()).toEqual({
    success: false,
    message: 'Inquiries cannot be accepted right now. Please send an e-mail.',
  });
  expect(said).toEqual([expect.stringMatching(/^RATE_TOTAL must be /)]);
  await expect(minute()).rejects.toThrow('RATE_TOTAL must be ');
  await expect(bench({ CRM_URL: { trim: 1 }, ASSETS: undefined }).send('/')).rejects.toThrow(
    TypeError,
  );
});
