import { LEDGER_FILE } from '../../check/model/ledger.ts';
import { folderOf, pageRoute } from './page-text.ts';
import { RandomText } from './random-text.ts';

const tags = ['Audits', 'Data', 'Fields', 'Harvest', 'People', 'Soil', 'Weather'] as const;

/** Of published pages whose text has changed since. */
const digest = '0'.repeat(16);

/** Day, summary and tags of a page that is an entry of its folder, a line each. */
export function entryFields(index: number): string[] {
  const random = new RandomText(-index - 1);
  const [month, day] = [12, 28].map((limit) => String(random.below(limit) + 1).padStart(2, '0'));
  return [
    `date: 20${10 + random.below(16)}-${month}-${day}\n`,
    `summary: ${random.sentence(14)}\n`,
    `tags: [${random.pick(tags)}]\n`,
  ];
}

/** What makes a page an entry of its folder, to be before the rest of its text. */
export function entryText(index: number): string {
  return `entry:\n${entryFields(index)
    .map((field) => `  ${field}`)
    .join('')}`;
}

/** A page with the list of its entries for each folder. */
export function listTexts(pages: number): [folder: string, text: string][] {
  const folders = new Set(Array.from({ length: pages - 1 }, (_, at) => folderOf(at + 1)));
  return Array.from(folders, (folder) => [folder, listText(folder)]);
}

/** The files of the lists, and of the addresses that were published, by path in the site. */
export function entryFiles(pages: number): [file: string, text: string][] {
  const lists = listTexts(pages).map(([folder, text]): [string, string] => [
    `pages/${folder}.yaml`,
    text,
  ]);
  const ledger = Array.from(
    { length: pages },
    (_, index) => `${pageRoute(index)} 2026-01-01 ${digest}\n`,
  );
  return [...lists, [LEDGER_FILE, ledger.join('')]];
}

/** A list of a folder, over as many pages as it takes. */
function listText(folder: string): string {
  return `title: All of ${folder}
description: All that was written about ${folder}, the newest first, with a day and a summary.
blocks:
  - type: hero
    title: All of ${folder}
  - type: entries
    heading: The newest first
    folder: ${folder}
`;
}
