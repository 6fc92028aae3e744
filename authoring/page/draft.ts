import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSite } from '../../check/check-site.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { openSite } from '../../check/open-site.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import type { Schemas } from '../../schema/load-schemas.ts';

/** What a site is made of, besides its folders. */
const FOLDERS = ['pages', 'media', 'public', 'forms', OWN_BLOCKS];

/**
 * Finds the problems that a site would have with some files changed, and changes none of them: the check looks at a
 * copy in which all other files are the very same on the disk.
 *
 * @param texts by path from the site folder; nothing for a file that would be gone
 */
export async function checkDraft(
  folder: string,
  texts: ReadonlyMap<string, string | undefined>,
  schemas: Schemas,
): Promise<Diagnostic[]> {
  const parent = join(folder, '.data/edits');
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const copy = mkdtempSync(join(parent, 'draft-'));
  try {
    for (const file of filesOf(folder)) if (!texts.has(file)) link(folder, copy, file);
    for (const name of FOLDERS)
      if (existsSync(join(folder, name))) mkdirSync(join(copy, name), { recursive: true });
    for (const [file, text] of texts) {
      if (text === undefined) continue;
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const { problems } = await checkSite(openSite(copy, { schemas }));
    return problems;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function filesOf(folder: string): string[] {
  const beside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...FOLDERS.flatMap((name) => listFiles(folder, name).files),
    ...beside.map(({ name }) => name),
  ];
}

function link(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  linkSync(join(from, file), join(to, file));
}
