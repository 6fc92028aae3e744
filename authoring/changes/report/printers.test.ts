import { expect, test } from 'vitest';
import type { Changes, FieldChange } from '../../../schema/generated/data.d.ts';
import { printHtml } from './print-html.ts';
import { MARK, MOST_BYTES, printMarkdown } from './print-markdown.ts';
import { printText } from './print-text.ts';
import { reportDocument } from './report-document.ts';
import { summaryOf } from './summary.ts';
import { fill, reportLanguages, reportWords } from './report-words.ts';

const words = wordsIn('en');

function wordsIn(language: string) {
  const found = reportWords(language);
  if (!found) throw new Error(`The engine does not speak ${language}.`);
  return found;
}

const nothing: Changes = {
  format: 1,
  before: 'HEAD',
  pages: [],
  shared: [],
  unseen: [],
  unreadable: [],
  titles: {},
  meaning: { made: [], mended: [], lost: [], heavier: [], weaker: [], outdated: [] },
};

/** A page on which a text has changed. */
function withText(before: string, after: string, title = 'Team'): Changes {
  const change: FieldChange = {
    kind: 'changed',
    place: ['Hero', 'Text'],
    from: '/blocks/0/text',
    path: '/blocks/0/text',
    sort: 'text',
    unseen: false,
    before,
    after,
  };
  const page = { route: '/team', file: 'pages/team.yaml', title, kind: 'changed' as const };
  return { ...nothing, pages: [{ ...page, changes: [change] }] };
}

function inHtml(changes: Changes, language = 'en'): string {
  const spoken = wordsIn(language);
  return printHtml(reportDocument(changes, spoken, 600), { words: spoken, language });
}

const HOSTILE =
  '<script>alert(1)</script><!-- --><img src=x onerror=y> [a](javascript:b) ![c](https://d.example/e.png) `f` @octocat #1 GH-2 www.g.example \u202egnp \u001b[31m ~~h~~ | $i$';

