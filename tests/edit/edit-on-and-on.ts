import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteEdits } from '../../edit/journal/site-edits.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const edits = new SiteEdits(folder);
const edit = async (about: string, value: string): Promise<void> => {
  const base = readFileSync(join(folder, file), 'utf8');
  await edits.apply(about, [{ file, base, operations: [{ op: 'set', path: '/title', value }] }]);
};

// What is loaded late is loaded before the clock starts.
await edit('First', 'Title 0');
process.stdout.write('ready\n');
for (let n = 1; ; n += 1) {
  await edit(`Number ${n}`, `Title ${n}`);
  if (n % 3 === 0) await edits.undo();
}
