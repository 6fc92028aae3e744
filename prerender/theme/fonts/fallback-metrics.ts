import { isFallbackMetrics } from '../../../schema/generated/guards/engine.js';
import type { FallbackMetrics } from '../../../schema/generated/data.d.ts';
import type {
  FallbackKind,
  FallbackWeight,
  Platform,
} from '../../../theme/sheet/fallback-fonts.ts';
import { cachedFile } from '../../cache/cached-file.ts';

/** The font of a system, one weight of it. */
interface SystemFont {
  kind: FallbackKind;
  platform: Platform;
  weight: FallbackWeight;
}

/** Lines and widths, in units of the font. */
interface Measures {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: Record<FallbackWeight, number>;
}

/**
 * By the metrics of fonts that are made to match them: Liberation Sans for Arial, Liberation Serif for Times New Roman;
 * Roboto and Noto Serif by their own. All read with @capsizecss/unpack.
 */
const SYSTEM: Record<FallbackKind, Record<Platform, Measures>> = {
  sans: {
    desktop: {
      unitsPerEm: 2048,
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      xWidthAvg: { regular: 913, bold: 983 },
    },
    android: {
      unitsPerEm: 2048,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      xWidthAvg: { regular: 911, bold: 926 },
    },
  },
  serif: {
    desktop: {
      unitsPerEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      xWidthAvg: { regular: 832, bold: 886 },
    },
    android: {
      unitsPerEm: 1000,
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      xWidthAvg: { regular: 481, bold: 512 },
    },
  },
};

/** To be raised when the same font may be measured differently. */
const VERSION = 2;

/**
 * How a font of the system must be stretched to take as much room as a font, so that nothing moves when that arrives.
 * @param font as it is shown: cut and at its weight
 */
export async function fallbackMetrics(
  font: { content: Buffer; digest: string },
  instead: SystemFont,
  cache: string,
): Promise<FallbackMetrics> {
  const { kind, platform, weight } = instead;
  const name = `fonts/${font.digest}.${kind}.${platform}.${weight}.${VERSION}.json`;
  const text = await cachedFile(cache, name, async () =>
    JSON.stringify(await measure(font.content, instead)),
  );
  const metrics: unknown = JSON.parse(text.toString());
  if (!isFallbackMetrics(metrics)) throw new Error(`${name} in the cache is invalid.`);
  return metrics;
}

async function measure(
  content: Buffer,
  { kind, platform, weight }: SystemFont,
): Promise<FallbackMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { createFontStack } = await import('@capsizecss/core');
  const measures = SYSTEM[kind][platform];
  const system = { familyName: 'System', ...measures, xWidthAvg: measures.xWidthAvg[weight] };
  const { fontFaces } = createFontStack([await fromBuffer(content), system], {
    fontFaceFormat: 'styleObject',
  });
  const [face] = fontFaces;
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } =
    face?.['@font-face'] ?? {};
  return {
    size: rounded(sizeAdjust, '100%'),
    ascent: rounded(ascentOverride, 'normal'),
    descent: rounded(descentOverride, 'normal'),
    lineGap: rounded(lineGapOverride, 'normal'),
  };
}

/** To a tenth of a percent: less than a pixel in a line of a thousand. */
function rounded(percentage: string | undefined, otherwise: string): string {
  return percentage === undefined ? otherwise : `${Math.round(parseFloat(percentage) * 10) / 10}%`;
}
