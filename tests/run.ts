import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { command } from '../commands/door/command.ts';
import { readTestResults, type TestResults } from '../test-support/test-results.ts';

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

/** Runs all steps, prints what came of them, and says whether nothing failed. */
async function runAll(): Promise<boolean> {
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

  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED);
  console.log(`\nThe slowest ${NAMED}:`);
  for (const { seconds, name } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

await command(
  {
    name: 'test',
    about: `Runs every test, one step after the other, then names the slowest ${NAMED} tests and counts all.`,
    options: {},
    examples: ['npm test', 'npm run test:unit'],
    notes:
      `The steps, each a script of its own: ${steps.join(', ')}. ` +
      'A step without tests of its own counts as one test.',
  },
  runAll,
);
