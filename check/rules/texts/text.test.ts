import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPage } from '../../check-page.ts';
import { openSite } from '../../open-site.ts';

const goodSite = join(import.meta.dirname, '../../../tests/bad-content/good-site');
const DESCRIPTION = 'One sentence that says what is on this page, long enough to be of use.';

/** The messages about the fields of a hero, given as JSON: code, place and what is marked. */
function found(fields: Record<string, unknown>) {
  const blocks = [{ type: 'hero', title: 'Team', ...fields }];
  const text = JSON.stringify({ title: 'Team', description: DESCRIPTION, blocks });
  const unsaved = new Map([['pages/new.yaml', text]]);
  const { problems } = checkPage(openSite(goodSite, { unsaved }).context, 'pages/new.yaml');
  return problems.map(({ id, path = [], column, endColumn = column, fix }) => [
    id,
    path.slice(2).join('.'),
    text.slice(column - 1, endColumn - 1),
    ...(fix ? [fix.text] : []),
  ]);
}

test('a text with markup is judged line by line, as visitors see it', () => {
  expect(found({ text: 'All **- of** it, and [*us*](/team)' })).toEqual([]);
  expect(found({ text: 'One\n- two' })).toEqual([['unknown-markup', 'text', '- ']]);
});

test('what is broken in it comes before any warning, and each link is followed', () => {
  expect(found({ text: 'All **of {it}' })).toEqual([['unknown-reference', 'text', '{it}']]);
  expect(found({ text: 'All ** of ~~this~~ and [us](/teem)' })).toEqual([
    ['broken-markup', 'text', '**'],
    ['broken-link', 'text', '/teem', '/team'],
  ]);
  expect(found({ text: 'All of ~~this~~' })).toEqual([['unknown-markup', 'text', '~~this~~']]);
});

test('a text of spaces is none, with markup or without', () => {
  expect(found({ subtitle: '  ', text: ' \n' })).toEqual([
    ['empty-text', 'subtitle', '"  "'],
    ['empty-text', 'text', '" \\n"'],
  ]);
});

test('a name in curly quotes is told without them', () => {
  expect(found({ action: { label: 'A', href: '“/team”' } })).toEqual([
    ['wrong-address', 'action.href', '"“/team”"', "'/team'"],
  ]);
  expect(found({ picture: { src: '“landscape.svg”' } })).toEqual([
    ['wrong-media-path', 'picture.src', '"“landscape.svg”"', "'landscape.svg'"],
  ]);
});
