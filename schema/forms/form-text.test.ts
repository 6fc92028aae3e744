import { expect, test } from 'vitest';
import type { FormField } from '../generated/content.d.ts';
import { formText, textOf } from './form-text.ts';

const field = (name: string, label: string, type: FormField['type'] = 'text'): FormField => ({
  name,
  label,
  type,
  required: false,
});

test('short answers stand behind their labels, long ones below, and what is empty is passed over', () => {
  const fields = [
    field('note', 'Your *note*', 'long-text'),
    field('name', 'Name'),
    field('days', 'Days', 'choices'),
    field('street', 'Street'),
    field('phone', 'Phone'),
    field('other', 'Other', 'choices'),
  ];
  const values = {
    note: 'One line',
    name: 'Ada',
    days: ['Monday', 'Friday'],
    street: 'A 1\r\nB',
    phone: '',
    other: [],
  };
  expect(formText(fields, values)).toEqual([
    'Name: Ada',
    'Days: Monday, Friday',
    '',
    'Your note:',
    'One line',
    '',
    'Street:',
    'A 1\r\nB',
  ]);
  expect(textOf(undefined)).toBe('');
});
