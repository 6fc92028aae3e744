import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from '../diagnostics/source-text.ts';

/** The file of a site that knows every address that was ever published. */
export const LEDGER_FILE = 'published-urls.txt';

/** What is known of a published page. */
interface LedgerEntry {
  /** Of its last change, as YYYY-MM-DD. */
  day: string;
  /** Of its texts as they were then; see `PageIndex.textDigest`. */
  digest: string;
}

/** By address, without the domain. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** What the file holds. */
export interface LedgerFile {
  /** As it was written; empty where a site has none. */
  text: string;
  ledger: Ledger;
  /** Lines that say nothing. */
  unreadable: Range[];
}

const HEAD = `# Every address that was ever published, the day on which its text last changed, and a digest of that text.
# Written by \`npm run build -- --publish\`. Keep it in version control; after a merge, keep the lines of both sides.
`;

const LINE = /^(\/\S*) (\d{4}-\d\d-\d\d) (\w+)$/;

/** Reads the ledger of a site. */
export function readLedgerFile(siteFolder: string): LedgerFile {
  const file = join(siteFolder, LEDGER_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { text, ...parseLedger(text) };
}

/**
 * Reads a ledger. Its lines may be in any order, and an address may have several, because that is how a merge of two
 * branches leaves them: the latest counts.
 * @returns what it says, and the places of lines that say nothing
 */
export function parseLedger(text: string): Pick<LedgerFile, 'ledger' | 'unreadable'> {
  const ledger = new Map<string, LedgerEntry>();
  const unreadable: Range[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const [, route, day, digest] = LINE.exec(line) ?? [];
    if (route !== undefined && day !== undefined && digest !== undefined) {
      if (day >= (ledger.get(route)?.day ?? '')) ledger.set(route, { day, digest });
    } else if (!line.startsWith('#')) unreadable.push([index, index + line.length]);
  }
  return { ledger, unreadable };
}

/** A line for each address, in their order, so that two people who add pages seldom write at the same place. */
export function formatLedger(ledger: Ledger): string {
  const lines = [...ledger]
    .map(([route, { day, digest }]) => `${route} ${day} ${digest}\n`)
    .toSorted();
  return HEAD + lines.join('');
}

/**
 * A ledger once pages are published: a page whose text is as it was keeps its day.
 * @param digests of the texts of all pages, by address
 * @param today as YYYY-MM-DD
 */
export function withPublished(
  ledger: Ledger,
  digests: ReadonlyMap<string, string>,
  today: string,
): Ledger {
  const next = new Map(ledger);
  for (const [route, digest] of digests)
    if (ledger.get(route)?.digest !== digest) next.set(route, { day: today, digest });
  return next;
}
