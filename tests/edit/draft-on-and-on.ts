import { openDraft } from '../../edit/draft/draft.ts';

const [folder = '', file = ''] = process.argv.slice(2);
const draft = openDraft(folder);
const edit = (n: number): void => {
  const operations = [{ op: 'set' as const, path: '/title', value: `Title ${n}` }];
  // A text that is written on, with a pause now and then.
  draft.apply([{ file, operations }], { goesOn: n % 5 > 0 });
  // What is told is not to be lost.
  process.stdout.write(`${n}\n`);
};

for (let n = 0; ; n += 1) {
  edit(n);
  // Told bytes leave the process now and then only.
  await new Promise((resolve) => setImmediate(resolve));
}
