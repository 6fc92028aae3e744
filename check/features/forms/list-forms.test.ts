import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listForms, localFormFile } from './list-forms.ts';

const folder = mkdtempSync(join(tmpdir(), 'list-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

function list(files: string[], languages = ['en', 'de', 'pt-BR']) {
  const site = mkdtempSync(join(folder, 'site-'));
  for (const file of files) {
    mkdirSync(dirname(join(site, 'forms', file)), { recursive: true });
    writeFileSync(join(site, 'forms', file), '');
  }
  const plan = { main: 'en', languages, pages: {}, fallbacks: {} };
  const { forms, problems } = listForms({ folder: site }, plan);
  return {
    forms: [...forms].map(([name, { translations }]) => [name, ...translations.keys()]),
    problems: problems.map(({ file, message, suggestion }) => [file, message, suggestion]),
  };
}

test('a form is a file, and each translation is one beside it', () => {
  expect(list(['order.yaml', 'order.de.yaml', 'order.pt-br.yaml', 'call-back.yaml'])).toEqual({
    forms: [['call-back'], ['order', 'de', 'pt-BR']],
    problems: [],
  });
  expect(localFormFile('order', 'pt-BR')).toBe('forms/order.pt-br.yaml');
});

test('other files are told what is wrong with their names', () => {
  const { forms, problems } = list(['Call Back.yml', 'notes.txt', 'deep/order.yaml']);
  expect(forms).toEqual([]);
  const message =
    'A form is a file directly in forms/. Its name has lowercase letters, digits and hyphens, and ends in .yaml.';
  expect(problems).toEqual([
    ['forms/Call Back.yml', message, 'Did you mean `forms/call-back.yaml`?'],
    ['forms/deep/order.yaml', message, 'Did you mean `forms/order.yaml`?'],
    ['forms/notes.txt', message, 'Move it out of forms/.'],
  ]);
});

test('a form needs a place that no page has already', () => {
  const { forms, problems } = list(['main.yaml', 'order.yaml']);
  expect(forms).toEqual([['order']]);
  expect(problems).toEqual([
    [
      'forms/main.yaml',
      '#main already exists on every page, so no form can open there.',
      'Rename the file.',
    ],
  ]);
});

test('a translation needs its form, and its language', () => {
  expect(list(['order.yaml', 'orders.de.yaml', 'zebra.de.yaml']).problems).toEqual([
    [
      'forms/orders.de.yaml',
      'This file translates the form `orders`, which does not exist.',
      'Did you mean `forms/order.de.yaml`?',
    ],
    [
      'forms/zebra.de.yaml',
      'This file translates the form `zebra`, which does not exist.',
      'Write forms/zebra.yaml first.',
    ],
  ]);
  const message = 'This file is the form `order` in fr, but the site does not have that language.';
  const files = ['order.yaml', 'order.fr.yaml'];
  expect(list(files).problems).toEqual([
    ['forms/order.fr.yaml', message, 'Its other languages are de, pt-BR.'],
  ]);
  expect(list(files, ['en', 'de']).problems).toEqual([
    ['forms/order.fr.yaml', message, 'Its other languages are de.'],
  ]);
  expect(list(files, ['en']).problems).toEqual([
    ['forms/order.fr.yaml', message, 'Add it to `languages` in site.yaml, or rename the file.'],
  ]);
});
