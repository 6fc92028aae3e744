import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '../../check/files/decoded-picture.ts';
import { digestOf } from '../../check/files/digest.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { refuseSpecialFile } from '../../check/files/read-file.ts';
import { decodeOnce, keepDecoded } from './decode-once.ts';
import { fingerprint } from '../cache/fingerprint.ts';
import type { OnProgress } from '../progress.ts';
import type { SiteFolders } from '../paths.ts';
import { CacheFile } from '../cache/cache-file.ts';
import type { DecodedPicture, DecodedPictures } from '../../schema/generated/data.d.ts';
import { isDecodedPictures } from '../../schema/generated/guards/engine.js';

/** The file in the cache folder that keeps what decoding has shown. */
const PICTURE_CACHE = 'pictures.json';

/** To be raised when the same bytes may be judged differently. */
const VERSION = 3;

/** Bitmaps decoded at once: as many as libuv has threads. */
const LANES = 4;

/**
 * Decodes every picture below media/, so that what cannot be shown is known before anything is built. A picture is
 * decoded once: the result is kept by its content, and a file that looks the same from outside is not read again.
 *
 * @param onProgress told how many files of media/ are done
 * @returns by path below media/
 */
export async function decodePictures(
  { root, cache }: Pick<SiteFolders, 'root' | 'cache'>,
  onProgress: OnProgress = () => undefined,
): Promise<Map<string, DecodedPicture>> {
  // Anyone who opens the site says what is missing.
  if (!existsSync(root)) return new Map();
  const folder = realpathSync(root);
  const store = new CacheFile(join(cache, PICTURE_CACHE), `pictures ${VERSION}`);
  const stored = store.read();
  const last = isDecodedPictures(stored) ? stored : {};
  for (const [file, { digest, decoded }] of Object.entries(last))
    keepDecoded(file, digest, decoded);
  const now = Date.now();
  const decoded = new Map<string, DecodedPicture>();
  const cached: DecodedPictures = {};

  async function decode(file: string): Promise<void> {
    const path = file.slice('media/'.length);
    const refused = refuseSpecialFile(folder, file);
    if (refused) {
      const { id, suggestion } = refused.problem;
      decoded.set(path, { fault: { id, what: refused.fault, suggestion } });
      return;
    }
    if (!isPicture.test(path)) return;
    const seen = fingerprint(join(folder, file), now);
    let known = last[file];
    if (!known || seen === '' || known.fingerprint !== seen) {
      const bytes = await readFile(join(folder, file));
      const digest = digestOf(bytes);
      known = {
        fingerprint: seen,
        digest,
        decoded: await decodeOnce(path, bytes, digest),
      };
    }
    cached[file] = known;
    decoded.set(path, known.decoded);
  }

  const { files } = listFiles({ folder }, 'media');
  let done = 0;
  onProgress(done, files.length);
  const decodeAll = async (waiting: Iterable<string>): Promise<void> => {
    for (const file of waiting) {
      await decode(file);
      onProgress((done += 1), files.length);
    }
  };
  const bitmaps = files.filter((file) => !isDrawing(file)).values();
  await Promise.all([
    ...Array.from({ length: LANES }, () => decodeAll(bitmaps)),
    // One after the other: the parser of XML keeps its last error for all threads.
    decodeAll(files.filter(isDrawing)),
  ]);
  if (JSON.stringify(cached) !== JSON.stringify(last)) store.write(cached);
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
