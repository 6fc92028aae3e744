import { digestOf } from '../../check/files/digest.ts';
import type { BuildManifest, WrittenPage } from '../cache/build-manifest.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { isSameMade } from '../cache/build-if-changed.ts';
import { pageFiles } from '../output/page-files.ts';
import type { PagePool } from '../workers/page-pool.ts';
import type { PageSummary, RenderContext } from '../workers/page-tasks.ts';

export interface ChangeOptions {
  last: BuildManifest;
  now: Pick<BuildManifest, 'pictures' | 'shareImages'>;
  dist: OutputDir;
  pool: PagePool;
  onProgress: (done: number, of: number) => void;
}

/**
 * Renders the pages that would not come out as they stand in `dist/`.
 * @returns all pages as they will stand there, and the files of those that were rendered, staged
 */
export async function renderChanged(
  pages: readonly PageSummary[],
  input: RenderContext,
  { last, now, dist, pool, onProgress }: ChangeOptions,
): Promise<{ shared: string; pages: BuildManifest['pages']; rendered: string[] }> {
  const { site, bundle, images } = input.context;
  const shared = digestOf(JSON.stringify([input.parts, site, bundle, images[site.shareImage]]));
  const changed = new Set([
    ...Object.keys(now.pictures).filter((src) => !isSameMade(src, now.pictures, last.pictures)),
    ...Object.keys(now.shareImages).filter(
      (src) => !isSameMade(src, now.shareImages, last.shareImages),
    ),
  ]);
  const isAsBefore = ({ file, digest, needs }: PageSummary): boolean => {
    const written = last.pages[file];
    return (
      written?.digest === digest &&
      shared === last.shared &&
      pageFiles(file).every((path, index) => dist.sizeOf(path) === written.sizes[index]) &&
      needs !== undefined &&
      !needs.pictures.some((src) => changed.has(src)) &&
      !(needs.shareImage && changed.has(needs.shareImage))
    );
  };

  const orders = pages.filter((page) => !isAsBefore(page));
  const written = new Map<string, Omit<WrittenPage, 'digest'>>();
  await pool.render(
    orders.map(({ file, digest }) => ({ file, digest })),
    input,
    ({ file, ...page }) => {
      written.set(file, page);
      onProgress(written.size, orders.length);
    },
  );
  const record: BuildManifest['pages'] = {};
  for (const { file, digest } of pages) {
    const page = written.get(file) ?? last.pages[file];
    if (page) record[file] = { ...page, digest };
  }
  return { shared, pages: record, rendered: orders.map(({ file }) => file) };
}
