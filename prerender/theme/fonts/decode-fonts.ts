import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { DecodedFont } from '../../../check/files/decoded-font.ts';
import { listFiles } from '../../../check/files/list-files.ts';
import { refuseSpecialFile } from '../../../check/files/read-file.ts';
import type { SiteFolders } from '../../paths.ts';
import { readFontFacts } from './font-facts.ts';

/**
 * Reads every font below media/, each once for its content.
 * @returns by path below media/
 */
export async function decodeFonts({
  root,
  cache,
}: Pick<SiteFolders, 'root' | 'cache'>): Promise<Map<string, DecodedFont>> {
  // Anyone who opens the site says what is missing.
  if (!existsSync(root)) return new Map();
  const folder = realpathSync(root);
  const files = listFiles({ folder }, 'media').files.filter(
    (file) => file.endsWith('.woff2') && !refuseSpecialFile(folder, file),
  );
  const decoded = files.map(async (file): Promise<[string, DecodedFont]> => {
    const path = file.slice('media/'.length);
    try {
      const { characters } = await readFontFacts(readFileSync(join(folder, file)), cache);
      return [path, { isFont: true, characters }];
    } catch {
      return [path, { isFont: false, characters: '' }];
    }
  });
  return new Map(await Promise.all(decoded));
}
