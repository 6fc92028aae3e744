import type { PageResult } from '../../check/model/page-result.ts';
import { changesOfPage } from '../../check/model/next-change.ts';
import { countPassed } from '../../check/model/timed-parts.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { OwnBlock } from '../../schema/own-blocks/own-block.ts';
import type { FeatureModule } from '../../schema/own-features/own-feature.ts';
import { shownLists } from '../entries/shown-lists.ts';
import { isSameMade } from '../output/make-if-changed.ts';
import type { LastBuild } from '../records.ts';
import type { BuildManifest, PageOutput, RenderJob } from '../../schema/generated/data.d.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { pageFiles } from '../output/page-files.ts';
import type { RenderContext } from './stage-page.ts';

interface ChangeOptions {
  last: LastBuild;
  now: Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads' | 'hidden'>;
  dist: OutputDir;
  /** Of the site; what their schemas say decides what is made of a page. */
  ownBlocks: readonly OwnBlock[];
  /** The features that the site has of its own. */
  features: readonly FeatureModule[];
  /** Gives what was written for some pages, in their order. */
  render: (pages: readonly RenderJob[]) => Promise<PageOutput[]>;
}

/**
 * Renders the pages that would not come out as they are in `dist/`.
 * @returns all pages as they will be there, and the files of those that were rendered, staged
 */
// oxlint-disable-next-line max-lines-per-function -- All that makes a page outdated is compared here.
export async function renderChanged(
  pages: readonly (PageResult & RenderJob)[],
  context: RenderContext,
  { last, now, dist, ownBlocks, features, render }: ChangeOptions,
): Promise<Pick<LastBuild, 'shared' | 'outputs'> & { rendered: string[] }> {
  const { sites, ownIcons, images, languages, changeDays, sections, cards } = context.page;
  const shared = digestOf(
    JSON.stringify([
      context.documents,
      languages,
      sections,
      cards,
      [...ownIcons],
      ownBlocks,
      features.map(({ name, digest }) => [name, digest]),
      images[sites[0].site.shareImage],
    ]),
  );
  const changed = new Set([
    ...Object.keys(now.pictures).filter((src) => !isSameMade(src, now.pictures, last.pictures)),
    ...Object.keys(now.shareImages).filter(
      (src) => !isSameMade(src, now.shareImages, last.shareImages),
    ),
  ]);
  const isChanged = (address: string): boolean =>
    now.downloads[address] !== last.downloads[address] ||
    now.hidden.includes(address) !== last.hidden.includes(address);
  const changedTargets = new Set(
    [...Object.keys({ ...now.downloads, ...last.downloads }), ...now.hidden, ...last.hidden].filter(
      isChanged,
    ),
  );
  const lists = new Map(pages.map((page) => [page.file, shownLists(page, context.page)]));
  const { asOf = 0, timeZone } = context.page.shownAt ?? {};
  const passedOf = ({ file, index }: Pick<PageResult, 'file' | 'index'>): number | undefined => {
    const moments = index ? changesOfPage(file, index, timeZone).map(({ at }) => at) : [];
    return moments.length > 0 ? countPassed(moments, asOf) : undefined;
  };
  const isAsBefore = (page: PageResult): boolean => {
    const { file, digest, index } = page;
    const output = last.outputs[file];
    const listed = lists.get(file);
    return (
      output?.digest === digest &&
      shared === last.shared &&
      pageFiles(file).every((path, at) => dist.sizeOf(path) === output.sizes[at]) &&
      index !== undefined &&
      output.lists === listed?.digest &&
      output.passed === passedOf(page) &&
      output.modified === changeDays[routeOf(file)] &&
      ![...index.pictures, ...index.shareImages, ...(listed?.pictures ?? [])].some((src) =>
        changed.has(src),
      ) &&
      !index.links.some((address) => changedTargets.has(address))
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
    if (!page) continue;
    const { file } = page;
    outputs[file] = {
      ...output,
      lists: lists.get(file)?.digest,
      modified: changeDays[routeOf(file)],
      passed: passedOf(page),
    };
  }
  return { shared, outputs, rendered: outdated.map(({ file }) => file) };
}