test('what a page says is text in Markdown: no element, link, picture, mention, or other direction', () => {
  const text = printMarkdown(withText('Before', HOSTILE, HOSTILE), words);
  const own = text.replaceAll(/<\/?(?:ins|del|br|details|summary)>/g, '').replace(MARK, '');
  expect(own).not.toMatch(/<(?!br>)/);
  expect(own).not.toMatch(/(?<!\\)[[\]`|$~]/);
  expect(own).not.toMatch(/@octocat|#1|GH-2|www\.g|:\/\//);
  expect(own.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(own).toContain(String.raw`\[U\+202E\]gnp`);
});

test('what a page says is text in HTML, and nothing of the file is a script or fetched', () => {
  const html = inHtml(withText('Before', HOSTILE, `" autofocus onfocus="x ${HOSTILE}`));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('[U+202E]gnp [U+001B][31m');
  const tags = [...html.matchAll(/<[a-z][^>]*>/g)].join();
  expect(tags).not.toMatch(/<script|<img|<link|<iframe|\son\w+=|\ssrc=|\shref=/);
  expect(html).toContain("default-src 'none'");
});

test('a terminal is sent no control characters', () => {
  const changes = withText('Before', HOSTILE, HOSTILE);
  const text = printText(reportDocument(changes, words, 600), words);
  expect(text).toContain('[U+001B][31m');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('of a text of 100 KB, what is near a change is shown, from a whole word to a whole word', () => {
  const long = 'word '.repeat(20_000);
  const changes = withText(`${long}old ${long}`, `${long}new ${long}`);
  const text = printText(reportDocument(changes, words, 600), words);
  expect(text.length).toBeLessThan(1000);
  expect(text).toMatch(/After: … word (?:word )*«new» (?:word )*word …\n/);
  const all = withText('a '.repeat(50_000), 'b '.repeat(50_000));
  expect(printText(reportDocument(all, words, 600), words).length).toBeLessThan(2000);
});

test('a comment has at most 60 KB: texts are shortened, then the end is left out and this is said', () => {
  const [page] = withText('old '.repeat(300), 'new '.repeat(300)).pages;
  if (!page) throw new Error('There is a page.');
  const withPages = (count: number): Changes => ({
    ...nothing,
    pages: Array.from({ length: count }, (_, n) => ({ ...page, route: `/page-${n}` })),
  });
  const some = printMarkdown(withPages(60), words);
  expect(Buffer.byteLength(some)).toBeLessThanOrEqual(MOST_BYTES);
  expect(some).toContain('page\\-59');
  expect(some).not.toContain('The report is longer');
  const many = printMarkdown(withPages(400), words);
  expect(Buffer.byteLength(many)).toBeLessThanOrEqual(MOST_BYTES);
  expect(many).toMatch(/The report is longer than 60 KB, so the rest is left out\\\.\*\*\n$/);
  expect(many.startsWith(MARK)).toBe(true);
});

const namesIn = (text: unknown) =>
  typeof text === 'string' ? text.match(/\{\w+\}/g)?.toSorted() : 'counted';

test.each(reportLanguages())('the report is there in %s, in its direction', (language) => {
  const html = inHtml(withText('old', 'new'), language);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain(`<h1>${summaryOf(withText('old', 'new'), wordsIn(language))}</h1>`);
  expect(Object.keys(wordsIn(language))).toEqual(Object.keys(words));
  const english = new Map<string, unknown>(Object.entries(words));
  for (const [name, text] of Object.entries(wordsIn(language)))
    expect(namesIn(text), name).toEqual(namesIn(english.get(name)));
});

test('a language has its words whatever region it is of, and another one has none', () => {
  expect(reportWords('pt-BR')?.yes).toBe('sim');
  expect(reportWords('xx')).toBeUndefined();
  expect(fill('{a} {b} {c}', { a: '{b}', b: 2 })).toBe('{b} 2 {c}');
});

test('the first line counts changes, pages and new problems in the plural of the language', () => {
  const changes = withText('old', 'new');
  expect(summaryOf(changes, words)).toBe('1 change on 1 page');
  const problem = { id: 'no-page', file: 'pages/a.yaml', line: 1, message: 'There is no page.' };
  const made = [
    { ...problem, severity: 'error' as const },
    { ...problem, severity: 'warning' as const },
    { ...problem, severity: 'warning' as const },
  ];
  const [page] = changes.pages;
  if (!page) throw new Error('There is a page.');
  const more: Changes = {
    ...changes,
    pages: Array.from({ length: 5 }, (_, n) => ({ ...page, route: `/${n}` })),
    meaning: { ...changes.meaning, made },
  };
  expect(summaryOf(more, words)).toBe('5 changes on 5 pages, 1 error, 2 warnings');
  expect(summaryOf(more, wordsIn('pl'))).toBe('5 zmian na 5 stronach, 1 błąd, 2 ostrzeżenia');
  expect(summaryOf(more, wordsIn('ar'))).toBe('5 تغييرات في 5 صفحات، خطأ واحد، تحذيران');
});

test('a link that leads elsewhere is a sentence; marks are explained once, as they look', () => {
  const changes = {
    ...withText('Ask [our team](/team).', 'Ask [our team](/services).'),
    titles: { '/services': 'Services' },
  };
  const text = printText(reportDocument(changes, words, 600), words);
  expect(text).toContain(
    'Hero, Text: link “our team” in “Ask our team.” leads to Services (/services); before, it led to /team',
  );
  expect(text).not.toContain(words.marks);
  const marked = withText('one two three', 'one four three');
  expect(printText(reportDocument(marked, words, 600), words).split(words.marks)).toHaveLength(2);
  expect(inHtml(marked).split(words.marksDrawn)).toHaveLength(2);
  expect(printMarkdown(marked, words)).toContain('Words that are crossed out');
});
