import { expect, test } from 'vitest';
import { planLanguages } from '../../../check/model/plan.ts';
import { FORMS } from '../../../test-support/gateway/content/wire.ts';
import { formDefinitions, formHeads, formsInPage, linkedForms } from './forms.ts';

const [order] = [FORMS['order']];
const plan = {
  ...planLanguages({ language: 'en' }, new Map(), new Map()),
  languages: ['en', 'de'],
};
const words = {
  title: 'Brot bestellen',
  translatedFrom: 'a',
  fields: {
    name: { label: 'Ihr Name' },
    bread: { label: 'Brot', options: { Rye: 'Roggen' } },
  },
};
const none = { name: 'broken', translations: new Map() };
const forms = [{ name: 'order', ...(order && { form: order }), translations: new Map() }, none];
const german = [{ ...forms[0], name: 'order', translations: new Map([['de', { words }]]) }];

const urlOf = ({ name }: { name: string }) => `/forms/${name}.json`;
const named = (text: string) => ({ text, path: [], schema: { format: 'form' }, owner: {} });

test('a form comes without its targets; in a language that it is not translated into it says so', () => {
  const { en, de } = formDefinitions(forms, plan);
  const { deliver: _, ...rest } = order ?? {};
  expect(en).toEqual({ order: { name: 'order', ...rest } });
  expect(de).toEqual({
    order: { name: 'order', ...rest, inLanguage: { lang: 'en', dir: 'ltr' } },
  });
});

test('a translated form has its words, and the options of the original beside their labels', () => {
  const form = formDefinitions(german, plan)['de']?.['order'];
  expect([form?.title, form?.inLanguage]).toEqual(['Brot bestellen', undefined]);
  expect(form).not.toHaveProperty('translatedFrom');
  const before = order?.fields.find(({ name }) => name === 'bread');
  const field = (name: string) => form?.fields.find((one) => one.name === name);
  expect(field('bread')).toEqual({ ...before, label: 'Brot', optionLabels: { Rye: 'Roggen' } });
  expect(field('name')?.label).toBe('Ihr Name');
  expect(field('name')).not.toHaveProperty('optionLabels');
  expect(field('email')).toEqual(order?.fields.find(({ name }) => name === 'email'));
});

test('of forms that are not on a page it knows where they are, and whether the frame leads to them', () => {
  const { en = {} } = formDefinitions(forms, plan);
  const link = { text: '#order', path: [], schema: { format: 'link' }, owner: {} };
  const head = { title: 'Order bread', subtitle: order?.subtitle, url: '/forms/order.json' };
  expect(formHeads(en, [link], urlOf)).toEqual({ order: { ...head, isInFrame: true } });
  expect(formHeads(en, [], urlOf)).toEqual({ order: { ...head, isInFrame: false } });
  expect(linkedForms([link, link, { ...link, text: '#team' }], en)).toEqual(['order']);
});

test('the forms that stand in a page are those that its blocks name', () => {
  const { en = {} } = formDefinitions(forms, plan);
  expect(formsInPage([named('order'), named('gone')], en)).toEqual({ order: en['order'] });
  expect(formsInPage([], en)).toBeUndefined();
});
