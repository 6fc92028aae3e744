import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { readTestResults, type TestResults } from '../test-support/test-results.ts';

/*
 * `npm test`: every script of package.json whose name begins with `test:`, one after the other, then the slowest tests
 * and a line with the count of all. A step without tests of its own counts as one. Exits with 1 if anything failed.
 */
const RESULTS = 'test-results';

/** How many of the slowest tests are named. */
const NAMED = 10;

const steps = Object.keys(packageFile.scripts).filter((name) => name.startsWith('test:'));

/** Resolves with whether the script exited with 0. */
function run(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** What a step has written of its tests; a step that wrote nothing is one test. */
function resultsOf(step: string, succeeded: boolean): TestResults {
  const file = join(RESULTS, `${step.slice('test:'.length)}.json`);
  const results = existsSync(file)
    ? readTestResults(readFileSync(file, 'utf8'))
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, durations: [] };
  // Whatever makes a step fail counts, also where no single test did.
  return succeeded || results.failed > 0 ? results : { ...results, failed: 1 };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let passed = 0;
let failed = 0;
const durations: TestResults['durations'] = [];
for (const step of steps) {
  console.log(`\n> ${step}`);
  const started = performance.now();
  const succeeded = await run(step);
  const results = resultsOf(step, succeeded);
  passed += results.passed;
  failed += results.failed;
  durations.push(...results.durations);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${succeeded ? 'ok' : 'FAILED'}: ${step} (${results.passed} passed, ${results.failed} failed, ${seconds} s)`,
  );
  // Without a build there is nothing to open in a browser.
  if (!succeeded && step === 'test:build') break;
}

console.log(`\nThe slowest ${NAMED}:`);
for (const { seconds, name } of durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
