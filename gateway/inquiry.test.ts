import { expect, test } from 'vitest';
import type { FormField } from '../schema/generated/content.d.ts';
import { checkInquiry, fingerprint, senderOf, storedFields, storedValues } from './inquiry.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'text',
  label: `Your *${name}*`,
  required: false,
  ...more,
});

const fields = [
  field('name', { required: true, maxLength: 10 }),
  field('email', { type: 'email' }),
  field('topics', { type: 'choices', options: ['Roofs', 'Walls'] }),
  field('note', { type: 'long-text' }),
];

const NOW = Date.parse('2026-11-25T16:00Z');
const check = (body: unknown) => checkInquiry({ fields }, body, NOW);

test('what was left out counts as empty, each in its kind; all stands in the order of the fields', () => {
  expect(check({ topics: ['Walls'], name: 'Ada' })).toEqual({
    values: { name: 'Ada', email: '', topics: ['Walls'], note: '' },
  });
  expect(check({ name: 'Ada' })).toEqual({
    values: { name: 'Ada', email: '', topics: [], note: '' },
  });
});

test('of spaces alone only free text keeps anything; a choice of spaces is none', () => {
  expect(check({ name: 'Ada', email: '  ', topics: [' ', 'Roofs'], note: '  ' })).toEqual({
    values: { name: 'Ada', email: '', topics: ['Roofs'], note: '  ' },
  });
});

test.each([
  ['no object', 'a text', 'The inquiry must be an object.'],
  ['a missing field', {}, 'The field "name" is missing.'],
  ['spaces in place of an answer', { name: '  ' }, 'Your name is empty.'],
  ['a text that is too long', { name: 'Ada Lovelace' }, 'Your name is too long.'],
  ['a number for a text', { name: 7 }, 'Your name must be text.'],
  ['a text for a list', { name: 'Ada', topics: 'Roofs' }, 'Your topics must be a list of texts.'],
  [
    'a list of others',
    { name: 'Ada', topics: ['Roofs', 7] },
    'Your topics must be a list of texts.',
  ],
  [
    'an option that is none',
    { name: 'Ada', topics: ['Doors'] },
    'Your topics is not one of the options.',
  ],
  ['a wrong address', { name: 'Ada', email: 'ada' }, 'Your email is not a valid address.'],
  [
    'an unknown field',
    { name: 'Ada', [`x${'y'.repeat(50)}`]: 1 },
    `Unknown field "x${'y'.repeat(39)}".`,
  ],
  [
    'missing fields first',
    { email: 'ada' },
    'The field "name" is missing. Your email is not a valid address.',
  ],
])('refuses %s in words', (_about, body, message) => {
  expect(check(body)).toEqual({ message });
});

test('a day is refused that is over everywhere on earth, or before the one that it follows', () => {
  const dates = [
    field('arrival', { type: 'date', earliest: 'today' }),
    field('departure', { type: 'date', after: 'arrival' }),
  ];
  const said = (arrival: string, departure: string) => {
    const answer = checkInquiry({ fields: dates }, { arrival, departure }, NOW);
    return 'message' in answer ? answer.message : 'accepted';
  };
  expect(said('2026-11-25', '2026-11-26')).toBe('accepted');
  expect(said('2026-11-24', '2026-11-26')).toBe('Your arrival is too early.');
  expect(said('2026-11-28', '2026-11-28')).toBe('Your departure is too early.');
  expect(said('2026-11-28', '2026-11-20')).toBe('Your departure is too early.');
});

test('complains of seven things at most', () => {
  const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`x${n}`, '']));
  const answer = check({ name: 'Ada', ...unknown });
  expect('message' in answer && answer.message.match(/Unknown field/g)).toHaveLength(7);
});

test('who wrote is the answer to the first field for an address', () => {
  const two = [...fields, field('other', { type: 'email' })];
  expect(senderOf({ fields: two }, { email: 'ada@a.example', other: 'b@a.example' })).toBe(
    'ada@a.example',
  );
  expect(senderOf({ fields }, { email: '' })).toBeNull();
  expect(senderOf({ fields: [] }, { email: 'ada@a.example' })).toBeNull();
});

test('stored answers are read as they are; none where they were deleted', () => {
  const json = '{"name":"Ada","topics":["Roofs","Walls"],"count":7}';
  expect(storedValues(json)).toEqual({ name: 'Ada', topics: ['Roofs', 'Walls'], count: '7' });
  expect(storedFields(json)).toMatchObject({ name: 'Ada', topics: 'Roofs, Walls' });
  expect(storedValues(null)).toEqual({});
  expect(storedValues('[]')).toEqual({});
});

test('equal content has one fingerprint, by form, suspicion and secret', () => {
  const prints = [
    fingerprint('contact', '{}', false, 'secret'),
    fingerprint('order', '{}', false, 'secret'),
    fingerprint('contact', '{"a":1}', false, 'secret'),
    fingerprint('contact', '{}', true, 'secret'),
    fingerprint('contact', '{}', false, 'other'),
  ];
  expect(new Set(prints).size).toBe(prints.length);
  expect(fingerprint('contact', '{}', false, 'secret')).toBe(prints[0]);
});
