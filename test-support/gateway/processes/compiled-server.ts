import { join } from 'node:path';
import { compileServer } from '../../../prerender/package/server-package.ts';
import { RUN_FOLDER } from '../../run-folder.ts';

/** The server's programs as a package has them: one starts with a third of the work that its sources take. */
export const COMPILED_SERVER = join(RUN_FOLDER, 'server');

/** Compiles them once for all tests that start them. */
export default function setup(): Promise<void> {
  return compileServer(COMPILED_SERVER);
}
