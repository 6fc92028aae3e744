import { describe, expect, it } from 'vitest';
import { testGateway } from '../test-support/gateway/test-gateway.ts';
import { ADA, CREDENTIALS, LEAD, TOKEN } from '../test-support/gateway/content/wire.ts';
import { fingerprint } from './inquiry.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SUCCESS = { success: true, message: 'Thank you. Your inquiry has been received.' };
const ALREADY = {
  success: false,
  message: 'We have already received this inquiry and are reviewing it.',
};

describe('the token call', () => {
  it('gives a token for the public client id', async () => {
    const { app } = await testGateway();
    const response = await app.request(TOKEN, { method: 'POST', headers: FORM, body: CREDENTIALS });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w.-]{50,}$/),
      token_type: 'Bearer',
      expires_in: 600,
    });
  });

  it.each([
    ['grant_type=password&client_id=website', 400, 'unsupported_grant_type'],
    ['client_id=website', 400, 'unsupported_grant_type'],
    ['grant_type=client_credentials&client_id=other', 401, 'invalid_client'],
    ['grant_type=client_credentials', 401, 'invalid_client'],
  ])('refuses %s with %i', async (body, status, error) => {
    const { app } = await testGateway();
    const response = await app.request(TOKEN, { method: 'POST', headers: FORM, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  });
});

