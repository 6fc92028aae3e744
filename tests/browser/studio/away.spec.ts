import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPlan } from '../../../authoring/page/apply.ts';
import { planChanges } from '../../../authoring/page/plan.ts';
import { freePort } from '../../../test-support/servers/free-port.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copyFonts, copySecondSite, keepFonts } from '../support/dev-site.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What happens when the server is killed while somebody writes. */

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ mayComplain: true, viewport: { width: 1440, height: 900 } });

const ROOT = join(import.meta.dirname, '../../..');
const AUDITS = 'pages/services/audits.yaml';
const PAGE = '?page=/services/audits';
/** STUDIO_KILLS=50 is what a release is measured with; each starts a server, so that a usual run has one. */
const KILLS = Number(process.env['STUDIO_KILLS'] ?? 1);
/** Milliseconds between two keys. */
const KEY_MS = 25;

let folder = '';
let port = 0;
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-away-'));
  await copySecondSite(folder);
  copyFonts(folder);
  port = await freePort();
});
test.afterAll(async () => {
  await kill();
  keepFonts(folder);
  rmSync(folder, { recursive: true, force: true });
});

/** @returns the address that it prints, for the page that is written on */
async function start(): Promise<string> {
  const args = ['commands/launch.mjs', 'studio', '--site', folder];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let printed = '';
    // Read to the end: a server that cannot write what it tells would end.
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Studio: (\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address.replace('#', `${PAGE}#`));
    });
    child.once('exit', () => reject(new Error(`The studio has ended: ${printed}`)));
  });
}

async function kill(): Promise<void> {
  const child = server;
  server = undefined;
  if (!child) return;
  const closed = once(child, 'exit');
  child.kill('SIGKILL');
  await closed;
}

for (let round = 0; round < KILLS; round += 1)
  test(`all that is written while the server is killed is there, with undo (${round + 1} of ${KILLS})`, async ({
    page: tab,
  }) => {
    await kill();
    const before = readFileSync(join(folder, AUDITS), 'utf8');
    await tab.goto(await start());
    const page = tab.frameLocator('.sheet iframe');
    const field = tab.getByRole('textbox', { name: 'Title' });
    await writeAt(page, 'Warmth');
    await tab.keyboard.press('End');
    const words = ' and comfort in winter, in spring and in summer';
    const typing = tab.keyboard.type(words, { delay: KEY_MS });
    await tab.waitForTimeout(((round + 0.5) / KILLS) * words.length * KEY_MS);
    await kill();
    await typing;
    await expect(tab.getByRole('status')).toHaveText(
      /^The server has not answered since .+\. What you write is kept in this browser\.$/,
    );
    await expect(field).toHaveValue(`Warmth${words}`);
    await expect(page.getByText(/problem in the site/)).toBeHidden();
    await expectAccessibleInBothThemes(tab);
    await expectUsableWhenNarrow(tab, tab.getByRole('status'));
    // Started again, it wants its new token.
    const address = await start();
    await tab.goto('about:blank');
    await tab.goto(address);
    await expect(field).toHaveValue(`Warmth${words}`, { timeout: 120_000 });
    await expect(page.getByRole('textbox')).toHaveText(`Warmth${words}`);
    await expect(page.getByRole('textbox')).toBeFocused();
    expect(readFileSync(join(folder, AUDITS), 'utf8')).toBe(before);
    // What was sent is not sent twice, and each step ends where a pause was.
    const undo = tab.getByRole('button', { name: 'Undo' });
    let left = `Warmth${words}`;
    while (await undo.isEnabled()) {
      await undo.click();
      await expect(field).not.toHaveValue(left);
      const text = await field.inputValue();
      expect(left.startsWith(text)).toBe(true);
      left = text;
    }
    expect(left).toBe('Warmth');
    await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

test('two tabs and another program show live what each of them does', async ({
  page: tab,
  context,
}) => {
  await kill();
  const address = await start();
  await tab.goto(address);
  const page = tab.frameLocator('.sheet iframe');
  await expect(page.getByText('Warmth')).toBeVisible({ timeout: 120_000 });
  const other = await context.newPage();
  await other.goto(address);
  const there = other.frameLocator('.sheet iframe');
  await writeAt(there, 'Draughts');
  await other.keyboard.type('!');
  await expect(page.getByText('Draughts!')).toBeVisible();
  // As `page apply` does.
  const operations = [{ op: 'set', path: '/blocks/0/lead', value: 'Three weeks.' } as const];
  await applyPlan(folder, await planChanges(folder, [{ file: AUDITS, operations }]));
  await expect(page.getByText('Three weeks.')).toBeVisible();
  await expect(there.getByText('Three weeks.')).toBeVisible();
  await expect(there.getByRole('textbox')).toHaveText('Draughts!');
  await other.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(join(folder, AUDITS), 'utf8')).toContain('title: Draughts!');
  expect(readFileSync(join(folder, AUDITS), 'utf8')).toContain('lead: Three weeks.');
  await other.close();
});
