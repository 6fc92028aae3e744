import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { ENGINE } from '../paths.ts';
import { originsOf } from './origins.ts';
import { SourceFiles } from './source-files.ts';

const { context } = openSite(join(ENGINE, 'tests/second-site/clinic'));
const files = new SourceFiles(context);

const of = (route: string, file = context.routes.get(route)) =>
  originsOf(context, { route, file }, files);

describe('of a page in another language than the main one', () => {
  const { page, site, form, entry } = of('/en/visit');

  it('the fields of the page are in its file, and those of listed pages in theirs', () => {
    expect(page?.(['title'])).toEqual({ file: 'pages/en/visit.yaml', path: ['title'] });
    expect(entry('/en/news/ramadan', ['title'])).toEqual({
      file: 'pages/en/news/ramadan.yaml',
      path: ['title'],
    });
    expect(entry('/en/none', ['title'])).toBe(undefined);
  });

  it('what the site says is in the file of the language, and in site.yaml what that leaves out', () => {
    expect(site(['footer', 'text']).file).toBe('site.en.yaml');
    expect(site(['email']).file).toBe('site.yaml');
    // Words of the main language are not those of another one.
    expect(site(['messages', 'close']).file).toBe('site.en.yaml');
  });

  it('what a form says is in its translation, by the names of fields and options', () => {
    const [file, original] = ['forms/appointment.en.yaml', 'forms/appointment.yaml'];
    expect(form('appointment', ['title'], 'Ask for an appointment')).toEqual({
      file,
      path: ['title'],
    });
    expect(form('appointment', ['fields', 0, 'label'], 'Full name')).toEqual({
      file,
      path: ['fields', 'name', 'label'],
    });
    expect(form('appointment', ['fields', 3, 'optionLabels', 'صحة القلب'], 'Heart')).toEqual({
      file,
      path: ['fields', 'department', 'options', 'صحة القلب'],
    });
    // As on a page that is not translated.
    const path = ['fields', 0, 'label'];
    expect(form('appointment', path, 'الاسم الكامل')).toEqual({ file: original, path });
  });
});

test('of a page in the main language all is in the files without a language', () => {
  const { site, form } = of('/visit');
  expect(site(['footer', 'text']).file).toBe('site.yaml');
  expect(form('appointment', ['title'], '').file).toBe('forms/appointment.yaml');
});

test('what is shown of another page is in the file of that page', () => {
  const { card } = of('/en/visit');
  const file = 'pages/en/our-doctors.yaml';
  const omar = ['blocks', 1, 'items', 1];
  expect(card('/en/our-doctors#omar')).toEqual({
    title: { file, path: [...omar, 'name'] },
    text: { file, path: [...omar, 'role'] },
    picture: { file, path: [...omar, 'picture', 'src'] },
  });
  expect(card('/en/our-doctors')?.text).toEqual({ file, path: ['description'] });
  const entry = card('/en/news/ramadan')?.text;
  expect(entry).toEqual({ file: 'pages/en/news/ramadan.yaml', path: ['entry', 'summary'] });
  expect([card('/en/our-doctors#none'), card('/en/none')]).toEqual([undefined, undefined]);
});

test('the list of all pages is in no file', () => {
  expect(originsOf(context, { route: '/search', file: undefined }, files).page).toBe(undefined);
});

test('references are those of the language of their file', () => {
  const { written } = of('/en');
  const text = (file: string) => written({ file, path: ['footer', 'text'] });
  expect(text('site.en.yaml')?.raw).toContain('{facts.years}');
  expect(text('site.en.yaml')?.references.get('facts.years')).toBe('12');
  expect(text('site.yaml')?.references.get('facts.years')).toBe('١٢');
  expect(files.valueOf({ file: 'site.en.yaml', path: ['footer', 'text'] })).toContain('12 years');
  expect(text('pages/none.yaml')).toBe(undefined);
});
