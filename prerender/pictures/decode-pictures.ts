import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DecodedPicture, isPicture } from '../../check/files/decoded-picture.ts';
import { digestOf } from '../../check/files/digest.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { refuseSpecialFile } from '../../check/files/read-file.ts';
import { decodePicture } from './decode-picture.ts';
import { fileStamp } from '../cache/fingerprint.ts';
import type { SiteFolders } from '../engine/paths.ts';
import { KeptData } from '../cache/cache-file.ts';

/** Of a picture that was decoded once: how its file looked from outside, what it held, what came of it. */
interface CachedPicture {
  stamp: string;
  digest: string;
  decoded: DecodedPicture;
}

/** To be raised when the same bytes may be judged differently. */
const VERSION = 1;

/** Bitmaps decoded at once: as many as libuv has threads. */
const LANES = 4;

/**
 * Decodes every picture below media/, so that what cannot be shown is known before anything is built. A picture is
 * decoded once: the result is kept by its content, and a file that looks the same from outside is not read again.
 *
 * @returns by path below media/
 */
export async function decodePictures({
  root,
  cache,
}: Pick<SiteFolders, 'root' | 'cache'>): Promise<Map<string, DecodedPicture>> {
  // Whoever opens the site says what is missing.
  if (!existsSync(root)) return new Map();
  const folder = realpathSync(root);
  const store = new KeptData<Record<string, CachedPicture>>(
    join(cache, 'pictures.json'),
    `pictures ${VERSION}`,
  );
  const last = store.read() ?? {};
  const byDigest = new Map(Object.values(last).map(({ digest, decoded }) => [digest, decoded]));
  const now = Date.now();
  const decoded = new Map<string, DecodedPicture>();
  const cached: Record<string, CachedPicture> = {};

  async function decode(file: string): Promise<void> {
    const path = file.slice('media/'.length);
    const refused = refuseSpecialFile(folder, file);
    if (refused) {
      const { id, message, suggestion } = refused;
      const what = message.replace(/^This (file )?|\.$/g, '');
      decoded.set(path, { fault: { id, what, suggestion } });
      return;
    }
    if (!isPicture.test(path)) return;
    const stamp = fileStamp(join(folder, file), now);
    let known = last[file];
    if (!known || stamp === '' || known.stamp !== stamp) {
      const bytes = await readFile(join(folder, file));
      const digest = digestOf(bytes);
      known = {
        stamp,
        digest,
        decoded: byDigest.get(digest) ?? (await decodePicture(path, bytes)),
      };
    }
    cached[file] = known;
    decoded.set(path, known.decoded);
  }

  const { files } = listFiles(folder, 'media');
  const decodeAll = async (waiting: Iterable<string>): Promise<void> => {
    for (const file of waiting) await decode(file);
  };
  const bitmaps = files.filter((file) => !isDrawing(file)).values();
  await Promise.all([
    ...Array.from({ length: LANES }, () => decodeAll(bitmaps)),
    // One after the other: the parser of XML keeps its last error for all threads.
    decodeAll(files.filter(isDrawing)),
  ]);
  if (JSON.stringify(cached) !== JSON.stringify(last)) store.keep(cached);
  // In the order of the files, however long each took.
  return new Map(
    files.flatMap((file) => {
      const path = file.slice('media/'.length);
      const found = decoded.get(path);
      return found ? [[path, found] as const] : [];
    }),
  );
}

function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file);
}
