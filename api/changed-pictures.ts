import sharp from 'sharp';
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
import type { Changes } from '../schema/generated/data.d.ts';
import { compareTexts } from '../schema/texts/compare-texts.ts';

/** Of all pictures of a report together, as they are in it (base64), in bytes. */
const MOST_BYTES = 1_900_000;

/** Of WebP, from 0 to 6: the usual 4 takes twice the processor time. */
const EFFORT = 2;

/** Quality of WebP, and of what width pictures are kept: less where they would be too much together. */
const SAVINGS = [
  { quality: 70, scale: 1 },
  { quality: 50, scale: 0.6 },
  { quality: 30, scale: 0.35 },
];

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
  const kept = await shrink(outlined.flat());
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

/** As WebP, in a quality in which they have room in one file. */
async function shrink(
  shots: readonly StatePicture[],
): Promise<({ key: string } & ReportPicture)[]> {
  let kept: ({ key: string } & ReportPicture)[] = [];
  for (const { quality, scale } of SAVINGS) {
    kept = await Promise.all(
      shots.map(async ({ png, ...shot }) => {
        const width = Math.max(Math.round(shot.width * scale), 390);
        const picture = sharp(png).resize({ width, withoutEnlargement: true });
        return { ...shot, webp: await picture.webp({ quality, effort: EFFORT }).toBuffer() };
      }),
    );
    const bytes = kept.reduce((sum, { webp }) => sum + (webp.length * 4) / 3, 0);
    if (bytes <= MOST_BYTES) return kept;
  }
  return kept;
}
