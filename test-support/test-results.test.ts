import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTestResults } from './test-results.ts';

it('counts the tests of vitest', () => {
  const report = {
    testResults: [
      {
        name: resolve('check/a.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'a b', status: 'passed', duration: 1500 }],
      },
    ],
  };
  expect(readTestResults(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [],
    flaky: [],
    durations: [{ name: 'check/a.test.ts: a b', seconds: 1.5 }],
  });
});

it('names what failed in vitest and what passed at the second attempt, without colors', () => {
  const message =
    'Error: \u001b[31mexpected 1\u001b[39m to be 2\n\n- 2\n+ 1\n    at a.ts:1\n    at file:///node_modules/runner.js:1';
  const report = {
    testResults: [
      {
        name: resolve('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'late', status: 'passed', failureMessages: [message] },
          { fullName: 'wrong', status: 'failed', failureMessages: [message, message] },
        ],
      },
    ],
  };
  const beginning = 'Error: expected 1 to be 2\n- 2\n+ 1\n    at a.ts:1';
  const { failures, flaky } = readTestResults(JSON.stringify(report));
  expect(failures).toEqual([{ name: 'a.test.ts: wrong', message: beginning }]);
  expect(flaky).toEqual([{ name: 'a.test.ts: late', message: beginning }]);
});

it('names a file of vitest that failed before or outside its tests', () => {
  const report = {
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', message: 'No module', assertionResults: [] },
      {
        name: resolve('b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'never', status: 'skipped', failureMessages: [] }],
      },
    ],
  };
  expect(readTestResults(JSON.stringify(report)).failures).toEqual([
    { name: 'a.test.ts', message: 'No module' },
    { name: 'b.test.ts', message: 'failed outside its tests' },
  ]);
});

/** A test of Playwright, its last attempt without an error. */
const spec = (title: string, status: string, messages: string[]): object => ({
  file: 'a.spec.ts',
  title,
  tests: [
    {
      projectName: 'chromium',
      status,
      results: [...messages, ''].map((message) => ({ duration: 250, errors: [{ message }] })),
    },
  ],
});

it('counts the tests of Playwright and names what failed, however deep their suites are', () => {
  const report = {
    errors: [{ message: 'Error: the port 4179 is taken' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              spec('opens', 'expected', []),
              spec('closes', 'flaky', ['Error: \u001b[2mtoo late\u001b[22m']),
              spec('stays', 'unexpected', ['Error: gone\n\n 3 | expect()']),
            ],
          },
        ],
      },
    ],
  };
  const { passed, failures, flaky, durations } = readTestResults(JSON.stringify(report));
  expect(passed).toBe(2);
  expect(failures).toEqual([
    { name: 'a.spec.ts: stays (chromium)', message: 'Error: gone\n 3 | expect()' },
    { name: 'Playwright', message: 'Error: the port 4179 is taken' },
  ]);
  expect(flaky).toEqual([{ name: 'a.spec.ts: closes (chromium)', message: 'Error: too late' }]);
  expect(durations[0]).toEqual({ name: 'a.spec.ts: opens (chromium)', seconds: 0.25 });
});

it('refuses what is no report', () => {
  expect(() => readTestResults('{"tests":[]}')).toThrow('no report');
});
