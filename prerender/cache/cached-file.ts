import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file of the cache, made where it is not there. Its name must tell all that it is made from.
 * @param cache folder of the site's cache
 * @param name path below it
 */
export async function cachedFile(
  cache: string,
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<Buffer> {
  const file = join(cache, name);
  if (existsSync(file)) return readFileSync(file);
  const content = Buffer.from(await make());
  mkdirSync(dirname(file), { recursive: true });
  // A name of its own, because the same may be made twice at once.
  const making = `${file}.${randomUUID()}`;
  writeFileSync(making, content);
  renameSync(making, file);
  return content;
}
