import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ADA, FORMS } from '../../../test-support/gateway/content/wire.ts';
import { crmTarget } from './crm-target.ts';

const KEPT = new AbortController().signal;
const NOW = 1_800_000_000_000;
const inquiry = { id: 'id-1', form: 'inquiry', body: JSON.stringify(ADA), acceptedAt: NOW };

let called: MockInstance<typeof fetch>;
let now: number;
let tokens: number;
/** What the CRM says about its tokens, besides the token. */
let ofToken: object;

beforeEach(() => {
  now = NOW;
  tokens = 0;
  ofToken = {};
  called = vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const isToken = url instanceof URL && url.pathname.endsWith('/token');
    const answer = isToken ? { access_token: 'secret', ...ofToken } : { success: true };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => called.mockRestore());

const settings = {
  url: new URL('https://crm.example/base/'),
  clientId: 'gateway',
  clientSecret: 'hunter2',
  timeoutSeconds: 7,
  parallel: 3,
};
const target = () =>
  crmTarget(
    settings,
    () => FORMS,
    () => now,
    () => (tokens += 1),
  );

/** Hands an inquiry over so many milliseconds after the first one. @returns how many tokens that took in all */
async function tokensAfter(milliseconds: number): Promise<number> {
  const crm = target();
  tokens = 0;
  now = NOW;
  await crm.deliver(inquiry, KEPT);
  now += milliseconds;
  expect(await crm.deliver(inquiry, KEPT)).toEqual({ outcome: 'delivered' });
  return tokens;
}

it('hands over the lead of a form, and of one that is gone the fields that the CRM knows', async () => {
  const crm = target();
  expect(await crm.deliver(inquiry, KEPT)).toEqual({ outcome: 'delivered' });
  expect(await crm.deliver({ ...inquiry, form: 'gone' }, KEPT)).toEqual({ outcome: 'delivered' });
  expect(
    called.mock.calls.map(([url, { body } = {}]) => [
      url instanceof URL && url.href,
      body instanceof URLSearchParams ? body.toString() : body,
    ]),
  ).toEqual([
    [
      'https://crm.example/base/services/oauth2/token',
      'grant_type=client_credentials&client_id=gateway&client_secret=hunter2',
    ],
    ['https://crm.example/base/services/apexrest/createLead', inquiry.body],
    ['https://crm.example/base/services/apexrest/createLead', inquiry.body],
  ]);
});

it('renews a token half a minute before it ends, and one that says nothing of that never', async () => {
  ofToken = { expires_in: 60 };
  expect([await tokensAfter(29_999), await tokensAfter(30_000)]).toEqual([1, 2]);
  for (const never of [{}, { expires_in: 'soon' }]) {
    ofToken = never;
    expect(await tokensAfter(365 * 24 * 3_600_000)).toBe(1);
  }
});

it.each([
  ['x', 'delivered'],
  ['x'.repeat(8192), 'delivered'],
  ['x'.repeat(8193), 'away'],
])('a token may be as long as a header: %#', async (token, outcome) => {
  ofToken = { access_token: token };
  expect(await target().deliver(inquiry, KEPT)).toMatchObject({ outcome });
});

it('asks for a token again where it is to show whether the CRM is there', async () => {
  const crm = target();
  await crm.deliver(inquiry, KEPT);
  crm.probeNext();
  await crm.deliver(inquiry, KEPT);
  expect(tokens).toBe(2);
});

it('ends its calls when the gateway stops', async () => {
  called.mockImplementation(
    (_, init) =>
      new Promise((__, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('Cut.'))),
      ),
  );
  const crm = target();
  const result = crm.deliver(inquiry, KEPT);
  crm.abort();
  expect(await result).toMatchObject({ outcome: 'away' });
});

it('says how it is to be treated', () => {
  expect(target()).toMatchObject({
    key: 'crm',
    parallel: 3,
    leaseMilliseconds: 35_000,
    recognisesRepetition: true,
  });
});
