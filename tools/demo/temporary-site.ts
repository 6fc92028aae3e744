import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE } from '../../prerender/paths.ts';

const LAUNCHER = join(ENGINE, 'commands/launch.mjs');

/** A site that `init` has written into a temporary folder, with a home page of short lines. */
export class TemporarySite {
  readonly #parent = mkdtempSync(join(tmpdir(), 'demo-'));
  readonly folder = join(this.#parent, 'my-site');
  /** The file that is written in the demo. */
  readonly page = join(this.folder, 'pages/index.yaml');

  constructor() {
    mkdirSync(this.folder);
    const answers = ['--name', 'Alder Row', '--language', 'en', '--template', 'shop'];
    this.run('init', '--yes', ...answers);
    copyFileSync(join(import.meta.dirname, 'page.yaml'), this.page);
  }

  /**
   * Runs a command of the engine in the folder of the site.
   * @returns what it prints, to whichever output, in its order
   * @throws when its exit code is not 0
   */
  run(...args: string[]): string {
    const printed = join(this.#parent, 'printed.txt');
    const output = openSync(printed, 'w');
    const { status } = spawnSync(process.execPath, [LAUNCHER, ...args], {
      cwd: this.folder,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const text = readFileSync(printed, 'utf8');
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${text}`);
    return text;
  }

  remove(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
