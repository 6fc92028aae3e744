import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What is saved can be committed: those files alone, with a message made of what has changed. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true, actionTimeout: 20_000 });

const studio = studioSite();
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: studio.folder, encoding: 'utf8' }).trim();

async function selectCard(tab: Page, title: string): Promise<void> {
  const page = await studio.open(tab, '/services/audits');
  await page.getByText(title, { exact: true }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
}

test('without git there is no message; Ctrl Shift S saves', async ({ page: tab }) => {
  await selectCard(tab, 'Warmth');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Heat');
  await tab.getByRole('button', { name: 'What changed · 1' }).click();
  await expect(tab.getByText('Warmth').first()).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Message of the commit' })).toBeHidden();
  await tab.keyboard.press('Control+Shift+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
});

test('Ctrl Shift S saves and commits with the proposed message; a written one takes its place', async ({
  page: tab,
}) => {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('config', 'commit.gpgsign', 'false');
  git('add', 'site.yaml', 'pages');
  git('commit', '--quiet', '-m', 'Begin');
  await selectCard(tab, 'Heat');
  const field = tab.getByRole('textbox', { name: 'Title' });
  await field.fill('Warmth');
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  await tab.keyboard.press('Control+Shift+s');
  await expect(tab.getByRole('status')).toHaveText(/^Saved and committed, [0-9a-f]{7,}$/);
  expect(git('log', '-1', '--format=%s')).toBe('Change Energy audits');
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe('pages/services/audits.yaml');
  await field.fill('Warm rooms');
  await tab.getByRole('button', { name: 'What changed · 1' }).click();
  const message = tab.getByRole('textbox', { name: 'Message of the commit' });
  await expect(message).toHaveValue(/^Change Energy audits\n\n- Energy audits: /);
  await expectUsableWhenNarrow(tab, message);
  await message.fill('Say what is warm');
  await tab.getByRole('button', { name: 'Save and commit' }).click();
  await expect.poll(() => git('log', '-1', '--format=%s')).toBe('Say what is warm');
});

test('a detached HEAD is told, and nothing is saved by Ctrl Shift S', async ({ page: tab }) => {
  git('checkout', '--quiet', '--detach');
  await selectCard(tab, 'Warm rooms');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Warmth');
  await tab.getByRole('button', { name: 'What changed · 1' }).click();
  await expect(tab.getByText(/^Git: HEAD is detached/)).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Control+Shift+s');
  await expect(tab.getByRole('status')).toHaveText(/^Not saved: HEAD is detached/);
  await expect(tab.getByRole('button', { name: 'Save Ctrl S' }).first()).toBeEnabled();
});
