import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { isPlanAnswer } from '../../schema/generated/guards/edit.js';
import { FILE, PlannedSite, set } from '../../test-support/edit/planned-site.ts';
import { applyPlan } from './apply.ts';

const site = new PlannedSite();

it('applies exactly the plan, once, and can be undone', async () => {
  const before = site.snapshot();
  const made = await site.plan(
    { file: FILE, operations: [set('/title', 'Our people')] },
    { file: 'pages/new.yaml', text: site.read(FILE) },
  );
  const planned: unknown = JSON.parse(JSON.stringify(made));
  if (!isPlanAnswer(planned)) throw new Error('This is no plan.');
  expect((await applyPlan(site.folder, planned)).files.map(({ file }) => file)).toEqual([
    FILE,
    'pages/new.yaml',
  ]);
  expect(site.read(FILE)).toContain('title: Our people');
  expect(digestOf(site.read(FILE))).toBe(made.changes[0]?.after);
  await expect(applyPlan(site.folder, planned)).rejects.toThrow(
    'has changed since the plan was made',
  );
  await new SiteEdits(site.folder).undo();
  expect(site.snapshot()).toEqual(before);
});

it('applies plans that two programs made of one page at the same time', async () => {
  const [title, more] = await Promise.all([
    site.plan({ file: FILE, operations: [set('/title', 'Our people')] }),
    site.plan({ file: FILE, operations: [set('/description', 'Who works here, and since when.')] }),
  ]);
  const [same, text] = await Promise.all([
    site.plan({ file: FILE, operations: [set('/title', 'Other people')] }),
    site.plan({ file: FILE, text: site.read(FILE).replace(/^title: .*$/m, 'title: Third people') }),
  ]);
  const before = site.read(FILE);
  await applyPlan(site.folder, title);
  const { files } = await applyPlan(site.folder, more);
  expect(site.read(FILE)).toContain(
    'title: Our people\ndescription: Who works here, and since when.\n',
  );
  expect(files).toEqual([{ file: FILE, digest: digestOf(site.read(FILE)) }]);
  for (const made of [title, more])
    await expect(applyPlan(site.folder, made)).rejects.toThrow(
      'has changed since the plan was made',
    );
  await expect(applyPlan(site.folder, same)).rejects.toThrow('in the same place: /title');
  await expect(applyPlan(site.folder, text)).rejects.toThrow('in the same place: /title');
  await new SiteEdits(site.folder).undo();
  await new SiteEdits(site.folder).undo();
  expect(site.read(FILE)).toBe(before);
});

it('applies no plan that was changed, and none to a file that has changed since', async () => {
  const planned = await site.plan({ file: FILE, operations: [set('/title', 'Our people')] });
  const [change] = planned.changes;
  if (!change) throw new Error('Nothing is planned.');
  const forged = { ...change, splice: { ...change.splice, text: 'Other words' } };
  await expect(applyPlan(site.folder, { ...planned, changes: [forged] })).rejects.toThrow(
    'was modified',
  );
  const other = { ...change, operations: [set('/title', 'Other words')] };
  await expect(applyPlan(site.folder, { ...planned, changes: [other] })).rejects.toThrow(
    'was modified',
  );
  const elsewhere = { ...change, file: '../outside.yaml' };
  await expect(applyPlan(site.folder, { ...planned, changes: [elsewhere] })).rejects.toThrow(
    'cannot be edited',
  );
  writeFileSync(join(site.folder, FILE), `${site.read(FILE)}# more\n`);
  await expect(applyPlan(site.folder, planned)).rejects.toThrow('Plan again.');
});
