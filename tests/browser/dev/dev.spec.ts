import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDev } from '../../../prerender/dev/dev.ts';
import { expectAccessible } from '../support/axe.ts';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Writing a site: a change is on the screen at once, a mistake is explained, the last good page stays. */

test.describe.configure({ mode: 'serial' });

const dev = devSite();
/** Where a file of the site is. */
const at = (file: string) => join(dev.folder, file);
const AUDITS = 'pages/services/audits.yaml';

function edit(from: string, to: string): void {
  const text = readFileSync(at(AUDITS), 'utf8');
  expect(text).toContain(from);
  writeFileSync(at(AUDITS), text.replaceAll(from, to));
}

test('a change shows without a reload and leaves the scroll position alone', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 800, height: 400 });
  await tab.goto(`${dev.address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('Energy audits');
  await tab.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 200);
  });
  edit('title: Energy audits', 'title: House audits');
  await expect(tab.locator('h1')).toHaveText('House audits');
  expect(await tab.evaluate(() => ['sameDocument' in window, scrollY])).toEqual([true, 200]);
});

test('a file that an editor writes in pieces is read to its end', async ({ page: tab }) => {
  await tab.goto(`${dev.address}/services/audits`);
  const text = readFileSync(at(AUDITS), 'utf8').replace('Every door and chimney.', 'Every wall.');
  writeFileSync(at(AUDITS), text.slice(0, 200));
  await tab.waitForTimeout(40);
  appendFileSync(at(AUDITS), text.slice(200));
  await expect(tab.getByText('Every wall.')).toBeVisible();
  await expect(tab.getByRole('complementary', { name: 'Problems' })).toBeHidden();
  edit('Every wall.', 'Every door and chimney.');
  await expect(tab.getByText('Every door and chimney.')).toBeVisible();
});

test('a mistake is explained with file, line and fix over the last good page, and goes when fixed', async ({
  page: tab,
}) => {
  await tab.goto(`${dev.address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('House audits');
  edit('heading: What we measure', 'headding: What we measure');
  const panel = tab.getByRole('complementary', { name: 'Problems' });
  await expect(panel).toContainText('pages/services/audits.yaml:8:5');
  await expect(panel).toContainText('Did you mean `heading`?');
  await expect(panel).toContainText('heading: What we measure');
  // The panel's sheet is in the last layer, which the reset must not override.
  await expect(panel.getByRole('button', { name: '1 problem' })).not.toHaveCSS(
    'padding-left',
    '0px',
  );
  await expect(tab.getByRole('heading', { name: 'What we measure' })).toBeVisible();
  edit('headding:', 'heading:');
  await expect(panel).toBeHidden();
});

test('an open dialog stays open while its words change', async ({ page: tab }) => {
  const team = at('pages/team.yaml');
  writeFileSync(
    team,
    `title: Team
description: The people who measure where old houses lose their warmth, and who mend them.
blocks:
  - type: hero
    title: Who comes to your house
  - type: team
    items:
      - slug: ada
        name: Ada Lindqvist
        role: Founder
        picture: { src: hills.svg }
        bio: [Ada climbs every roof.]
        links: [{ icon: link, name: Profile, href: https://profiles.example/ada }]
`,
  );
  await expect(async () => {
    await tab.goto(`${dev.address}/team#ada`);
    await expect(tab.getByRole('dialog')).toContainText('Ada climbs every roof.');
  }).toPass();
  writeFileSync(team, readFileSync(team, 'utf8').replace('every roof', 'every ladder'));
  await expect(tab.getByRole('dialog')).toContainText('Ada climbs every ladder.');
  expect(tab.url()).toBe(`${dev.address}/team#ada`);
});

test('a slug that changes is missed where something links to it', async ({ page: tab }) => {
  await tab.goto(`${dev.address}/services/audits`);
  edit('Every door and chimney.', 'Every door and roof.');
  const panel = tab.getByRole('complementary', { name: 'Problems' });
  const home = at('pages/index.yaml');
  const before = readFileSync(home, 'utf8');
  writeFileSync(home, before.replace('(/services/audits)', '(/team#ada)'));
  await expect(tab.getByText('Every door and roof.')).toBeVisible();
  await expect(panel).toBeHidden();
  const team = at('pages/team.yaml');
  writeFileSync(team, readFileSync(team, 'utf8').replace('slug: ada', 'slug: ada-lindqvist'));
  await expect(panel).toContainText('pages/index.yaml:6:');
  await expect(panel).toContainText('It has #ada-lindqvist.');
  writeFileSync(home, before);
  await expect(panel).toBeHidden();
});

