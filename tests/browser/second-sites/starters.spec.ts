import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readAnswers } from '../../../authoring/starter/answers.ts';
import { starterFiles } from '../../../authoring/starter/starter-files.ts';
import { templateNames } from '../../../authoring/starter/templates.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';
import { expectNoOverhang } from '../support/overhang.ts';

/* What `init` writes for each kind of organization; languages take turns, because their pages are drawn alike. */

/** Legal pages are drawn alike in all templates. */
const ALIKE = /legal|privacy|impressum|datenschutz/;

for (const [n, template] of templateNames().entries()) {
  const language = n % 2 === 0 ? 'en' : 'de';
  const files = starterFiles(readAnswers({ name: 'Alder Row', language, template }));
  const routes = [...files.keys()]
    .filter((file) => file.startsWith('pages/') && (n === 0 || !ALIKE.test(file)))
    .map((file) => routeOf(file));

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

    for (const route of routes)
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
