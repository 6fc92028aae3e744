import { expect, test } from 'vitest';
import { pageFiles, pageOutputs } from './page-files.ts';

test('the home page lies in the folder itself, every other page in one of its own', () => {
  expect(pageFiles('pages/index.yaml')).toEqual(['index.html', 'page.json']);
  expect(pageFiles('pages/services/audits.yaml')).toEqual([
    'services/audits/index.html',
    'services/audits/page.json',
  ]);
});

test('both files of a page have a copy for either coding, unless the server makes it', () => {
  const own = ['team/index.html', 'team/page.json'];
  expect(pageOutputs('pages/team.yaml', { hasCopies: false })).toEqual(own);
  expect(pageOutputs('pages/team.yaml', { hasCopies: true }).toSorted()).toEqual([
    'team/index.html',
    'team/index.html.br',
    'team/index.html.gz',
    'team/page.json',
    'team/page.json.br',
    'team/page.json.gz',
  ]);
});
