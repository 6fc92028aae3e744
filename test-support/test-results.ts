/** What a run of vitest or Playwright says of its tests. */
export interface TestResults {
  passed: number;
  failed: number;
  durations: { name: string; seconds: number }[];
}

/**
 * Reads the JSON report of vitest or of Playwright.
 * @throws when it is neither
 */
export function readTestResults(text: string): TestResults {
  const report: unknown = JSON.parse(text);
  if (hasList(report, 'testResults')) return ofVitest(report);
  if (hasList(report, 'suites')) return ofPlaywright(report);
  throw new Error('This is no report of vitest or Playwright.');
}

function ofVitest(report: Record<string, unknown>): TestResults {
  const tests = listOf(report, 'testResults').flatMap((file) => listOf(file, 'assertionResults'));
  return {
    passed: numberOf(report, 'numPassedTests'),
    // A file that fails before its first test has no failed tests, only a failed suite.
    failed: Math.max(numberOf(report, 'numFailedTests'), numberOf(report, 'numFailedTestSuites')),
    durations: tests.map((one) => ({
      name: String(one['fullName']),
      seconds: numberOf(one, 'duration') / 1000,
    })),
  };
}

function ofPlaywright(report: Record<string, unknown>): TestResults {
  const stats = isRecord(report['stats']) ? report['stats'] : {};
  return {
    passed: numberOf(stats, 'expected') + numberOf(stats, 'flaky'),
    failed: numberOf(stats, 'unexpected'),
    durations: listOf(report, 'suites').flatMap(durationsOf),
  };
}

function durationsOf(suite: Record<string, unknown>): TestResults['durations'] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').flatMap((one) =>
      listOf(one, 'results').map((result) => ({
        name: `${String(spec['file'])}: ${String(spec['title'])} (${String(one['projectName'])})`,
        seconds: numberOf(result, 'duration') / 1000,
      })),
    ),
  );
  return [...own, ...listOf(suite, 'suites').flatMap(durationsOf)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasList(value: unknown, name: string): value is Record<string, unknown> {
  return isRecord(value) && Array.isArray(value[name]);
}

function listOf(value: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function numberOf(value: Record<string, unknown>, name: string): number {
  const number = value[name];
  return typeof number === 'number' ? number : 0;
}
