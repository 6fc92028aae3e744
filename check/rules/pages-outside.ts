import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';

/** Warns of files next to site.yaml that look like pages: only those below pages/ are. */
export function findPagesOutside(siteFolder: string): Diagnostic[] {
  return readdirSync(siteFolder, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.ya?ml$/.test(entry.name) && !entry.name.startsWith('site.'),
    )
    .filter(({ name }) => /^blocks:/m.test(readFileSync(join(siteFolder, name), 'utf8')))
    .map(({ name }) =>
      diagnosticOfFile(name, {
        id: 'page-outside-pages',
        message: 'This looks like a page, but it is not in pages/, so it is not part of the site.',
        suggestion: `Move it to pages/${name.replace(/\.yml$/, '.yaml')}.`,
      }),
    );
}