test('a picture that comes, changes and goes is seen without a restart', async ({ page: tab }) => {
  const audits = () => readFileSync(at(AUDITS), 'utf8');
  const before = audits();
  await tab.goto(`${dev.address}/services/audits`);
  const panel = tab.getByRole('complementary', { name: 'Problems' });
  writeFileSync(
    at(AUDITS),
    before.replace(/(\n {4}title: House audits)/, '$1\n    picture: { src: roof.svg }'),
  );
  await expect(panel).toContainText('There is no picture media/roof.svg.');
  const draw = (width: number) =>
    writeFileSync(
      at('media/roof.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 50"><path d="M0 0h9v9z"/></svg>`,
    );
  draw(80);
  const picture = tab.locator('main img[width="80"]');
  await expect(picture).toBeVisible();
  await expect(panel).toBeHidden();
  draw(90);
  await expect(tab.locator('main img[width="90"]')).toBeVisible();
  rmSync(at('media/roof.svg'));
  await expect(panel).toContainText('There is no picture media/roof.svg.');
  // The last good page stays, picture included.
  await expect(tab.locator('main img[width="90"]')).toBeVisible();
  writeFileSync(at(AUDITS), before);
  await expect(panel).toBeHidden();
});

test('a change in site.yaml shows on the page, and a mistake in it is explained', async ({
  page: tab,
}) => {
  const file = at('site.yaml');
  const before = readFileSync(file, 'utf8');
  await tab.goto(`${dev.address}/services/audits`);
  writeFileSync(file, before.replace('years: "12"', 'years: "13"'));
  await expect(tab.getByText('13 years of warmer houses.')).toBeVisible();
  writeFileSync(file, before.replace('email: hello@', 'email: hello at '));
  const panel = tab.getByRole('complementary', { name: 'Problems' });
  await expect(panel).toContainText('site.yaml:5:8');
  await expect(tab.getByText('13 years of warmer houses.')).toBeVisible();
  writeFileSync(file, before);
  await expect(panel).toBeHidden();
});

test('a site that was never right shows its problems and no stack', async ({ page: tab }) => {
  const broken = mkdtempSync(join(tmpdir(), 'broken-site-'));
  cpSync(join(import.meta.dirname, '../../second-site'), broken, { recursive: true });
  writeFileSync(join(broken, 'site.yaml'), 'name: Alder Row\nurl https://www.alder-row.example\n');
  const other = await startDev(broken, 0);
  try {
    await tab.goto(`${other.resolvedUrls?.local[0] ?? ''}services/audits`);
    const panel = tab.getByRole('complementary', { name: 'Problems' });
    await expect(panel).toContainText('site.yaml:2:');
    await expect(tab.locator('vite-error-overlay')).toHaveCount(0);
    await expectAccessible(tab);
    cpSync(join(import.meta.dirname, '../../second-site/site.yaml'), join(broken, 'site.yaml'));
    await expect(tab.locator('h1')).toHaveText('Energy audits');
  } finally {
    // A page that outlives its server complains of its absence.
    await tab.goto('about:blank');
    await other.close();
    rmSync(broken, { recursive: true, force: true });
  }
});

test.describe('files that come and go', () => {
  // Until the server has noticed the new file, its page is not there, and the browser says so.
  test.use({ mayComplain: true });

  test('a new page and a renamed one are there without a restart', async ({ page: tab }) => {
    const finds = (route: string) =>
      expect(async () => {
        await tab.goto(dev.address + route);
        await expect(tab.locator('h1')).toHaveText('House audits', { timeout: 1000 });
      }).toPass();
    cpSync(at(AUDITS), at('pages/services/survey.yaml'));
    await finds('/services/survey');
    renameSync(at('pages/services/survey.yaml'), at('pages/survey.yaml'));
    await finds('/survey');
  });

  test('a deleted page leaves the page that says so, and comes back with its file', async ({
    page: tab,
  }) => {
    const file = at('pages/survey.yaml');
    const text = readFileSync(file, 'utf8');
    await tab.goto(`${dev.address}/survey`);
    await expect(tab.locator('h1')).toHaveText('House audits');
    rmSync(file);
    await expect(tab.locator('h1')).toContainText('There is nothing here');
    writeFileSync(file, text);
    await expect(tab.locator('h1')).toHaveText('House audits');
  });
});
