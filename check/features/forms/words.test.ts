import { expect, test } from 'vitest';
import { checkWords } from './words.ts';

const form = {
  fields: [
    { name: 'email', type: 'email' },
    { name: 'days', type: 'choice', options: ['Monday', 'Tuesday'] },
    'no field',
  ],
};

const found = (fields: unknown, of: unknown = form) =>
  checkWords({ fields }, { file: 'forms/order.yaml', form: of }).map(
    ({ path, message, suggestion, replacement }) => [path, message, suggestion, replacement],
  );

test('words are about fields and options of the form', () => {
  expect(found({ email: { label: 'E-Mail' }, days: { options: { Monday: 'Montag' } } })).toEqual(
    [],
  );
});

test('others are told with those that are meant', () => {
  expect(
    found({ emial: {}, shoe: {}, days: { options: { Mnday: 'Montag', Sunday: 'Sonntag' } } }),
  ).toEqual([
    [
      ['fields', 'emial'],
      'forms/order.yaml has no field `emial`.',
      'Did you mean `email`?',
      'email',
    ],
    [
      ['fields', 'shoe'],
      'forms/order.yaml has no field `shoe`.',
      'Remove it, or add it there.',
      undefined,
    ],
    [
      ['fields', 'days', 'options', 'Mnday'],
      'The field `days` of forms/order.yaml has no option `Mnday`.',
      'Did you mean `Monday`?',
      'Monday',
    ],
    [
      ['fields', 'days', 'options', 'Sunday'],
      'The field `days` of forms/order.yaml has no option `Sunday`.',
      'Did you mean `Monday`?',
      'Monday',
    ],
  ]);
});

test('a field without options has none in another language either', () => {
  expect(found({ email: { options: { Yes: 'Ja' } } }).map(([, message]) => message)).toEqual([
    'The field `email` of forms/order.yaml has no option `Yes`.',
  ]);
  expect(found({ email: 'E-Mail', days: { options: 'Montag' } })).toEqual([]);
});

test('where the form itself is broken, only that is told', () => {
  expect(found({ emial: {} }, { fields: 'none' })).toEqual([]);
  expect(found({ emial: {} }, 'text')).toEqual([]);
  expect(found('none')).toEqual([]);
});
