import { expect, test } from 'vitest';
import { siteData } from '../../test-support/render-on-site.tsx';
import { isDevProblems, isDevState } from './dev-state.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const state = {
  site: siteData,
  page: emptyPage,
  blocks: [{ type: 'hero', digest: 'abc' }],
  elements: '<meta name="a">',
  mark: 'A draft.',
  digest: 'abc',
  file: 'pages/team.yaml',
};

test('a state may lack each of its parts but the elements, and none may be something else', () => {
  expect(isDevState(state)).toBe(true);
  expect(isDevState({ ...state, elements: null })).toBe(false);
  expect(isDevState({ ...state, elements: undefined })).toBe(false);
  expect(isDevState({ ...state, blocks: undefined })).toBe(false);
  expect(isDevState({ ...state, blocks: [{ type: 'hero' }] })).toBe(false);
  for (const part of ['site', 'page', 'mark', 'digest', 'file']) {
    expect(isDevState({ ...state, [part]: null }), part).toBe(true);
    expect(isDevState({ ...state, [part]: 1 }), part).toBe(false);
    expect(isDevState({ ...state, [part]: undefined }), part).toBe(false);
  }
});

test('problems are lists', () => {
  const problem = { id: 'a', severity: 'error', file: 'site.yaml', message: 'No.' };
  expect(isDevProblems({ problems: [problem], failures: [] })).toBe(true);
  expect(isDevProblems({ problems: [problem, {}], failures: [] })).toBe(false);
  expect(isDevProblems({ problems: [], failures: 'none' })).toBe(false);
  expect(isDevProblems({ problems: 'none', failures: [] })).toBe(false);
});
