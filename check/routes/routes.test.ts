import { expect, test } from 'vitest';
import { checkHome, collectRoutes } from './routes.ts';
import { explainReserved } from '../model/reserved-routes.ts';
import { routeOf } from '../model/route-of.ts';

test.each([
  ['pages/index.yaml', '/'],
  ['pages/about.yaml', '/about'],
  ['pages/work/index.yaml', '/work'],
  ['pages/work/roofs.yaml', '/work/roofs'],
  ['pages/index/work.yaml', '/index/work'],
])('%s has the address %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test.each([
  ['/404', true],
  ['/404/more', false],
  ['/assets', true],
  ['/assets/a', true],
  ['/assets-list', false],
  ['/metrics', true],
  ['/metrics/today', false],
  ['/news/page/2', true],
  ['/news/page', false],
  ['/news/page/two', false],
  ['/about/crm', false],
])('%s is taken by what the build writes: %s', (route, isTaken) => {
  expect(explainReserved(route) !== undefined).toBe(isTaken);
});

/** The address of a file among others, and the schema of its name. */
function judge(file: string, ...others: string[]) {
  const { routes, problems } = collectRoutes([...others, file]);
  const found = problems.filter((problem) => problem.file === file);
  return {
    route: [...routes].find(([, of]) => of === file)?.[0],
    ids: found.map(({ id }) => id),
    suggestion: found[0]?.suggestion,
  };
}

test('a page whose name is nearly right has the address that it should have', () => {
  expect(judge('pages/team.yml')).toMatchObject({
    ids: ['file-not-a-page'],
    suggestion: 'Rename it to pages/team.yaml.',
  });
  expect(judge('pages/team.yaml.txt').suggestion).toBe('Rename it to pages/team.yaml.');
  expect(judge('pages/team').suggestion).toBe('If it is a page, rename it to pages/team.yaml.');
  expect(judge('pages/Our Team.yaml')).toMatchObject({
    ids: ['wrong-route-name'],
    suggestion: 'Rename the file to pages/our-team.yaml.',
  });
});

test('addresses have small letters, digits and single hyphens only', () => {
  expect(judge('pages/2029/top-10-a3b.yaml')).toMatchObject({ route: '/2029/top-10-a3b', ids: [] });
  for (const name of ['a--b', '-a', 'a-', 'a_b', 'a.b', 'café'])
    expect(judge(`pages/${name}.yaml`).ids).toEqual(['wrong-route-name']);
  expect(judge('pages/---.yaml').suggestion).toBeUndefined();
});

test('a copy of a page is no page of its own', () => {
  expect(judge('pages/team.yaml.bak', 'pages/team.yaml')).toEqual({
    route: undefined,
    ids: ['file-not-a-page'],
    suggestion: 'Delete it if it is a copy of pages/team.yaml, or move it elsewhere.',
  });
  expect(judge('pages/team (1).yaml').suggestion).toBe('Rename the file to pages/team.yaml.');
  expect(judge('pages/team (1).yaml', 'pages/team.yaml').suggestion).toBe(
    'Rename the file to pages/team-1.yaml.',
  );
});

test('what is no page belongs elsewhere', () => {
  expect(judge('pages/team.jpg').suggestion).toBe(
    'Move the file elsewhere; pictures belong in media/.',
  );
});

test('two files with one address are told, also where only capital letters differ', () => {
  expect(judge('pages/work/index.yaml', 'pages/work.yaml')).toMatchObject({
    route: undefined,
    ids: ['duplicate-route'],
  });
  expect(judge('pages/Work.yaml', 'pages/work.yaml').ids).toEqual(['duplicate-route']);
});

test('a site has a page at /', () => {
  expect(checkHome(new Map([['/', 'pages/index.yaml']]))).toEqual([]);
  expect(checkHome(new Map([['/about', 'pages/about.yaml']]))).toMatchObject([
    { id: 'missing-home', file: 'pages/index.yaml' },
  ]);
});
