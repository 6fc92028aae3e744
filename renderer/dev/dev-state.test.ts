import { expect, test } from 'vitest';
import { siteData } from '../../test-support/render-on-site.tsx';
import { isDevProblems, isDevState } from './dev-state.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';

const state = {
  site: siteData,
  page: emptyPage,
  mark: 'A draft.',
  digest: 'abc',
  file: 'pages/team.yaml',
};

test('a state may lack each of its parts, and none may be something else', () => {
  expect(isDevState(state)).toBe(true);
  for (const part of Object.keys(state)) {
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
