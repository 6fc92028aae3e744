import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../commands/door/command.ts';
import { type Failure, readTestResults, type TestResults } from '../test-support/test-results.ts';

const RESULTS = 'test-results';

/** How many of the slowest tests are named. */
const NAMED = 10;

/** The steps in their order, each a script of package.json; those of one line run side by side. */
const STAGES = [
  ['test:types', 'test:lint', 'test:format', 'test:generated', 'test:content', 'test:build'],
  ['test:html', 'test:budget', 'test:size'],
  ['test:unit'],
  ['test:browser'],
];

/** They look at what was built. */
const OF_BUILD = ['test:html', 'test:budget', 'test:browser'];

/** A log is read as text, and ten thousand colored dots are unreadable there; what asks for colors is overruled. */
const env = process.stdout.isTTY
  ? process.env
  : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

/** Resolves with whether the script exited with 0, and with what it printed, if that is kept back. */
function run(script: string, keepsBack: boolean): Promise<{ succeeded: boolean; output: string }> {
  const stdio = keepsBack ? 'pipe' : 'inherit';
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', stdio, stdio],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** What a step has written of its tests; a step that wrote nothing is one test. */
function resultsOf(step: string, succeeded: boolean): TestResults {
  const file = join(RESULTS, `${step.slice('test:'.length)}.json`);
  const results: TestResults = existsSync(file)
    ? readTestResults(readFileSync(file, 'utf8'))
    : { passed: succeeded ? 1 : 0, failures: [], flaky: [], durations: [] };
  // Whatever makes a step fail counts, also where no single test did.
  if (!succeeded && results.failures.length === 0)
    results.failures.push({ name: step, message: 'what it found is printed above' });
  return results;
}

/** Prints tests with what they said, each indented below its name. */
function list(heading: string, tests: readonly Failure[]): void {
  if (tests.length > 0) console.log(`\n${heading}:`);
  for (const { name, message } of tests)
    console.log(`  ${name}\n${message.replace(/^/gm, '    ')}`);
}

/** Runs a step, prints it in one block, and adds what came of it to the results. Says whether it succeeded. */
async function runStep(step: string, isAlone: boolean, all: TestResults): Promise<boolean> {
  if (isAlone) console.log(`\n> ${step}`);
  const started = performance.now();
  const { succeeded, output } = await run(step, !isAlone);
  if (!isAlone) process.stdout.write(`\n> ${step}\n${output}`);
  const { passed, failures, flaky, durations } = resultsOf(step, succeeded);
  all.passed += passed;
  all.failures.push(...failures);
  all.flaky.push(...flaky);
  all.durations.push(...durations);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${succeeded ? 'ok' : 'FAILED'}: ${step} (${passed} passed, ${failures.length} failed, ${seconds} s)`,
  );
  return succeeded;
}

/** Runs all steps, prints what came of them, and says whether nothing failed. */
async function runAll(): Promise<boolean> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const all: TestResults = { passed: 0, failures: [], flaky: [], durations: [] };
  const failed = new Set<string>();
  for (const stage of STAGES) {
    // Without a build there is nothing to open in a browser.
    const steps = stage.filter((step) => !failed.has('test:build') || !OF_BUILD.includes(step));
    await Promise.all(
      steps.map(async (step) => {
        if (!(await runStep(step, stage.length === 1, all))) failed.add(step);
      }),
    );
  }

  const slowest = all.durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED);
  console.log(`\nThe slowest ${NAMED}:`);
  for (const { seconds, name } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  list('Passed only when tried again', all.flaky);
  list('Failed', all.failures);
  console.log(`\n${all.passed} passed, ${all.failures.length} failed`);
  return all.failures.length === 0;
}

await command(
  {
    name: 'test',
    about:
      'Runs every test, steps that need nothing of one another side by side, then names ' +
      `the slowest ${NAMED} tests, those that failed and those that passed only when tried again, and counts all.`,
    options: {},
    examples: ['npm test', 'npm run test:unit'],
    notes:
      `The steps, each a script of its own: ${STAGES.flat().join(', ')}. ` +
      'A step without tests of its own counts as one test.',
  },
  runAll,
);
