import { expect, test } from 'vitest';
import { siteData } from '../../test-support/render-on-site.tsx';
import { fieldsOf, hasTypes, isFormDefinition, isPageData, isSiteData } from './guards.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const FORM = { name: 'order', title: '', subtitle: '', fields: [], messages: {} };

test.each([
  ['a site', isSiteData, siteData],
  ['a page', isPageData, emptyPage],
  ['a form', isFormDefinition, FORM],
])(
  'takes %s, and nothing that lacks one of its fields or has another kind of it',
  (_, is, data) => {
    expect(is(data)).toBe(true);
    expect(is({ ...data, more: 1 })).toBe(true);
    for (const [name, value] of Object.entries(data)) {
      expect(is({ ...data, [name]: undefined }), name).toBe(false);
      expect(is({ ...data, [name]: null }), name).toBe(false);
      expect(is({ ...data, [name]: typeof value === 'string' ? {} : 'words' }), name).toBe(false);
    }
  },
);

test.each([null, undefined, 'page', 7, []])('%j is nothing of all that', (data) => {
  for (const is of [isSiteData, isPageData, isFormDefinition]) expect(is(data)).toBe(false);
});

test('what is no object has no fields', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect(fieldsOf(null)).toEqual({});
  expect(fieldsOf('a')).toEqual({});
  expect(hasTypes(null, {})).toBe(true);
});
