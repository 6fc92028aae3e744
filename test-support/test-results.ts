import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test, and the beginning of what it said. */
export interface Failure {
  name: string;
  message: string;
}

/** What a run of vitest or Playwright says about its tests. */
export interface TestResults {
  passed: number;
  failures: Failure[];
  /** Failed once, and passed when they were tried again. */
  flaky: Failure[];
  durations: { name: string; seconds: number }[];
}

type Json = Record<string, unknown>;

/** How many lines of a message are kept; source and stack follow, which the step itself has printed. */
const LINES = 5;

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

function ofVitest(report: Json): TestResults {
  const results: TestResults = { passed: 0, failures: [], flaky: [], durations: [] };
  for (const file of listOf(report, 'testResults')) {
    const path = relative(process.cwd(), String(file['name'])).replaceAll(sep, '/');
    const tests = listOf(file, 'assertionResults');
    for (const test of tests) {
      const name = `${path}: ${String(test['fullName'])}`;
      const { status, failureMessages } = test;
      // Every attempt has left its message, also where the last one passed.
      const [message] = Array.isArray(failureMessages) ? failureMessages.map(beginningOf) : [];
      if (status === 'passed') results.passed += 1;
      if (status === 'failed') results.failures.push({ name, message: message ?? '' });
      else if (message !== undefined) results.flaky.push({ name, message });
      results.durations.push({ name, seconds: numberOf(test, 'duration') / 1000 });
    }
    // A file that fails before its first test, or in a hook, has no failed test.
    if (file['status'] === 'failed' && !tests.some(({ status }) => status === 'failed'))
      results.failures.push({ name: path, message: messageOf(file) || 'failed outside its tests' });
  }
  return results;
}

function ofPlaywright(report: Json): TestResults {
  const results: TestResults = { passed: 0, failures: [], flaky: [], durations: [] };
  for (const spec of specsOf(report))
    for (const test of listOf(spec, 'tests')) {
      const name = `${String(spec['file'])}: ${String(spec['title'])} (${String(test['projectName'])})`;
      const attempts = listOf(test, 'results');
      const [error] = attempts.flatMap((attempt) => listOf(attempt, 'errors'));
      const failure = { name, message: error ? messageOf(error) : '' };
      const { status } = test;
      if (status === 'expected' || status === 'flaky') results.passed += 1;
      if (status === 'flaky') results.flaky.push(failure);
      if (status === 'unexpected') results.failures.push(failure);
      for (const attempt of attempts)
        results.durations.push({ name, seconds: numberOf(attempt, 'duration') / 1000 });
    }
  for (const error of listOf(report, 'errors'))
    results.failures.push({ name: 'Playwright', message: messageOf(error) });
  return results;
}

function specsOf(suite: Json): Json[] {
  return [...listOf(suite, 'specs'), ...listOf(suite, 'suites').flatMap(specsOf)];
}

const messageOf = (error: Json): string => beginningOf(error['message'] ?? '');

/** The first lines that say anything, without colors and without the test runner's own part of the stack. */
function beginningOf(message: unknown): string {
  const lines = stripVTControlCharacters(String(message)).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^ +at .*node_modules/.test(line))
    .slice(0, LINES)
    .join('\n');
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function hasList(value: unknown, name: string): value is Json {
  return isRecord(value) && Array.isArray(value[name]);
}

function listOf(value: Json, name: string): Json[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function numberOf(value: Json, name: string): number {
  const number = value[name];
  return typeof number === 'number' ? number : 0;
}
