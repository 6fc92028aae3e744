import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../../../check/open-site.ts';
import { routesToLookAt } from '../../../test-support/content/routes-to-open.ts';
import { putPlayground } from '../../../prerender/bundle/playground.ts';
import { hashEngine } from '../../../prerender/engine/engine-hash.mjs';
import type { Listening } from '../../../test-support/servers/listening.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { buildSite, serveBuilt } from '../../../test-support/content/built-site.ts';
import { visitTest as test } from '../support/visit-test.ts';
import { testPlayground } from './docs-playground.ts';
import { expectNoOverhang } from '../support/overhang.ts';

/* The documentation, as a site that anybody may read. ALL_PAGES=1 looks closely at all pages. */

const DOCS = join(import.meta.dirname, '../../../docs');

/** Pages of block types are the gallery's examples, which gallery.spec.ts looks at, above tables; one stands for all. */
const isLookedAt = (route: string): boolean =>
  !route.startsWith('/blocks/') || ['/blocks/shared', '/blocks/table'].includes(route);

test.describe('the documentation', () => {
  test.describe.configure({ mode: 'default' });
  let folder = '';
  let served: Listening | undefined;

  test.beforeAll(async () => {
    // Two bundles and a build, while others build.
    test.setTimeout(300_000);
    folder = mkdtempSync(join(tmpdir(), 'docs-'));
    copySite(DOCS, folder);
    await putPlayground(hashEngine(), join(folder, 'public'));
    buildSite(folder);
    served = await serveBuilt(folder);
  });
  test.afterAll(() => {
    served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  // Any of them may have a word or a line of code that is too long.
  test('no page scrolls sideways on a phone', async ({ pageWithoutScript: page }) => {
    for (const route of openSite(DOCS).context.routes.keys()) {
      if (!isLookedAt(route)) continue;
      await page.goto(`${served?.address}${route}`);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverhang(page);
      }
    }
  });

  for (const route of routesToLookAt(DOCS, isLookedAt))
    test(`${route} is accessible on a phone, in both themes`, async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `${served?.address}${route}`);
      await expectNoOverhang(page);
      await expectAccessibleInBothThemes(page);
    });

  testPlayground(() => `${served?.address}/playground`);
});
