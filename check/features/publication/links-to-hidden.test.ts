import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../check-site.ts';
import { openSite } from '../../open-site.ts';

const goodSite = join(import.meta.dirname, '../../../tests/bad-content/good-site');

const SITE = readFileSync(join(goodSite, 'site.yaml'), 'utf8');

const page = (fields: string, text: string) =>
  `title: A\n${fields}blocks:\n  - type: hero\n    title: A\n    text: "${text}"\n`;

/** The messages about links to a page that is hidden by such a field. */
async function found(hidden: string, options: { drafts?: boolean } = {}, site = SITE) {
  const unsaved = new Map([
    ['site.yaml', site],
    ['pages/news.yaml', page(hidden, 'All [of us](/team) and [you](/news#inquiry).')],
    ['pages/links.yaml', page('', 'See [us](/team), [that](/news#inquiry) or [this](/links).')],
  ]);
  const { problems } = await checkSite(
    openSite(goodSite, { ...options, unsaved, asOf: '2026-06-15T12:00Z' }),
  );
  return problems
    .filter(({ id }) => id === 'link-to-hidden-page')
    .map(({ file, line, column, message, suggestion }) => [
      file,
      line,
      column,
      message,
      suggestion,
    ]);
}

test('a link to a page that is always there leads there', async () => {
  expect(await found('')).toEqual([]);
  expect(await found('draft: true\n', { drafts: true })).toEqual([]);
});

test('a link to a draft is told on pages that visitors see', async () => {
  expect(await found('draft: true\n')).toEqual([
    [
      'pages/links.yaml',
      5,
      36,
      '/news is a draft, so this link leads nowhere until it is published.',
      'Delete `draft: true` there when the page is ready.',
    ],
  ]);
});

test('so is one to a page that has gone, or is to come', async () => {
  expect(await found('unpublishAt: 2026-06-15T12:00Z\n')).toEqual([
    [
      'pages/links.yaml',
      5,
      36,
      '/news disappeared on 2026-06-15T12:00Z, so this link leads nowhere.',
      'Change the address, or delete it.',
    ],
  ]);
  expect(await found('publishAt: 2026-06-15T12:01Z\n')).toEqual([
    [
      'pages/links.yaml',
      5,
      36,
      '/news appears on 2026-06-15T12:01Z; until then, this link leads nowhere.',
      undefined,
    ],
  ]);
});

test('a redirect leads there as a link does', async () => {
  const site = `${SITE}redirects:\n  /old: /news\n  /older: /team\n`;
  const line = SITE.split('\n').length + 1;
  const [, told] = await found('draft: true\n', {}, site);
  expect(told).toEqual([
    'site.yaml',
    line,
    9,
    '/news is a draft, so this redirect leads nowhere until it is published.',
    'Delete `draft: true` there when the page is ready.',
  ]);
  expect(await found('', {}, site)).toEqual([]);
});
