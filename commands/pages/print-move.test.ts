import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeMove } from './print-move.ts';

const redirect = { file: 'site.yaml', line: 40 };
const links = [
  { file: 'site.yaml', line: 12 },
  { file: 'pages/index.yaml', line: 3 },
];
const told = { route: '/team', site: join(process.cwd(), 'site'), isDryRun: false };

test('says which links were fixed, and where visitors are led', () => {
  expect(describeMove({ updated: links, left: [], redirect }, told)).toBe(
    [
      'Fixed 2 links to it:',
      '  site/site.yaml:12',
      '  site/pages/index.yaml:3',
      'Visitors of /team are redirected (site/site.yaml:40).',
    ].join('\n'),
  );
});

test('says what it would do, to several pages', () => {
  const moved = { updated: links.slice(1), left: [], redirect };
  expect(describeMove(moved, { ...told, isDryRun: true, pages: 2 })).toBe(
    [
      'Would fix 1 link to them:',
      '  site/pages/index.yaml:3',
      'Visitors of /team and of 1 more page would be redirected (site/site.yaml:40).',
    ].join('\n'),
  );
  expect(describeMove({ updated: [], left: [], redirect }, { ...told, pages: 3 })).toBe(
    'Visitors of /team and of 2 more pages are redirected (site/site.yaml:40).',
  );
});

test('says which links are left to fix, and of no others', () => {
  expect(describeMove({ updated: [], left: links.slice(0, 1), redirect }, told)).toBe(
    [
      'Visitors of /team are redirected (site/site.yaml:40).',
      'Fix 1 link by hand, because they contain references:',
      '  site/site.yaml:12',
    ].join('\n'),
  );
});
