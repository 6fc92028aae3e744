import { LEDGER_FILE } from '../../check/ledger/ledger.ts';
import { folderOf, pageRoute } from './page-text.ts';
import { RandomText } from './random-text.ts';

const tags = ['Audits', 'Data', 'Fields', 'Harvest', 'People', 'Soil', 'Weather'] as const;

/** Of published pages whose text has changed since. */
const digest = '0'.repeat(16);

/** What makes a page an entry of its folder, to stand before the rest of its text. */
export function entryText(index: number): string {
  const random = new RandomText(-index - 1);
  const [month, day] = [12, 28].map((limit) => String(random.below(limit) + 1).padStart(2, '0'));
  return `entry:
  date: 20${10 + random.below(16)}-${month}-${day}
  summary: ${random.sentence(14)}
  tags: [${random.pick(tags)}]
`;
}

/** The files of a list of entries for each folder, and of the addresses that were published, by path in the site. */
export function entryFiles(pages: number): [file: string, text: string][] {
  const routes = Array.from({ length: pages }, (_, index) => pageRoute(index));
  const folders = new Set(routes.slice(1).map((_, at) => folderOf(at + 1)));
  const lists = Array.from(folders, (folder): [string, string] => [
    `pages/${folder}.yaml`,
    listText(folder),
  ]);
  const ledger = routes.map((route) => `${route} 2026-01-01 ${digest}\n`).join('');
  return [...lists, [LEDGER_FILE, ledger]];
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
    from: ${folder}
`;
}
