import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLedger, type Ledger, LEDGER_FILE } from '../../check/model/ledger.ts';

/** Lets git keep the lines of both sides of a merge, which is right here: an address once published stays so. */
const ATTRIBUTES = `${LEDGER_FILE} text eol=lf merge=union\n`;

/**
 * Writes the published addresses into a site's folder, and lets git merge them.
 * @param known as they were before
 * @returns what has changed, as a sentence
 */
export function writeLedger(siteFolder: string, known: Ledger, ledger: Ledger): string {
  const file = join(siteFolder, LEDGER_FILE);
  const text = formatLedger(ledger);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  const attributes = join(siteFolder, '.gitattributes');
  const present = existsSync(attributes) ? readFileSync(attributes, 'utf8') : '';
  if (!present.includes(LEDGER_FILE))
    writeFileSync(attributes, present.replace(/(.)$/, '$1\n') + ATTRIBUTES);
  const added = [...ledger.keys()].filter((route) => !known.has(route)).length;
  const changed = [...ledger].filter(([route, now]) => {
    const before = known.get(route);
    return before && before.digest !== now.digest;
  }).length;
  return `${LEDGER_FILE} has ${ledger.size} addresses; ${added} are new, the text of ${changed} has changed.`;
}
