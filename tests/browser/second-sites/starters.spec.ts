import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { readAnswers } from '../../../authoring/starter/answers.ts';
import { starterFiles } from '../../../authoring/starter/starter-files.ts';
import { templateNames } from '../../../authoring/starter/templates.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { fieldsOf } from '../../../test-support/content/fields-of.ts';
import { choose } from '../../../test-support/content/routes-to-open.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { expectNoOverhang } from '../support/overhang.ts';

/*
 * What `init` writes for each kind of organization; languages take turns, because their pages are drawn alike. Those
 * pages are looked at that draw all that any of them draws, and each home page. ALL_PAGES=1 opens all.
 */

const { page: PAGE } = loadSchemas();

const STARTERS = templateNames().map((template, n) => {
  const language = n % 2 === 0 ? 'en' : 'de';
  const files = starterFiles(readAnswers({ name: 'Alder Row', language, template }));
  const pages = [...files].filter(([file]) => file.startsWith('pages/'));
  return { template, files, routes: pages.map(([file]) => routeOf(file)), pages };
});

/** The pages that are looked at: the template and the route, with the home page of each template for its theme. */
const LOOKED_AT = new Set(
  choose(
    STARTERS.flatMap(({ template, pages }) =>
      pages.map(([file, text]): [string, string[]] => {
        const route = routeOf(file);
        const home = route === '/' ? [`the home page of ${template}`] : [];
        return [template + route, [...fieldsOf(parse(text), PAGE.schema), ...home]];
      }),
    ),
  ),
);

for (const { template, files, routes } of STARTERS) {
  test.describe(`a new site for the template ${template}`, () => {
    test.describe.configure({ mode: 'default' });
    const site = servedSite(() => {
      const folder = mkdtempSync(join(tmpdir(), `${template}-`));
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        // Drawing pictures for shared links takes most of a build, and no page shows them.
        writeFileSync(
          join(folder, file),
          text.replace('shareImage: drawn', 'shareImage: edge.svg'),
        );
      }
      return folder;
    });

    test('no page scrolls sideways on a small phone', async ({ pageWithoutScript: page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      for (const route of routes) {
        await page.goto(site.address + route);
        await expectNoOverhang(page);
      }
    });

    for (const route of routes.filter((one) => LOOKED_AT.has(template + one)))
      test(`${route} is accessible in both themes, on a phone and a large screen`, async ({
        page,
      }) => {
        await page.goto(site.address + route);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverhang(page);
          if (width > 320) await expectAccessibleInBothThemes(page);
        }
      });
  });
}
