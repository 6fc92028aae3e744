import { routeOf } from '../check/model/route-of.ts';
import type { ReportPicture, ReportPictures } from '../authoring/changes/report/print-html.ts';
import type { TwoStates } from '../authoring/changes/page-changes.ts';
import type { SiteState } from '../authoring/changes/site-state.ts';
import { type ChangedView, changedViews } from '../authoring/changes/views.ts';
import { type Box, findDifferences } from '../prerender/shot/find-differences.ts';
import { type EngineBundle, engineBundle } from '../prerender/bundle/engine-bundle.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { hashOwnBlocks, siteBundle } from '../prerender/own-blocks/site-bundle.ts';
import { siteFolders } from '../prerender/paths.ts';
import { pictureStates, type StatePicture } from '../prerender/shot/picture-states.ts';
import type { PicturedSite } from '../prerender/shot/still-site.ts';
import { shrinkPictures } from '../prerender/shot/shrink-pictures.ts';
import type { Changes } from '../schema/generated/data.d.ts';
import { compareTexts } from '../schema/texts/compare-texts.ts';

/**
 * Pictures each block that differs, before and after, in both themes and two widths, with outlines around what differs.
 * Where nothing differs, there is no picture.
 *
 * @throws if there is no browser, or a page is not drawn
 */
export async function changedPictures(
  changes: Changes,
  { before, after }: TwoStates,
): Promise<ReportPictures> {
  const views = new Map(
    changedViews(changes, pagesOfBoth(before, after)).map((view) => [
      `${view.route}#${view.block}`,
      view,
    ]),
  );
  const code = await codeOf(after);
  const shots = await pictureStates(
    {
      before: picturedSite(before, isDrawnAlike(before, after) ? code : await codeOf(before)),
      after: picturedSite(after, code),
    },
    [...views].map(([key, view]) => ({
      key,
      ...(view.before && { before: view.before }),
      ...(view.after && { after: view.after }),
    })),
  );
  const outlined = await Promise.all(pairsOf(shots).map(withBoxes));
  const kept = await shrinkPictures(outlined.flat());
  const pictures = new Map<string, Map<string, ReportPicture[]>>();
  for (const { key, ...picture } of kept) {
    const view: ChangedView | undefined = views.get(key);
    if (!view) continue;
    const ofPage = pictures.get(view.route) ?? new Map<string, ReportPicture[]>();
    ofPage.set(view.block, [...(ofPage.get(view.block) ?? []), picture]);
    pictures.set(view.route, ofPage);
  }
  return pictures;
}

/** Addresses of pages that both states have, home first. */
function pagesOfBoth(before: SiteState, after: SiteState): string[] {
  return [...after.pages]
    .filter((file) => before.pages.has(file))
    .map(routeOf)
    .toSorted(compareTexts);
}

function picturedSite(state: SiteState, code: PicturedSite['code']): PicturedSite {
  return { folder: state.opened.context.folder, unsaved: state.shownTexts(), code };
}

/** As for a build: blocks of the site are in its code unless they, or site.yaml, have an error. */
function codeOf(state: SiteState): Promise<EngineBundle> {
  const engine = hashEngine();
  if (hasErrors(state)) return engineBundle(engine);
  return siteBundle(engine, siteFolders(state.opened.context.folder));
}

/** Whether one bundle draws both states; to make one for blocks of a site takes seconds. */
function isDrawnAlike(before: SiteState, after: SiteState): boolean {
  const [old, fresh] = [before, after].map(({ opened }) => hashOwnBlocks(opened.context.folder));
  return old === fresh && hasErrors(before) === hasErrors(after);
}

function hasErrors({ opened }: SiteState): boolean {
  return opened.problems.some(({ severity }) => severity === 'error');
}

/** The pictures of one view that are compared: before, after, or both. */
function pairsOf(shots: readonly StatePicture[]): StatePicture[][] {
  const pairs = new Map<string, StatePicture[]>();
  for (const shot of shots) {
    const name = [shot.key, shot.theme, shot.width].join(' ');
    pairs.set(name, [...(pairs.get(name) ?? []), shot]);
  }
  return [...pairs.values()];
}

/** Both pictures with boxes around what differs, if it does; one that has no other is shown as it is. */
async function withBoxes(pair: StatePicture[]): Promise<(StatePicture & { boxes: Box[] })[]> {
  const [before, after] = pair;
  const boxes = before && after ? await findDifferences(before.png, after.png) : [];
  return boxes ? pair.map((picture) => ({ ...picture, boxes })) : [];
}