describe('the lead call', () => {
  it('answers success once the inquiry is in the store', async () => {
    const gateway = await testGateway();
    const response = await gateway.send(ADA);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(SUCCESS);
    expect(await gateway.store.list({})).toMatchObject([
      { state: 'waiting', body: JSON.stringify(ADA), acceptedAt: gateway.time.now },
    ]);
    expect(gateway.accepted()).toBe(1);
  });

  it.each([
    ['no token', ''],
    ['another scheme', 'Basic abc'],
    ['a made-up token', 'Bearer zzzzzz.AAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'],
  ])('answers 401 to %s', async (_, authorization) => {
    const gateway = await testGateway();
    const response = await gateway.send(ADA, { authorization });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false });
    expect(await gateway.store.list({})).toEqual([]);
  });

  it('answers 401 to a token of more than ten minutes', async () => {
    const gateway = await testGateway();
    const authorization = `Bearer ${await gateway.token()}`;
    gateway.time.now += 599_999;
    expect((await gateway.send(ADA, { authorization })).status).toBe(200);
    gateway.time.now += 1;
    expect((await gateway.send({ ...ADA, lastName: 'B' }, { authorization })).status).toBe(401);
  });

  it.each([
    ['{"firstName":', 'The request is not valid JSON.'],
    ['[]', 'The inquiry must be an object.'],
    [JSON.stringify({ ...ADA, email: 'ada' }), 'Email is not a valid address.'],
    [JSON.stringify({ ...ADA, description: ' \n ' }), 'Message is empty.'],
    [JSON.stringify({ ...ADA, country: null }), 'Country must be text.'],
    [JSON.stringify({ ...ADA, website: 'x' }), 'Unknown field "website".'],
    [
      JSON.stringify({ ...ADA, firstName: '', lastName: undefined }),
      'The field "lastName" is missing. First Name is empty.',
    ],
  ])('answers 400 to %s', async (body, message) => {
    const gateway = await testGateway();
    const response = await gateway.send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, message });
    expect(await gateway.store.list({})).toEqual([]);
  });

  it('answers 400 to bytes that are not UTF-8 and takes nothing', async () => {
    const gateway = await testGateway();
    const body = Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xff, 0xfe])]);
    const response = await gateway.app.request(LEAD, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await gateway.token()}`,
      },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('UTF-8') });
  });

  it('answers 413 to more than 32 KB, whatever Content-Length claims', async () => {
    const gateway = await testGateway();
    const description = 'x'.repeat(33_000);
    expect((await gateway.send({ ...ADA, description })).status).toBe(413);
    const lying = await gateway.send({ ...ADA, description }, { 'content-length': '10' });
    expect(lying.status).toBe(413);
    const large = await gateway.send({ ...ADA, description: 'x'.repeat(32_000) });
    expect(large.status).toBe(200);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('answers 415 to %o', async (headers) => {
    const gateway = await testGateway();
    expect((await gateway.send(ADA, headers)).status).toBe(415);
    const utf8 = { 'content-type': 'application/json;charset=UTF-8' };
    expect((await gateway.send(ADA, utf8)).status).toBe(200);
  });

  it('gives the same key its first answer, and makes one inquiry', async () => {
    const gateway = await testGateway();
    for (let n = 0; n < 3; n += 1) {
      const response = await gateway.send(ADA, { 'idempotency-key': 'k1' });
      expect(await response.json()).toEqual(SUCCESS);
      gateway.time.now += 3_600_000;
    }
    expect(await gateway.store.list({})).toHaveLength(1);
    expect(gateway.accepted()).toBe(1);
  });

  it('tells that the same content under another key was already received', async () => {
    const gateway = await testGateway();
    await gateway.send(ADA, { 'idempotency-key': 'k1' });
    const reordered = Object.fromEntries(Object.entries(ADA).toReversed());
    const second = await gateway.send(reordered, { 'idempotency-key': 'k2' });
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(ALREADY);
    expect(await (await gateway.send(ADA)).json()).toEqual(ALREADY);
    gateway.time.now += 600_000;
    expect(await (await gateway.send(ADA)).json()).toEqual(SUCCESS);
    const again = await gateway.send(ADA, { 'idempotency-key': 'k2' });
    expect(await again.json()).toEqual(ALREADY);
    expect(await gateway.store.list({})).toHaveLength(2);
  });

  it('answers 422 to a key that belongs to other content, so that nothing is lost unseen', async () => {
    const gateway = await testGateway();
    await gateway.send(ADA, { 'idempotency-key': 'k1' });
    const other = await gateway.send({ ...ADA, country: 'UK' }, { 'idempotency-key': 'k1' });
    expect(other.status).toBe(422);
    expect((await gateway.send(ADA, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });

  it('makes one inquiry of ten equal posts at once', async () => {
    const gateway = await testGateway();
    const responses = await Promise.all(Array.from({ length: 10 }, () => gateway.send(ADA)));
    const answers = await Promise.all(responses.map((response) => response.json()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await gateway.store.list({})).toHaveLength(1);
  });

  it('quarantines a filled hidden field under the same answer', async () => {
    const gateway = await testGateway();
    const response = await gateway.send(ADA, { 'x-inquiry-check': 'filled' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(SUCCESS);
    expect(await gateway.store.list({})).toMatchObject([
      { state: 'quarantined', body: JSON.stringify(ADA) },
    ]);
    expect(gateway.accepted()).toBe(0);
    // What a program sent never keeps a person's equal inquiry out.
    expect(await (await gateway.send(ADA, { 'x-inquiry-check': '' })).json()).toEqual(SUCCESS);
    expect(await gateway.store.list({ state: 'waiting' })).toHaveLength(1);
  });

  it('answers 503 when the store fails, and success again when it works', async () => {
    let broken = true;
    const gateway = await testGateway({}, (store) => ({
      ...store,
      accept: (submission) =>
        broken ? Promise.reject(new Error('disk full at /secret/path')) : store.accept(submission),
    }));
    const response = await gateway.send(ADA, { 'idempotency-key': 'k1' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.text()).not.toContain('/secret/path');
    broken = false;
    expect(await (await gateway.send(ADA, { 'idempotency-key': 'k1' })).json()).toEqual(SUCCESS);
  });
});

describe('every route', () => {
  it.each([
    ['GET', LEAD, 405],
    ['PUT', LEAD, 405],
    ['DELETE', TOKEN, 405],
    ['OPTIONS', TOKEN, 405],
    ['POST', `${LEAD}/`, 404],
    ['POST', '/crm/services/apexrest/createlead', 404],
    ['POST', '/crm//services/apexrest/createLead', 404],
    ['POST', '/crm/', 404],
    ['GET', '/crm/services/data', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    const { app } = await testGateway();
    const response = await app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('refuses other sites', async () => {
    const gateway = await testGateway();
    const host = { host: 'www.example.com' };
    const own = { ...host, origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' };
    expect((await gateway.send(ADA, own)).status).toBe(200);
    for (const foreign of [
      { ...host, origin: 'https://evil.example' },
      { ...host, origin: 'null' },
      { ...host, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await gateway.send(ADA, foreign)).status).toBe(403);
    }
  });

  it('lets allowed origins in from elsewhere, with what CORS asks for', async () => {
    const origin = 'https://www.example.com';
    const gateway = await testGateway({ ALLOWED_ORIGINS: origin });
    const preflight = await gateway.app.request(LEAD, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const sent = await gateway.send(ADA, { origin, 'sec-fetch-site': 'cross-site' });
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toBe(origin);
    const wrong = await gateway.send({}, { origin });
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get('access-control-allow-origin')).toBe(origin);
    const foreign = await gateway.send(ADA, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('tells nothing about a fault of its own', async () => {
    const gateway = await testGateway();
    Object.defineProperty(gateway.schedule, 'next', {
      get() {
        throw new TypeError('x is not a function');
      },
    });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const response = await gateway.app.request('/metrics', {}, env);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      message: 'The request could not be handled.',
    });
    expect(gateway.log.join('')).toContain('"event":"request failed","code":"TypeError"');
  });
});

it('logs no personal data', async () => {
  const gateway = await testGateway();
  await gateway.send(ADA, { 'x-forwarded-for': '203.0.113.7' });
  await gateway.send(ADA);
  await gateway.send({ ...ADA, email: 'wrong' });
  await gateway.send(ADA, { 'x-inquiry-check': 'filled' });
  expect(gateway.log).toHaveLength(2);
  expect(gateway.log.join('')).not.toMatch(/lovelace|example|machine|engines|203\.0/i);
});

it('keeps a hash that cannot be guessed without the secret', () => {
  const json = JSON.stringify(ADA);
  expect(fingerprint('inquiry', json, false, 'one')).not.toBe(
    fingerprint('inquiry', json, false, 'two'),
  );
  expect(fingerprint('inquiry', json, false, 'one')).not.toBe(
    fingerprint('inquiry', json, true, 'one'),
  );
  expect(fingerprint('order', json, false, 'one')).not.toBe(
    fingerprint('inquiry', json, false, 'one'),
  );
});
