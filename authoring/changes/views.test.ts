import { expect, test } from 'vitest';
import type { Changes, FieldChange } from '../../schema/generated/data.d.ts';
import { changedViews } from './views.ts';

function change(from: string | undefined, path: string | undefined, unseen = false): FieldChange {
  return {
    kind: 'changed',
    place: ['Somewhere'],
    sort: 'text',
    unseen,
    ...(from !== undefined && { from }),
    ...(path !== undefined && { path }),
  };
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

function ofPage(...changes: FieldChange[]): Changes {
  const page = { route: '/team', file: 'pages/team.yaml', title: 'Team', kind: 'changed' as const };
  return { ...nothing, pages: [{ ...page, changes }] };
}

test('a block is pictured once, wherever it was and is, and however much of it differs', () => {
  const changes = ofPage(
    change('/title', '/title'),
    change('/blocks/1/title', '/blocks/0/title'),
    change('/blocks/1/text', '/blocks/0/text'),
  );
  expect(changedViews(changes, [])).toEqual([
    {
      route: '/team',
      block: '/blocks/0',
      before: { route: '/team', block: 1 },
      after: { route: '/team', block: 0 },
    },
  ]);
});

test('a block that has come or gone is pictured in one state, and what nobody sees is not', () => {
  const changes = ofPage(
    change(undefined, '/blocks/2'),
    change('/blocks/2', undefined),
    change('/blocks/3/picture/alt', '/blocks/3/picture/alt', true),
  );
  expect(changedViews(changes, [])).toEqual([
    { route: '/team', block: '/blocks/2', after: { route: '/team', block: 2 } },
    { route: '/team', block: '/blocks/2 (removed)', before: { route: '/team', block: 2 } },
  ]);
});

function ofSite(path: string): Changes {
  return {
    ...nothing,
    shared: [
      { file: 'site.yaml', area: 'site', change: change(path, path), everyPage: true, pages: [] },
    ],
  };
}

test('three pages show a theme, and none shows a fact', () => {
  const sample = ['/', '/a', '/b', '/c'];
  const routes = changedViews(ofSite('/theme/colors/accent'), sample).map(({ route }) => route);
  expect(routes).toEqual(['/', '/a', '/b']);
  expect(changedViews(ofSite('/facts/years'), sample)).toEqual([]);
});
