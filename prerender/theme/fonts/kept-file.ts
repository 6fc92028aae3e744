import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the cache that keeps what was made of fonts. */
export const FONT_CACHE = 'fonts';

/**
 * A file of the cache, made where it is not there. Its name must tell all that it is made from.
 * @param cache folder of the site's cache
 */
export async function keptFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<Buffer> {
  const file = join(cache, FONT_CACHE, name);
  if (existsSync(file)) return readFileSync(file);
  const content = Buffer.from(await make());
  mkdirSync(dirname(file), { recursive: true });
  const making = `${file}.${process.pid}`;
  writeFileSync(making, content);
  renameSync(making, file);
  return content;
}
