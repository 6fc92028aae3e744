import { expect, test } from 'vitest';
import { checkTargets } from './targets.ts';

const NAMES = ['firstName', 'lastName', 'email', 'description'];
const fields = NAMES.map((name) => ({
  name,
  type: name === 'email' ? 'email' : 'text',
  required: true,
}));

/** What is found, as its kind and its place. */
const found = (form: unknown) =>
  checkTargets({ data: form }).map(({ id, path }) => `${id} ${path.join('/')}`);

test('targets that have what they need, each once, are right', () => {
  const deliver = [
    { to: 'crm' },
    { to: 'email', address: 'a@site.example', subject: 'New' },
    { to: 'email', address: 'b@site.example' },
    { to: 'webhook', url: 'https://site.example/', secret: 'SECRET' },
  ];
  expect(checkTargets({ data: { fields, deliver } })).toEqual([]);
});

test('what is no form, target or known kind, is judged elsewhere', () => {
  expect(found(undefined)).toEqual([]);
  expect(found({ fields })).toEqual([]);
  expect(found({ fields, deliver: ['crm', { to: 'toString' }, { to: 'fax' }] })).toEqual([]);
});

test('a target lacks what it needs, has what is not its own, or stands twice', () => {
  const deliver = [
    { to: 'email', url: 'https://site.example/' },
    { to: 'webhook', subject: 'New' },
    { to: 'crm' },
    { to: 'crm', note: 'unknown everywhere' },
  ];
  expect(found({ fields, deliver })).toEqual([
    'missing-field deliver/0',
    'field-conflict deliver/0/url',
    'field-conflict deliver/1/subject',
    'missing-field deliver/1',
    'duplicate-name deliver/3',
  ]);
});

test('what a target needs may be there under a misspelled name', () => {
  expect(found({ fields, deliver: [{ to: 'email', adress: 'a@site.example' }] })).toEqual([]);
});

test('a lead needs certain fields, and they must be required', () => {
  const optional = fields.map((field) => ({ ...field, required: field.name !== 'email' }));
  const [missing] = checkTargets({ data: { fields: optional, deliver: [{ to: 'crm' }] } });
  expect(missing?.message).toBe(
    'The CRM needs certain required fields for a lead; this form is missing email.',
  );
  expect(missing?.suggestion).toContain('{ name: email, type: email,');
  expect(found({ fields: optional, deliver: [{ to: 'email', address: 'a' }] })).toEqual([]);
  expect(found({ fields: [], deliver: [{ to: 'crm' }] })).toEqual(['missing-field deliver/0']);
});

test.each([
  ['is not a field', null],
  ['has no name', { type: 'email', required: true }],
  ['has a name that is not text', { name: { email: 1 }, type: 'email', required: true }],
  ['has the name of another one', { name: 'lastName', type: 'email', required: true }],
  ['has a misspelled setting', { name: 'email', type: 'email', rqeuired: true }],
  ['has a setting of another type', { name: 'email', type: 'email', required: 'yes' }],
  ['has a misspelled type', { name: 'email', type: 'eamil', required: true }],
])('a lead is not judged while a field %s, because that may be what it lacks', (_, field) => {
  const others = fields.filter(({ name }) => name !== 'email');
  expect(found({ fields: [...others, field], deliver: [{ to: 'crm' }] })).toEqual([]);
});

test('the address of a lead is one, and as long as the CRM takes', () => {
  const at = fields.findIndex(({ name }) => name === 'email');
  const withEmail = (change: object) => ({
    fields: fields.map((field) => (field.name === 'email' ? { ...field, ...change } : field)),
    deliver: [{ to: 'crm' }],
  });
  expect(found(withEmail({ type: 'text' }))).toEqual([`field-conflict fields/${at}/type`]);
  expect(found(withEmail({ type: undefined }))).toEqual([]);
  expect(found(withEmail({ maxLength: 80 }))).toEqual([]);
  expect(found(withEmail({ maxLength: 81 }))).toEqual([`out-of-range fields/${at}/maxLength`]);
});
