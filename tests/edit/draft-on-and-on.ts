import { openDraft } from '../../edit/draft/draft.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const draft = openDraft(folder);
const edit = (n: number): void => {
  draft.apply([{ file, operations: [{ op: 'set', path: '/title', value: `Title ${n}` }] }]);
  // What is told is not to be lost.
  process.stdout.write(`${n}\n`);
};

for (let n = 0; ; n += 1) {
  edit(n);
  // Told bytes leave the process now and then only.
  await new Promise((resolve) => setImmediate(resolve));
}
