import { expect, it } from 'vitest';
import { readTestResults } from './test-results.ts';

it('counts the tests of vitest, and a file that failed before its first test', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    testResults: [{ assertionResults: [{ fullName: 'a b', duration: 1500 }] }],
  };
  expect(readTestResults(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    durations: [{ name: 'a b', seconds: 1.5 }],
  });
});

it('counts the tests of Playwright, however deep their suites are', () => {
  const spec = {
    file: 'a.spec.ts',
    title: 'opens',
    tests: [{ projectName: 'chromium', results: [{ duration: 250 }] }],
  };
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 2 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  };
  expect(readTestResults(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: 2,
    durations: [{ name: 'a.spec.ts: opens (chromium)', seconds: 0.25 }],
  });
});

it('refuses what is no report', () => {
  expect(() => readTestResults('{"tests":[]}')).toThrow('no report');
});
