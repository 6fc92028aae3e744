import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudget } from '../../../budget/check-budget.ts';
import { siteFolders } from '../../../prerender/paths.ts';
import { expect, pagelessTest as test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The README rounds, and not every byte is worth a change of it: by so much a figure may be off. */
const TOLERANCE = 0.05;

test('the README says what the home page weighs, and what script it runs unasked', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, page, script] =
    /home page are ([\d.]+) KB, and ([\d.]+) KB of script/.exec(readme) ?? [];
  const summary = checkBudget(siteFolders(ROOT)).summary.join('\n');
  const [, measuredPage] = /^headers, .* at most ([\d.]+) KB \(\/\)/m.exec(summary) ?? [];
  const [, measuredScript] =
    /^script that runs by itself: at most ([\d.]+) KB/m.exec(summary) ?? [];
  for (const [said, measured] of [
    [page, measuredPage],
    [script, measuredScript],
  ]) {
    const off = Math.abs(Number(said) / Number(measured) - 1);
    expect(off, `README.md says ${said} KB, npm run budget ${measured} KB`).toBeLessThanOrEqual(
      TOLERANCE,
    );
  }
});
