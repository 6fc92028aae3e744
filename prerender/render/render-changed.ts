import type { PageResult } from '../../check/page-result.ts';
import { digestOf } from '../../check/files/digest.ts';
import { isSameMade } from '../cache/build-if-changed.ts';
import type { BuildManifest, LastBuild, PageOutput } from '../cache/records.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { pageFiles } from '../output/page-files.ts';
import type { RenderContext } from './render-page.ts';

export interface ChangeOptions {
  last: LastBuild;
  now: Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads'>;
  dist: OutputDir;
  /** Gives what was written for some pages, in their order. */
  render: (pages: readonly PageResult[]) => Promise<PageOutput[]>;
}

/**
 * Renders the pages that would not come out as they are in `dist/`.
 * @returns all pages as they will be there, and the files of those that were rendered, staged
 */
export async function renderChanged(
  pages: readonly PageResult[],
  context: RenderContext,
  { last, now, dist, render }: ChangeOptions,
): Promise<Pick<LastBuild, 'shared' | 'outputs'> & { rendered: string[] }> {
  const { site, ownIcons, bundle, images, languages } = context.data;
  const shared = digestOf(
    JSON.stringify([
      context.parts,
      context.localParts,
      languages,
      site,
      context.sections,
      [...ownIcons],
      bundle,
      images[site.shareImage],
    ]),
  );
  const changed = new Set([
    ...Object.keys(now.pictures).filter((src) => !isSameMade(src, now.pictures, last.pictures)),
    ...Object.keys(now.shareImages).filter(
      (src) => !isSameMade(src, now.shareImages, last.shareImages),
    ),
  ]);
  const changedFiles = new Set(
    Object.keys({ ...now.downloads, ...last.downloads }).filter(
      (address) => now.downloads[address] !== last.downloads[address],
    ),
  );
  const isAsBefore = ({ file, digest, index }: PageResult): boolean => {
    const output = last.outputs[file];
    return (
      output?.digest === digest &&
      shared === last.shared &&
      pageFiles(file).every((path, at) => dist.sizeOf(path) === output.sizes[at]) &&
      index !== undefined &&
      ![...index.pictures, ...index.shareImages].some((src) => changed.has(src)) &&
      !index.links.some((address) => changedFiles.has(address))
    );
  };

  const outdated = pages.filter((page) => !isAsBefore(page));
  const written = await render(outdated);
  const outputs: Record<string, PageOutput> = {};
  for (const { file } of pages) {
    const output = last.outputs[file];
    if (output) outputs[file] = output;
  }
  for (const [at, output] of written.entries()) {
    const page = outdated[at];
    if (page) outputs[page.file] = output;
  }
  return { shared, outputs, rendered: outdated.map(({ file }) => file) };
}
