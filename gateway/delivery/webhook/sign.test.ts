import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { isWebhookSecret, sign } from './sign.ts';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

it('signs what the library of the rules finds right, and nothing else', () => {
  const webhook = new Webhook(SECRET);
  const body = '{"text":"👩‍👧 \\u0000"}';
  const headers = sign(SECRET, 'id-1', Math.floor(Date.now() / 1000), body);
  expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'id-2' })).toThrow(
    'No matching signature',
  );
  const old = sign(SECRET, 'id-1', Math.floor(Date.now() / 1000) - 3600, body);
  expect(() => webhook.verify(body, old)).toThrow('timestamp too old');
});

it('signs with the secret before and the next one, while the receiver changes', () => {
  const next = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
  const headers = sign(`${next} ${SECRET}`, 'id-1', Math.floor(Date.now() / 1000), '{}');
  for (const secret of [SECRET, next])
    expect(new Webhook(secret).verify('{}', headers)).toEqual({});
  const third = new Webhook(`whsec_${Buffer.alloc(32, 3).toString('base64')}`);
  expect(() => third.verify('{}', headers)).toThrow('No matching signature');
});

it.each([
  [SECRET, true],
  [`${SECRET} ${SECRET}`, true],
  [`${SECRET} password`, false],
  [`whsec_${Buffer.alloc(24).toString('base64')}`, true],
  [`whsec_${Buffer.alloc(64).toString('base64')}`, true],
  [`whsec_${Buffer.alloc(23).toString('base64')}`, false],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
  ['whsec_password', false],
  ['my password', false],
  ['', false],
])('knows a secret that can sign: %s', (secret, isSecret) => {
  expect(isWebhookSecret(secret)).toBe(isSecret);
});
