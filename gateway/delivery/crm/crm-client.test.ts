import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeCrm, REFUSAL } from '../../../test-support/gateway/fake-crm.ts';
import { classify } from './crm-answer.ts';
import { CrmClient } from './crm-client.ts';
import { retryAfter } from '../../retry/retry-after.ts';

/** Of a call that nobody cuts short. */
const KEPT = new AbortController().signal;

let crm: FakeCrm;
let tokenCalls = 0;

/** Gives up late, because a busy machine may take more than the second that a test can wait. */
function client({
  url = crm.url,
  clientSecret = 'crm-secret',
  timeoutSeconds = 60,
} = {}): CrmClient {
  const settings = { clientId: 'gateway', clientSecret, timeoutSeconds, parallel: 5 };
  return new CrmClient({ url: new URL(url), ...settings }, Date.now, () => (tokenCalls += 1));
}

/** For a CRM in some trouble: one that never answers is waited for no longer than a second. */
const timeoutOf = (mode: string) => ({ timeoutSeconds: mode === 'timeout' ? 1 : 60 });

beforeEach(async () => {
  tokenCalls = 0;
  crm = new FakeCrm();
  await crm.start();
});
afterEach(() => crm.stop());

describe('CrmClient', () => {
  it('hands the lead over unchanged, with its id', async () => {
    const body = '{"description":"\\u0000 👩‍👧 \\ud800"}';
    expect(await client().deliver('id-1', body, KEPT)).toEqual({ outcome: 'delivered' });
    expect(crm.leads).toEqual([{ id: 'id-1', body }]);
  });

  it('fetches one token for many leads at once', async () => {
    const one = client();
    await Promise.all(Array.from({ length: 50 }, (_, n) => one.deliver(`id-${n}`, '{}', KEPT)));
    expect(crm.leads).toHaveLength(50);
    expect(tokenCalls).toBe(1);
  });

  it('renews an expired token once, for all leads that meet it', async () => {
    const one = client();
    await one.deliver('first', '{}', KEPT);
    crm.expireTokens();
    const results = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((id) => one.deliver(id, '{}', KEPT)),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(Array<string>(5).fill('delivered'));
    expect(tokenCalls).toBe(2);
  });

  it('gives up a call that is cut short, and says that this lead failed', async () => {
    const one = client();
    await one.deliver('first', '{}', KEPT);
    crm.mode = 'timeout';
    const cut = new AbortController();
    const result = one.deliver('second', '{}', cut.signal);
    cut.abort();
    expect(await result).toMatchObject({ outcome: 'failed' });
    crm.mode = 'ok';
    expect(await one.deliver('third', '{}', KEPT)).toEqual({ outcome: 'delivered' });
    expect(tokenCalls).toBe(1);
  });

  it('passes on the words of a refusal', async () => {
    crm.mode = 'refuse';
    expect(await client().deliver('id', '{}', KEPT)).toEqual({
      outcome: 'refused',
      reason: REFUSAL,
    });
  });

  it.each([
    ['500', /token endpoint answered 500/],
    ['html', /token endpoint answered 200 without a token/],
    ['down', /did not answer: (ECONNRESET|UND_ERR_SOCKET)/],
    ['timeout', /did not answer: TimeoutError/],
  ] as const)('retries when the CRM is in trouble: %s', async (mode, reason) => {
    crm.mode = mode;
    const result = await client(timeoutOf(mode)).deliver('id', '{}', KEPT);
    expect(result).toEqual({ outcome: 'away', reason: expect.stringMatching(reason) });
  });

  it.each([
    ['500', 'The CRM answered the lead with 500 without "success".'],
    ['html', 'The CRM answered the lead with 200 without JSON.'],
  ] as const)('retries when only the lead call is in trouble: %s', async (mode, reason) => {
    const one = client();
    await one.deliver('first', '{}', KEPT);
    crm.mode = mode;
    expect(await one.deliver('second', '{}', KEPT)).toEqual({ outcome: 'failed', reason });
  });

  it.each(['down', 'timeout'] as const)(
    'does not take one lead without an answer for an outage: %s',
    async (mode) => {
      const one = client(timeoutOf(mode));
      await one.deliver('first', '{}', KEPT);
      crm.mode = mode;
      expect(await one.deliver('second', '{}', KEPT)).toMatchObject({ outcome: 'failed' });
      one.forgetToken();
      expect(await one.deliver('second', '{}', KEPT)).toMatchObject({ outcome: 'away' });
    },
  );

  it('takes a refused connection for an outage, whatever lead it is', async () => {
    const one = client();
    await one.deliver('first', '{}', KEPT);
    await crm.stop();
    // The connection that was open breaks with the first call; the next one needs a new one.
    await one.deliver('second', '{}', KEPT);
    expect(await one.deliver('third', '{}', KEPT)).toEqual({
      outcome: 'away',
      reason: 'The CRM did not answer: ECONNREFUSED.',
    });
  });

  it.each([
    ['a line break', 'line\nbreak'],
    ['a letter that no header can carry', 'Ümlaut'],
    ['a space', 'with space'],
    ['nothing', ''],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('does not keep a malformed token: %s', async (_, token) => {
    const one = client();
    crm.token = token;
    expect(await one.deliver('id', '{}', KEPT)).toMatchObject({
      outcome: 'away',
      reason: "The CRM's token endpoint sent a malformed token.",
    });
    crm.token = 'good';
    expect(await one.deliver('id', '{}', KEPT)).toEqual({ outcome: 'delivered' });
  });

  it.each([
    ['token', 429],
    ['token', 503],
    ['lead', 429],
    ['lead', 503],
  ] as const)('hears how long the CRM asks to wait at the %s call: %i', async (call, status) => {
    const one = client();
    if (call === 'lead') await one.deliver('first', '{}', KEPT);
    crm.mode = 'wait';
    crm.waitStatus = status;
    expect(await one.deliver('second', '{}', KEPT)).toMatchObject({
      outcome: call === 'lead' ? 'failed' : 'away',
      wait: 7000,
    });
  });

  it('tells a wrong secret from an outage, and does not repeat the secret', async () => {
    const result = await client({ clientSecret: 'wrong-secret' }).deliver('id', '{}', KEPT);
    expect(result).toMatchObject({ outcome: 'unauthorised' });
    expect(JSON.stringify(result)).not.toContain('wrong-secret');
  });

  it('tries a lead once more with a new token when the CRM answers 401', async () => {
    const one = client();
    await one.deliver('first', '{}', KEPT);
    let reads = 0;
    // What it gives is never what it accepts.
    Object.defineProperty(crm, 'token', { get: () => `token-${(reads += 1)}` });
    expect(await one.deliver('second', '{}', KEPT)).toEqual({
      outcome: 'failed',
      reason: 'The CRM answers 401 even with a new token.',
    });
    expect(tokenCalls).toBe(2);
  });

  it('does not follow a redirect with the secret', async () => {
    const server = createServer((_, response) => {
      response.writeHead(302, { location: `${crm.url}services/oauth2/token` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const result = await client({ url: `http://127.0.0.1:${port}/` }).deliver('id', '{}', KEPT);
    server.close();
    expect(result).toEqual({
      outcome: 'away',
      reason: "The CRM's token endpoint answered 302 without a token.",
    });
    expect(crm.tokenCalls).toBe(0);
  });
});

describe('classify', () => {
  it.each([
    [200, { success: true, message: 'x' }, 'delivered'],
    [200, { success: false, message: 'x' }, 'refused'],
    [400, [{ message: 'REQUIRED_FIELD_MISSING' }], 'refused'],
    [422, { message: 'x' }, 'refused'],
    [400, undefined, 'failed'],
    [403, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }], 'failed'],
    [404, [{ errorCode: 'NOT_FOUND' }], 'failed'],
    [500, { success: false }, 'failed'],
    [500, { success: true }, 'failed'],
    [200, null, 'failed'],
    [200, { success: 'true' }, 'failed'],
    [429, undefined, 'failed'],
    [503, { success: false }, 'failed'],
  ])('%i %o is %s', (status, json, outcome) => {
    expect(classify({ status, json }).outcome).toBe(outcome);
  });
});

describe('retryAfter', () => {
  const NOW = Date.parse('2026-11-22T12:00:00Z');
  it.each([
    [null, undefined],
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    ['86400', 900_000],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['Tue, 22 Nov 2050 12:00:00 GMT', 900_000],
    ['soon', undefined],
    ['', undefined],
    ['-5 minutes', undefined],
  ])('%j is %s', (header, wait) => {
    expect(retryAfter(header, NOW)).toBe(wait);
  });
});
