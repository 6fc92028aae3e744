import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

const plan = { changes: [{}], diff: '- a\n+ b\n', words: ['Team: one word'], problems: [] };

test.each([
  ['a list, as YAML', ['a', { b: 1 }], '- a\n- b: 1'],
  ['the text of a page, as it is', { file: 'a.yaml', content: 'title: A\n' }, 'title: A'],
  [
    'all else, as YAML in lines of any length',
    { text: 'word '.repeat(40).trim() },
    `text: ${'word '.repeat(40).trim()}`,
  ],
  [
    'what looks like a plan and is none',
    { diff: 'x', words: 'y', problems: [] },
    'diff: x\nwords: y\nproblems: []',
  ],
  ['what has no words', { diff: 'x', words: [], problems: 1 }, 'diff: x\nwords: []\nproblems: 1'],
  ['a plan, as its diff and its words', plan, '- a\n+ b\nTeam: one word'],
  ['a plan that changes nothing', { ...plan, changes: [] }, 'Nothing would change.'],
])('%s', (_about, answer, text) => {
  expect(describeAnswer(answer)).toBe(text);
});

test('a plan has its problems below, each with its place, its advice and where it is explained', () => {
  const problem = { file: 'a.yaml', line: 3, severity: 'error', message: 'No.', see: 'problems#x' };
  const problems = [{ ...problem, suggestion: 'Write yes.' }, problem];
  expect(
    describeAnswer({ ...plan, problems })
      .split('\n')
      .slice(3),
  ).toEqual(['a.yaml:3 error: No. Write yes. [problems#x]', 'a.yaml:3 error: No. [problems#x]']);
});
