import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest, test } from '../support/test.ts';
import { panelOf } from './problems-panel.ts';

/* "The last good page stays behind it": every way to break a page, and none of them leaves it white. */

test.describe.configure({ mode: 'serial' });
// Broken on purpose: the browser may say so.
test.use({ mayComplain: true });

const AUDITS = 'pages/services/audits.yaml';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><path d="M0 0h9v9z"/></svg>';
const ICON = 'media/icons/drop.svg';
const ICON_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M2 2h9v9z"/></svg>';
const dev = devSite(() => {
  writeFileSync(at('media/roof.svg'), DRAWING);
  mkdirSync(at('media/icons'));
  writeFileSync(at(ICON), ICON_DRAWING);
  replace(AUDITS, /(\n {4}title: Energy audits)/, '$1\n    picture: { src: roof.svg }')();
  replace(AUDITS, 'icon: wind', 'icon: drop')();
});
const at = (file: string) => join(dev.folder, file);

const write = (file: string, text: string) => () => writeFileSync(at(file), text);
const replace = (file: string, from: string | RegExp, to: string) => () => {
  const before = readFileSync(at(file), 'utf8');
  expect(before).toMatch(from);
  writeFileSync(at(file), before.replace(from, to));
};
const remove = (path: string) => () => renameSync(at(path), join(tmpdir(), `gone-${process.pid}`));
const restore = (path: string) => () => renameSync(join(tmpdir(), `gone-${process.pid}`), at(path));

/** How a page is broken, what the panel must say, and how it is put right where saving the old file does not do it. */
const WAYS: { way: string; file: string; harm: () => void; says: string; repair?: () => void }[] = [
  {
    way: 'a typing mistake',
    file: AUDITS,
    harm: replace(AUDITS, 'heading:', 'headding:'),
    says: `${AUDITS}:`,
  },
  {
    way: 'broken YAML',
    file: AUDITS,
    harm: write(AUDITS, 'title: "Energy\nblocks: ['),
    says: `${AUDITS}:`,
  },
  { way: 'an empty file', file: AUDITS, harm: write(AUDITS, ''), says: 'empty' },
  {
    way: 'a page that is bytes',
    file: AUDITS,
    harm: write(AUDITS, '\u0000\u0001'),
    says: `${AUDITS}:`,
  },
  {
    way: 'an empty drawing',
    file: 'media/roof.svg',
    harm: write('media/roof.svg', ''),
    says: 'media/roof.svg is empty',
  },
  {
    way: 'a drawing that is not well-formed',
    file: 'media/roof.svg',
    harm: write('media/roof.svg', DRAWING.replace('/>', '>')),
    says: 'not well-formed',
  },
  {
    way: 'a drawing without proportions',
    file: 'media/roof.svg',
    harm: write('media/roof.svg', '<svg/>'),
    says: 'viewBox',
  },
  {
    way: 'a picture that is gone',
    file: 'media/roof.svg',
    harm: remove('media/roof.svg'),
    says: 'There is no picture media/roof.svg',
    repair: restore('media/roof.svg'),
  },
  {
    way: "an icon of the site's own that is no icon",
    file: ICON,
    harm: write(ICON, '<svg'),
    says: ICON,
  },
  {
    way: "an icon of the site's own that is gone",
    file: ICON,
    harm: remove(ICON),
    says: 'There is no icon `drop`',
    repair: restore(ICON),
  },
  {
    way: 'a picture that is a pipe',
    file: 'media/roof.svg',
    harm: () => {
      remove('media/roof.svg')();
      execFileSync('mkfifo', [at('media/roof.svg')]);
    },
    says: 'a device or a pipe',
    repair: restore('media/roof.svg'),
  },
  {
    way: 'the logo of every page',
    file: 'media/mark.svg',
    harm: write('media/mark.svg', '<svg'),
    says: 'media/mark.svg',
  },
  {
    way: 'a mistake in site.yaml',
    file: 'site.yaml',
    harm: replace('site.yaml', 'email: hello@', 'email: hello at '),
    says: 'site.yaml:',
  },
  {
    way: 'a site.yaml that cannot be read',
    file: 'site.yaml',
    harm: write('site.yaml', 'name: "x\n'),
    says: 'site.yaml:',
  },
  {
    way: 'a site.yaml that is gone',
    file: 'site.yaml',
    harm: remove('site.yaml'),
    says: 'it has no site.yaml',
    repair: restore('site.yaml'),
  },
  {
    way: 'a folder of pages that is gone',
    file: 'site.yaml',
    harm: remove('pages'),
    says: 'it has no folder pages',
    repair: restore('pages'),
  },
];

for (const { way, file, harm, says, repair } of WAYS) {
  lookTest(`the last good page stays behind ${way}, also after a reload`, async ({ page: tab }) => {
    const before = readFileSync(at(file));
    await tab.goto(`${dev.address}/services/audits`);
    await expect(tab.locator('h1')).toHaveText('Energy audits');
    await expect(panelOf(tab)).toBeHidden();
    harm();
    try {
      await expect(panelOf(tab)).toContainText(says);
      await expect(tab.locator('h1')).toHaveText('Energy audits');
      await expect(tab.locator('main img[width="80"]')).toBeVisible();
      await tab.reload();
      await expect(panelOf(tab)).toContainText(says);
      await expect(tab.locator('h1')).toHaveText('Energy audits');
      await expect(tab.locator('main img[width="80"]')).toBeVisible();
      const state = await tab.request.get(`${dev.address}/dev/state.json?route=/services/audits`);
      expect(state.status()).toBe(200);
    } finally {
      if (repair) repair();
      else writeFileSync(at(file), before);
    }
    await expect(panelOf(tab)).toBeHidden();
    await expect(tab.locator('h1')).toHaveText('Energy audits');
  });
}

lookTest(
  'a folder of pages that is emptied leaves the page that says so, and its pages come back',
  async ({ page: tab }) => {
    await tab.goto(`${dev.address}/services/audits`);
    await expect(tab.locator('h1')).toHaveText('Energy audits');
    remove('pages')();
    mkdirSync(at('pages'));
    await expect(panelOf(tab)).toContainText('This site has no home page');
    await expect(tab.locator('h1')).toContainText('There is nothing here');
    rmSync(at('pages'), { recursive: true });
    restore('pages')();
    await expect(panelOf(tab)).toBeHidden();
    await expect(tab.locator('h1')).toHaveText('Energy audits');
  },
);
