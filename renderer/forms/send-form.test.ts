import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Site } from '../../schema/generated/content.d.ts';
import { sendForm } from './send-form.ts';

afterEach(() => vi.unstubAllGlobals());

const SETTINGS: Site['forms'] = {
  endpoint: 'https://crm.example//',
  clientId: 'site',
  acceptSecretInBrowser: false,
};

const values = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  contactNumber: '',
  country: '',
  companyName: '',
  description: '',
};

type Call = (url: string, init: RequestInit) => Promise<Response>;

/** Sends an inquiry to a CRM that gives these answers, one after the other. */
async function send(answers: Response[], settings = SETTINGS, honeypot = '', form = 'inquiry') {
  const fetched = vi.fn<Call>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', fetched);
  const submission = { form, values, idempotencyKey: 'key', honeypot };
  await sendForm(settings, submission, new AbortController().signal);
  return fetched.mock.calls.map(([url, { body, headers }]) => ({
    url,
    body: body instanceof URLSearchParams ? body.toString() : body,
    headers: new Headers(headers),
  }));
}

const token = () => Response.json({ access_token: 'secret-token' });
const taken = () => Response.json({ success: true });

test('asks for a token and sends the lead with it and with its key', async () => {
  const [first, second] = await send([token(), taken()]);
  expect(first?.url).toBe('https://crm.example/services/oauth2/token');
  expect(first?.body).toBe('grant_type=client_credentials&client_id=site');
  expect(second?.url).toBe('https://crm.example/services/apexrest/createLead');
  expect(second?.body).toBe(JSON.stringify(values));
  expect(second?.headers.get('authorization')).toBe('Bearer secret-token');
  expect(second?.headers.get('idempotency-key')).toBe('key');
  expect(second?.headers.has('x-inquiry-check')).toBe(false);
});

test('names any other form in the address of the second call', async () => {
  const [first, second] = await send([token(), taken()], SETTINGS, '', 'order');
  expect(first?.url).toBe('https://crm.example/services/oauth2/token');
  expect(second?.url).toBe('https://crm.example/services/apexrest/createLead?form=order');
});

test('tells of a filled honeypot without its text, and sends a secret only where there is one', async () => {
  const [first, second] = await send(
    [token(), taken()],
    { ...SETTINGS, clientSecret: 'known' },
    'buy now',
  );
  expect(first?.body).toContain('client_secret=known');
  expect(second?.headers.get('x-inquiry-check')).toBe('filled');
});

/** Of the number 7 with this very token. */
const challenge = {
  digest: pbkdf2Sync('secret-token', '7', 3, 32, 'sha256').toString('hex'),
  most: 10,
  rounds: 3,
};

test('works out what the token comes with, and sends the number', async () => {
  const challenged = Response.json({ access_token: 'secret-token', challenge });
  const [, second] = await send([challenged, taken()]);
  expect(second?.headers.get('x-inquiry-proof')).toBe('7');
});

test.each([
  ['no number fits', { ...challenge, most: 7 }],
  ['it is no challenge', { ...challenge, digest: 7 }],
  ['it is a text', 'Work!'],
])('where %s it sends the answers without a number', async (_, asked) => {
  const challenged = Response.json({ access_token: 'secret-token', challenge: asked });
  const [, second] = await send([challenged, taken()]);
  expect(second?.body).toBe(JSON.stringify(values));
  expect(second?.headers.has('x-inquiry-proof')).toBe(false);
});

test('where the browser offers no cryptography it sends the answers without a number', async () => {
  vi.stubGlobal('crypto', {});
  const challenged = Response.json({ access_token: 'secret-token', challenge });
  const [, second] = await send([challenged, taken()]);
  expect(second?.headers.has('x-inquiry-proof')).toBe(false);
});

test.each([
  ['a token call that fails', [new Response('', { status: 503 })], '503'],
  ['no token', [Response.json({})], 'no access_token'],
  ['an answer that is no object', [Response.json(null)], 'No JSON object'],
  ['a lead that fails', [token(), new Response('', { status: 400 })], '400'],
  ['a lead not taken', [token(), Response.json({ success: false, message: 'Full' })], 'Full'],
  ['an unclear answer', [token(), Response.json({ success: 'yes' })], 'not accepted'],
])('%s is a failure', async (_, answers, message) => {
  await expect(send(answers)).rejects.toThrow(message);
});
