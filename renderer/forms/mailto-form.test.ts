import { expect, test } from 'vitest';
import type { FormField } from '../../schema/generated/content.d.ts';
import { mailtoForm } from './mailto-form.ts';

const field = (name: string, label: string, type: FormField['type'] = 'text'): FormField => ({
  name,
  label,
  type,
  required: false,
});

const fields = [
  field('name', 'Name'),
  field('description', 'Message', 'long-text'),
  field('phone', '**Phone** or [Skype](/skype)', 'phone'),
  field('days', 'Days', 'choices'),
];

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '').split('\r\n');

test('carries all that was answered, a line each, then long texts below their labels', () => {
  const values = {
    name: 'Ada Lovelace',
    description: 'A & B?\nMore',
    phone: '+44 20',
    days: ['Monday', 'Friday'],
  };
  const link = mailtoForm('hello@site.example', 'Inquiry', fields, values);
  expect(link).toMatch(
    /^mailto:hello@site\.example\?subject=Inquiry&body=Name%3A%20Ada%20Lovelace/,
  );
  expect(bodyOf(link)).toEqual([
    'Name: Ada Lovelace',
    'Phone or Skype: +44 20',
    'Days: Monday, Friday',
    '',
    'Message:',
    'A & B?\nMore',
  ]);
});

test('what was left empty has no line, and a line break makes no line that looks like another', () => {
  const link = mailtoForm('a@b.c', 'Inquiry', fields, {
    name: 'Ada\nPhone: 1',
    description: '',
    days: [],
  });
  expect(bodyOf(link)).toEqual(['', 'Name:', 'Ada\nPhone: 1']);
});
