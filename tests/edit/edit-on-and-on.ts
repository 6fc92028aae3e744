import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteEdits } from '../../edit/journal/site-edits.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const edits = new SiteEdits(folder);
const edit = (about: string, value: string): void => {
  const base = readFileSync(join(folder, file), 'utf8');
  edits.apply(about, [{ file, base, operations: [{ op: 'set', path: '/title', value }] }]);
};

// What is loaded late is loaded before the clock starts.
edit('First', 'Title 0');
process.stdout.write('ready\n');
for (let n = 1; ; n += 1) {
  edit(`Number ${n}`, `Title ${n}`);
  if (n % 3 === 0) edits.undo();
}
