import {
  type FallbackFace,
  type FallbackKind,
  fallbackWeight,
  type Platform,
} from '../../../theme/sheet/fallback-fonts.ts';
import { cutFont } from './cut-font.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { type Family, membersAt } from './font-families.ts';

/** Widths are averages of these, so a font is measured once, whatever its pages show. */
const MEASURED = /[ A-Za-z]/g;

/**
 * The weights of system fonts that replace a font, each stretched to the weight of the font that it is shown for.
 * @param families of the font; the first is measured
 * @param weights those that are shown, the most important first
 */
export async function fallbackFaces(
  families: readonly Family[],
  weights: readonly number[],
  { kind, cache }: { kind: FallbackKind; cache: string },
): Promise<FallbackFace[]> {
  const shownAt = new Map(weights.toReversed().map((at) => [fallbackWeight(at), at]));
  const faces: FallbackFace[] = [];
  for (const [weight, at] of shownAt) {
    const [member] = membersAt(families.slice(0, 1), at);
    if (!member) continue;
    const letters = member.characters.match(MEASURED)?.join('') ?? member.characters;
    const [lightest, boldest] = member.within;
    const shown = Math.min(boldest, Math.max(lightest, at));
    const cut = await cutFont(
      member.bytes,
      { characters: letters, weights: [shown, shown] },
      { facts: member.facts, cache },
      'truetype',
    );
    const metricsOn = (platform: Platform) =>
      fallbackMetrics(cut, { kind, platform, weight }, cache);
    const [desktop, android] = [await metricsOn('desktop'), await metricsOn('android')];
    faces.push({ weight, metrics: { desktop, android } });
  }
  return faces;
}
