import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Listening } from '../../../test-support/servers/listening.ts';
import { buildSite, serveBuilt } from '../../../test-support/content/built-site.ts';

/**
 * Builds and serves a site of its own while the tests of a file run, and removes it afterwards.
 *
 * @param make writes the site into a new folder, and names it
 * @returns where it is served, once the tests run
 */
export function servedSite(make: () => string | Promise<string>): { readonly address: string } {
  let folder = '';
  let listening: Listening | undefined;
  test.beforeAll(async () => {
    // Each time, because one worker may run two parts of a file, and the first clears up after itself.
    folder = await make();
    buildSite(folder);
    listening = await serveBuilt(folder);
  });
  test.afterAll(() => {
    listening?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get address() {
      return listening?.address ?? '';
    },
  };
}
