import { expect, test } from 'vitest';
import { checkFields } from './fields.ts';

/** The messages about fields: where, and what. */
const found = (...fields: unknown[]) =>
  checkFields({ data: { fields } }).map(({ path, part, message }) => [
    path.slice(1),
    part,
    message,
  ]);

test('a name stands once in a form', () => {
  const name = { name: 'name', type: 'text' };
  expect(found(name, { ...name, name: 'mail' }, name, 'no field', {}, {})).toEqual([
    [[2, 'name'], 'value', 'Duplicate field name `name`: one answer would replace the other.'],
  ]);
});

test('a setting is for some types only', () => {
  expect(found({ type: 'long-text', rows: 3, maxLength: 9, label: 'x' })).toEqual([]);
  expect(found({ type: 'text', rows: 3 })).toEqual([
    [
      [0, 'rows'],
      'key',
      '`rows` is only for the type long-text, but this field has the type text.',
    ],
  ]);
  expect(found({ type: 'consent', minLength: 3 })).toEqual([
    [
      [0, 'minLength'],
      'key',
      '`minLength` is only for the type text or long-text, but this field has the type consent.',
    ],
  ]);
  // That there is no such type is reported elsewhere.
  expect(found({ type: 'colour', rows: 3 })).toEqual([]);
});

test('the first of two limits does not lie above the second', () => {
  expect(found({ type: 'number', minimum: 3, maximum: 3 })).toEqual([]);
  expect(found({ type: 'number', minimum: 4, maximum: 3 })).toEqual([
    [[0, 'maximum'], 'value', 'No answer can be valid: `minimum` is 4, but `maximum` is 3.'],
  ]);
  expect(found({ type: 'date', earliest: '2026-02-01', latest: '2026-01-31' })).toEqual([
    [
      [0, 'latest'],
      'value',
      'No answer can be valid: `earliest` is 2026-02-01, but `latest` is 2026-01-31.',
    ],
  ]);
  expect(found({ type: 'text', minLength: '9', maxLength: 3 })).toEqual([]);
  expect(found({ type: 'text', minLength: 9 })).toEqual([]);
});

test('the options that a field needs may be there under a misspelled name', () => {
  expect(found({ type: 'choice' })).toHaveLength(1);
  expect(found({ type: 'choice', otpions: ['1', '2'] })).toEqual([]);
});

test('today is neither before nor after a day that is written', () => {
  expect(found({ type: 'date', earliest: 'today', latest: '2027-01-31' })).toEqual([]);
  expect(found({ type: 'date', earliest: '2026-01-31', latest: 'today' })).toEqual([]);
});

test('a date follows a date above it', () => {
  const arrival = { name: 'arrival', type: 'date' };
  const departure = { name: 'departure', type: 'date', after: 'arrival' };
  expect(found(arrival, { ...departure, daysAfter: 2 })).toEqual([]);
  const wrong = 'which is not a date field above this one.';
  expect(found(departure, arrival)).toEqual([
    [[0, 'after'], 'value', `\`after\` names \`arrival\`, ${wrong}`],
  ]);
  expect(found({ name: 'guests', type: 'number' }, { ...departure, after: 'guests' })).toEqual([
    [[1, 'after'], 'value', `\`after\` names \`guests\`, ${wrong}`],
  ]);
  expect(found({ ...departure, after: 'departure' })).toEqual([
    [[0, 'after'], 'value', `\`after\` names \`departure\`, ${wrong}`],
  ]);
  expect(found({ type: 'date', daysAfter: 2 })).toEqual([
    [
      [0, 'daysAfter'],
      'key',
      '`daysAfter` counts from the date that `after` names, but `after` is missing.',
    ],
  ]);
  expect(found({ type: 'text', after: 'arrival' })).toHaveLength(1);
});

test.each(['choice', 'choices'])('a field of the type %s has options, each once', (type) => {
  expect(found({ type, options: ['a', 'b'] })).toEqual([]);
  expect(found({ type, options: ['a', 'b', 'a', 'a'] })).toEqual([
    [[0, 'options', 2], 'value', 'Duplicate option `a`.'],
    [[0, 'options', 3], 'value', 'Duplicate option `a`.'],
  ]);
  expect(found({ type })).toEqual([
    [[0], 'value', `A field of the type ${type} needs \`options\` to choose from.`],
  ]);
  expect(found({ type, options: 'a' })).toEqual([]);
});

test('other fields need none, and a form without fields has nothing to check', () => {
  expect(found({ type: 'text' })).toEqual([]);
  expect(checkFields({ data: { fields: 'none' } })).toEqual([]);
  expect(checkFields({ data: 'text' })).toEqual([]);
});
