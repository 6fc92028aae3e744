import { expect, test } from 'vitest';
import type { Form, LocalForm } from '../../../schema/generated/content.d.ts';
import { findFormWarnings } from './translations.ts';

const plan = { main: 'en', languages: ['en', 'de', 'fr'], pages: {}, fallbacks: {} };
const form: Form = {
  title: 'Order',
  subtitle: 'Bread',
  messages: { sent: 'Baked soon.' },
  fields: [
    {
      name: 'days',
      type: 'choice',
      label: 'Day',
      required: true,
      hint: 'Pick',
      options: ['a', 'b'],
    },
  ],
  deliver: [],
};
const WHOLE: LocalForm = {
  translatedFrom: '12345678',
  title: 'Bestellung',
  subtitle: 'Brot',
  messages: { sent: 'Bald.' },
  fields: { days: { label: 'Tag', hint: 'Wählen', options: { a: 'A', b: 'B' } } },
};

function found(words: Record<string, LocalForm>, of: Form | undefined = form) {
  const result = {
    file: 'forms/order.yaml',
    name: 'order',
    version: '12345678',
    problems: [],
    ...(of && { form: of }),
    translations: new Map(
      Object.entries(words).map(([tag, said]) => [
        tag,
        { file: `forms/order.${tag}.yaml`, problems: [], words: said },
      ]),
    ),
  };
  return findFormWarnings({ languages: plan, forms: [result] }).map(
    ({ file, message, suggestion }) => [file, message, suggestion],
  );
}

test('a form that is in every language has nothing to add', () => {
  expect(found({ de: WHOLE, fr: WHOLE })).toEqual([]);
});

test('languages that a form is not in are told once, without the main one', () => {
  expect(found({ de: WHOLE })).toEqual([
    [
      'forms/order.yaml',
      'This form is not translated to fr yet: visitors see it in en there.',
      'Write forms/order.fr.yaml.',
    ],
  ]);
  expect(found({}).map(([, , suggestion]) => suggestion)).toEqual([
    'Write forms/order.de.yaml and forms/order.fr.yaml.',
  ]);
});

test('words that a translation leaves out are told by their paths', () => {
  const bare = { translatedFrom: '12345678', title: 'Bestellung', fields: {} };
  expect(found({ de: bare, fr: WHOLE })).toEqual([
    [
      'forms/order.de.yaml',
      'This file does not translate `subtitle`, `messages.sent`, `fields.days.label`, `fields.days.hint`, `fields.days.options.a`, `fields.days.options.b`, so visitors see the text of forms/order.yaml, in en.',
      'Translate it here.',
    ],
  ]);
});

test('a translation of another version is told', () => {
  expect(found({ de: { ...WHOLE, translatedFrom: '87654321' }, fr: WHOLE })).toEqual([
    [
      'forms/order.de.yaml',
      'forms/order.yaml has changed since this form was translated from it.',
      'Translate the change, then run `npm run translated -- forms/order.de.yaml`.',
    ],
  ]);
});
