import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTS } from '../../check/features/hosts/host-limits.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import type { HostedSite } from './hosted-site.ts';
import { HOST_WRITERS } from './write-for-host.ts';

/* What the guides say about each host, and what is written for it. */

const read = (guide: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs', guide), 'utf8');
const hosting = read('hosting.md');
const start = read('start.md');

const SITE: HostedSite = {
  serving: PLAIN_SERVING,
  files: [],
  documents: new Map(),
  notFound: [],
  moved: [],
};

const COLUMNS = ['Host', 'Files', 'Policy', '410', 'Queries', 'Page for unknown addresses'];

test.each(Object.entries(HOST_WRITERS))('the guides show how %s is used', (name, host) => {
  const limits = HOSTS.get(name);
  if (!limits) throw new Error(`${name} is not in check/features/hosts/hosts.json.`);
  const { title } = limits;
  const files = Object.keys(host.files(SITE, limits)).map((file) => `\`${file}\``);
  const [row = ''] = new RegExp(`^\\| ${title} .*\`.*$`, 'm').exec(hosting) ?? [];
  const [, written = '', , gone = '', queries = '', notFound = ''] = row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  expect(
    {
      files: written.split(', ').toSorted(),
      gone,
      queries: queries.replace(/,.*/, ''),
      notFound,
    },
    `docs/hosting.md needs a row for ${title} in its first table: ${COLUMNS.join(' | ')}`,
  ).toEqual({
    files: files.toSorted(),
    gone: limits.gone ? 'yes' : '404',
    queries: limits.queries ? 'yes' : 'left out',
    notFound: limits.localNotFound ? 'yes' : 'that of the main language',
  });
  expect(hosting, `docs/hosting.md needs a section ## ${title}`).toContain(`\n## ${title}\n`);
  expect(hosting, `The section ${title} has to name its command`).toContain(`--host ${name}\``);
  const [table = ''] = /^\| Where [^]*?\n\n/m.exec(start) ?? [];
  expect(table, `docs/start.md needs a row for ${title} under Publish`).toContain(title);
});
