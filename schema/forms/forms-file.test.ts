import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readForms } from './forms-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-file-'));
const file = join(folder, '.forms.json');
afterAll(() => rmSync(folder, { recursive: true }));

const field = { name: 'email', type: 'email', label: 'E-mail', required: true };
const form = {
  title: 'Write',
  subtitle: 'We answer soon.',
  fields: [field],
  messages: {},
  deliver: [{ to: 'crm' }],
};

function read(forms: unknown) {
  writeFileSync(file, JSON.stringify(forms));
  return readForms(file);
}

test('the forms that a build has written are read', () => {
  const second = { ...form, fields: [], deliver: [] };
  expect(read({ inquiry: form, second })).toEqual({ inquiry: form, second });
});

test.each([
  ['no forms', []],
  ['one that is none', { inquiry: form, other: 'form' }],
  ['no title', { inquiry: { ...form, title: 1 } }],
  ['no fields', { inquiry: { ...form, fields: {} } }],
  ['a field that is none', { inquiry: { ...form, fields: [field, null] } }],
  ['a field without a label', { inquiry: { ...form, fields: [{ ...field, label: undefined }] } }],
  ['no targets', { inquiry: { ...form, deliver: undefined } }],
  ['a target that is none', { inquiry: { ...form, deliver: [{ to: 'crm' }, 'crm'] } }],
  ['a target without a kind', { inquiry: { ...form, deliver: [{ address: 'a@site.example' }] } }],
])('a file with %s is refused', (_, forms) => {
  expect(() => read(forms)).toThrow(file);
});
