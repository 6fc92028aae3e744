import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteEdits } from '../../edit/journal/site-edits.ts';

const [folder = '', file = '', field = '', count = ''] = process.argv.slice(2);
const edits = new SiteEdits(folder);
for (let value = 1; value <= Number(count); value += 1) {
  const base = readFileSync(join(folder, file), 'utf8');
  const operations = [{ op: 'set', path: `/${field}`, value } as const];
  await edits.apply(`${field} ${value}`, [{ file, base, operations }]);
}
