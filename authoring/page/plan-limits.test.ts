import { expect, it } from 'vitest';
import { FILE, PlannedSite, set } from '../../test-support/edit/planned-site.ts';

const site = new PlannedSite();

it('refuses more operations than a moment is enough for, and says how many it takes', async () => {
  const operations = Array.from({ length: 5000 }, (_, n) => set(`/key${n}`, n));
  await expect(site.plan({ file: FILE, operations })).rejects.toThrow(
    /^Too many operations on pages\/team\.yaml: 5000\. With \d+ KB of text in file and operations, the maximum is \d+\. Plan them in several steps, or send the whole text\.$/,
  );
});

it('refuses a text that is larger than the check reads', async () => {
  const text = `title: ${'A'.repeat(256 * 1024)}\n`;
  const message = 'pages/team.yaml would have 257 KB; the maximum is 256 KB.';
  await expect(site.plan({ file: FILE, text })).rejects.toThrow(message);
  const operations = [set('/title', text)];
  await expect(site.plan({ file: FILE, operations })).rejects.toThrow(message);
});

it('answers a text of 10 MB with one sentence', async () => {
  const value = 'A'.repeat(10 * 1024 * 1024);
  const before = site.snapshot();
  const said = await site.plan({ file: FILE, operations: [set('/title', value)] }).catch(String);
  expect(said).toMatch(
    /^Error: pages\/team\.yaml would have 10\d\d\d KB; the maximum is 256 KB\.$/,
  );
  expect(site.snapshot()).toEqual(before);
});
