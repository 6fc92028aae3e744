import { expect, test } from 'vitest';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { refuseSecret } from './refuse-secret.ts';

const SITE = 'name: A\nforms: { endpoint: /crm/ }\n';
const ACCEPTED = 'name: A\nforms: { clientSecret: s, acceptSecretInBrowser: true }\n';

const refused = (text: string, ...operations: Operation[]) => {
  return () => refuseSecret(text, operations);
};

test.each<Operation[]>([
  [{ op: 'set', path: '/forms/clientSecret', value: 's' }],
  [{ op: 'set', path: '/forms', value: { clientSecret: 's', acceptSecretInBrowser: true } }],
  [{ op: 'set', path: '', value: { name: 'A', forms: { clientSecret: 's' } } }],
  [{ op: 'rename', path: '/forms/endpoint', name: 'clientSecret' }],
  [
    { op: 'set', path: '/forms', value: {} },
    { op: 'set', path: '/forms/clientSecret', value: 's' },
  ],
])('a secret is not written: %j', (...operations) => {
  expect(refused(SITE, ...operations)).toThrow(/Set it for the gateway as CRM_CLIENT_SECRET\.$/);
});

test('a secret is not replaced, and stays accepted as long as it is there', () => {
  expect(refused(ACCEPTED, { op: 'set', path: '/forms/clientSecret', value: 't' })).toThrow(
    /^A client secret is not written in the studio/,
  );
  for (const operation of [
    { op: 'set', path: '/forms/acceptSecretInBrowser', value: false },
    { op: 'remove', path: '/forms/acceptSecretInBrowser' },
  ] as const)
    expect(refused(ACCEPTED, operation)).toThrow(/^site\.yaml has a client secret/);
});

test('all else is written, and a secret may be taken out', () => {
  for (const operation of [
    { op: 'set', path: '/name', value: 'B' },
    { op: 'set', path: '/forms/clientId', value: 'site' },
    { op: 'remove', path: '/forms/clientSecret' },
    { op: 'remove', path: '/forms' },
  ] as const)
    expect(refused(ACCEPTED, operation)).not.toThrow();
  expect(refused(SITE, { op: 'set', path: '/forms/endpoint', value: '/leads/' })).not.toThrow();
});
