import { routeOf } from '../check/model/route-of.ts';
import type { ReportPicture, ReportPictures } from '../authoring/changes/report/print-html.ts';
import type { TwoStates } from '../authoring/changes/page-changes.ts';
import type { SiteState } from '../authoring/changes/site-state.ts';
import { type ChangedView, changedViews } from '../authoring/changes/views.ts';
import { outlineDifferences } from '../prerender/shot/outline-differences.ts';
import {
  type PicturedSite,
  pictureStates,
  type StatePicture,
} from '../prerender/shot/picture-states.ts';
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
  const shots = await pictureStates(
    { before: picturedSite(before), after: picturedSite(after) },
    [...views].map(([key, view]) => ({
      key,
      ...(view.before && { before: view.before }),
      ...(view.after && { after: view.after }),
    })),
  );
  const outlined = await Promise.all(pairsOf(shots).map(outlinePair));
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

function picturedSite(state: SiteState): PicturedSite {
  return { folder: state.opened.context.folder, unsaved: state.shownTexts() };
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

async function outlinePair(pair: StatePicture[]): Promise<StatePicture[]> {
  const [before, after] = pair;
  if (!before || !after) return pair;
  const pngs = await outlineDifferences(before.png, after.png);
  if (!pngs) return [];
  return [
    { ...before, png: pngs.before },
    { ...after, png: pngs.after },
  ];
}
