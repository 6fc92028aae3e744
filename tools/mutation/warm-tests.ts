import { relative } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';

/** Only what hangs takes so long, also on a busy machine; in milliseconds. */
const TEST_LIMIT = 120_000;
const RUN_LIMIT = 600_000;

/**
 * The unit tests of a checkout, run again and again by one Vitest: a run costs what the tests cost, without the start of
 * Vitest and the translation of what has not changed.
 */
export class WarmTests {
  readonly #failed: Set<string>;
  readonly #ended: Set<string>;
  readonly #vitest: Vitest;
  readonly #root: string;

  private constructor(root: string, vitest: Vitest, failed: Set<string>, ended: Set<string>) {
    this.#root = root;
    this.#vitest = vitest;
    this.#failed = failed;
    this.#ended = ended;
  }

  /** @param root which has a `vitest.config.ts` */
  static async start(root: string): Promise<WarmTests> {
    // Where the files of the configuration look for their own.
    process.chdir(root);
    const failed = new Set<string>();
    const ended = new Set<string>();
    const onTestModuleEnd = (module: TestModule) => {
      const file = relative(root, module.moduleId);
      ended.add(file);
      if (!module.ok()) failed.add(file);
    };
    const vitest = await createVitest('test', {
      root,
      watch: false,
      bail: 1,
      retry: 0,
      maxWorkers: 2,
      testTimeout: TEST_LIMIT,
      reporters: [{ onTestModuleEnd }],
    });
    await vitest.standalone();
    return new WarmTests(root, vitest, failed, ended);
  }

  /** Says that a file is another now. */
  changed(file: string): void {
    this.#vitest.invalidateFile(file);
  }

  /**
   * Runs test files until one fails.
   * @param files as paths from the root; those that are not of any project are left out
   * @returns those that failed; all that did not come to an end, if the run hangs
   */
  async failuresOf(files: readonly string[]): Promise<string[]> {
    const specifications = files.flatMap((file) =>
      this.#vitest.getModuleSpecifications(`${this.#root}/${file}`),
    );
    if (specifications.length === 0) return [];
    this.#failed.clear();
    this.#ended.clear();
    let hangs = false;
    const watchdog = setTimeout(() => {
      hangs = true;
      this.#kill();
    }, RUN_LIMIT);
    const { unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    clearTimeout(watchdog);
    if (this.#failed.size > 0) return [...this.#failed];
    const left = files.filter((file) => !this.#ended.has(file));
    if (hangs || unhandledErrors.length > 0) return left;
    // A worker that found a second failure of the last run may have said so late, which ends this one.
    return this.failuresOf(left);
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }

  /** A worker in an endless loop hears nothing; when asked for a second time, Vitest ends it. */
  #kill(): void {
    void this.#vitest.cancelCurrentRun('test-failure');
    void this.#vitest.cancelCurrentRun('test-failure');
  }
}
