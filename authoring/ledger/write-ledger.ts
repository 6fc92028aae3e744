import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged } from '../../check/files/write-changed.ts';
import { formatLedger, type Ledger, LEDGER_FILE } from '../../check/model/ledger.ts';

const GIT_FILE = '.gitattributes';

/** Lets git keep the lines of both sides of a merge, which is right here: an address once published stays so. */
const ATTRIBUTES = `${LEDGER_FILE} text eol=lf merge=union\n`;

/**
 * Writes the published addresses into a site's folder, and lets git merge them.
 * @param known as they were before
 * @returns what has changed, as a sentence
 */
export function writeLedger(siteFolder: string, known: Ledger, ledger: Ledger): string {
  writeChanged(siteFolder, LEDGER_FILE, formatLedger(ledger));
  const attributes = join(siteFolder, GIT_FILE);
  const present = existsSync(attributes) ? readFileSync(attributes, 'utf8') : '';
  if (!present.includes(LEDGER_FILE))
    writeChanged(siteFolder, GIT_FILE, present.replace(/(.)$/, '$1\n') + ATTRIBUTES);
  const added = [...ledger.keys()].filter((route) => !known.has(route)).length;
  const changed = [...ledger].filter(([route, now]) => {
    const before = known.get(route);
    return before && before.digest !== now.digest;
  }).length;
  return `${LEDGER_FILE} has ${ledger.size} addresses: ${added} new, ${changed} with changed text.`;
}
