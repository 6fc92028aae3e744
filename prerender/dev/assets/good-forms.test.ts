import { expect, it } from 'vitest';
import type { FormResult, LocalFormResult } from '../../../check/model/form-result.ts';
import { FORMS } from '../../../test-support/gateway/content/wire.ts';
import { GoodForms } from './good-forms.ts';

const [inquiry, order] = [FORMS['inquiry'], FORMS['order']];
const result = (
  form: FormResult['form'],
  german?: LocalFormResult['words'] | 'broken',
): FormResult => ({
  name: 'contact',
  file: 'forms/contact.yaml',
  problems: [],
  ...(form && { form }),
  translations: new Map(
    german === undefined
      ? []
      : [
          [
            'de',
            {
              file: 'forms/contact.de.yaml',
              problems: [],
              ...(german !== 'broken' && { words: german }),
            },
          ],
        ],
  ),
});
const names = new Set(['contact']);
const titles = (forms: readonly FormResult[]) => forms.map(({ form }) => form?.title);
const wordsOf = (forms: readonly FormResult[]) =>
  forms.map(({ translations }) => translations.get('de')?.words);

it('keeps a form that is broken now as it was', () => {
  const good = new GoodForms();
  expect(good.update([result(undefined)], names)).toEqual([]);
  expect(titles(good.update([result(inquiry)], names))).toEqual(['Get In Touch']);
  expect(titles(good.update([result(undefined)], names))).toEqual(['Get In Touch']);
  expect(titles(good.update([result(order)], names))).toEqual(['Order bread']);
});

it('keeps the words of another language that are broken now, and forgets those that are gone', () => {
  const good = new GoodForms();
  const words = { title: 'Kontakt', fields: {} };
  expect(wordsOf(good.update([result(inquiry, 'broken')], names))).toEqual([undefined]);
  expect(wordsOf(good.update([result(inquiry, words)], names))).toEqual([words]);
  expect(wordsOf(good.update([result(inquiry, 'broken')], names))).toEqual([words]);
  expect(wordsOf(good.update([result(inquiry)], names))).toEqual([undefined]);
});

it('gives only forms that there are', () => {
  const good = new GoodForms();
  good.update([result(inquiry)], names);
  expect(good.update([], new Set())).toEqual([]);
});
