import { beforeEach, afterEach, expect, it, type MockInstance, vi } from 'vitest';
import { FORMS } from '../../../test-support/gateway/content/wire.ts';
import { webhookTarget } from './webhook-target.ts';
import { sign } from './sign.ts';

const URL = 'https://hooks.bakery.example/new';
const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const ACCEPTED = Date.parse('2026-11-22T12:00:00Z');
const NOW = ACCEPTED + 61_999;
const KEPT = new AbortController().signal;

const inquiry = {
  id: 'id-1',
  form: 'order',
  body: '{"name":"Ada"}',
  acceptedAt: ACCEPTED,
};

let called: MockInstance<typeof fetch>;
beforeEach(() => {
  called = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => called.mockRestore());

const target = () =>
  webhookTarget(
    'webhook-1',
    URL,
    SECRET,
    () => FORMS,
    () => NOW,
  );

it('sends type, time and answers, signed at the second of the call', async () => {
  expect(await target().deliver(inquiry, KEPT)).toEqual({ outcome: 'delivered' });
  const [[url, init] = []] = called.mock.calls;
  const body = JSON.stringify({
    type: 'form.submitted',
    timestamp: '2026-11-22T12:00:00.000Z',
    data: { id: 'id-1', form: 'order', title: 'Order bread', answers: { name: 'Ada' } },
  });
  expect([url, init]).toEqual([
    URL,
    {
      method: 'POST',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
      headers: {
        'content-type': 'application/json',
        ...sign(SECRET, 'id-1', ACCEPTED / 1000 + 61, body),
      },
      body,
    },
  ]);
});

it.each([
  [200, {}, { outcome: 'delivered' }],
  [299, {}, { outcome: 'delivered' }],
  [302, {}, { outcome: 'failed', reason: 'The webhook answered 302.' }],
  [401, {}, { outcome: 'failed', reason: 'The webhook answered 401.' }],
  [403, {}, { outcome: 'failed', reason: 'The webhook answered 403.' }],
  [404, {}, { outcome: 'failed', reason: 'The webhook answered 404.' }],
  [410, {}, { outcome: 'refused', reason: 'The webhook is gone: 410.' }],
  [429, {}, { outcome: 'failed', reason: 'The webhook asks to wait: 429.', wait: 0 }],
  [503, {}, { outcome: 'failed', reason: 'The webhook answered 503.' }],
  [
    503,
    { 'retry-after': '7' },
    { outcome: 'failed', reason: 'The webhook asks to wait: 503.', wait: 7000 },
  ],
  [500, { 'retry-after': '7' }, { outcome: 'failed', reason: 'The webhook answered 500.' }],
])('an answer %i with %o means %o', async (status, headers, result) => {
  called.mockResolvedValue(new Response(null, { status, headers }));
  expect(await target().deliver(inquiry, KEPT)).toEqual(result);
});

it.each([
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'failed'],
])('without an answer, %s, the webhook is %s', async (code, outcome) => {
  called.mockRejectedValue(Object.assign(new Error('No.'), { code }));
  expect(await target().deliver(inquiry, KEPT)).toEqual({
    outcome,
    reason: `The webhook did not answer: ${code}.`,
  });
});

it('ends its calls when the gateway stops, or others need the place', async () => {
  called.mockImplementation(
    (_, init) =>
      new Promise((__, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('Cut.'))),
      ),
  );
  const stopped = target();
  const result = stopped.deliver(inquiry, KEPT);
  stopped.abort();
  expect(await result).toMatchObject({ outcome: 'failed' });
  const cut = new AbortController();
  const other = target().deliver(inquiry, cut.signal);
  cut.abort();
  expect(await other).toMatchObject({ outcome: 'failed' });
});

it('says how it is to be treated', () => {
  expect(target()).toMatchObject({
    key: 'webhook-1',
    parallel: 5,
    leaseMilliseconds: 60_000,
    recognisesRepetition: true,
  });
});
