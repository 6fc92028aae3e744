import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm test`: everything that must be true of the project, one step after the other, and a line with the count of
 * all tests at the end. A step without tests of its own counts as one. Exits with 1 if anything failed.
 */

const RESULTS = 'test-results';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed from what the step has written. */
  count?: () => Count;
}

const UNIT_RESULTS = join(RESULTS, 'unit.json');
const BROWSER_RESULTS = join(RESULTS, 'browser.json');

const STEPS: Step[] = [
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'generated files', command: ['tsx', 'commands/generate.ts', '--check'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${UNIT_RESULTS}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites }: Record<string, number> =
        JSON.parse(readFileSync(UNIT_RESULTS, 'utf8'));
      // A file that fails before its first test has no failed tests, only a failed suite.
      return {
        passed: numPassedTests ?? 0,
        failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0),
      };
    },
  },
  { name: 'content', command: ['tsx', 'commands/check.ts'] },
  { name: 'build', command: ['tsx', 'commands/build.ts'] },
  {
    name: 'html',
    command: [
      'html-validate',
      '--config=tests/html-validate.json',
      '--max-warnings=0',
      'dist/**/*.html',
    ],
  },
  { name: 'budget', command: ['tsx', 'commands/budget.ts'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config=tests/browser/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join('../..', BROWSER_RESULTS) },
    count: () => {
      const { stats }: { stats: Record<string, number> } = JSON.parse(
        readFileSync(BROWSER_RESULTS, 'utf8'),
      );
      return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
    },
  },
];

/** Runs one of the project's programs; resolves with whether it exited with 0. */
function run({ command: [program = '', ...args], env }: Step): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', program), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  console.log(`\n> ${step.name}`);
  const started = performance.now();
  const succeeded = await run(step);
  const count = step.count?.() ?? { passed: 0, failed: 0 };
  // Whatever makes a step fail counts, also where no single test did.
  if (!step.count || (!succeeded && count.failed === 0))
    count[succeeded ? 'passed' : 'failed'] += 1;
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${succeeded ? 'ok' : 'FAILED'}: ${step.name} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
  // Without a build there is nothing to open in a browser.
  if (!succeeded && step.name === 'build') break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
