import { isFallbackMetrics } from '../../../schema/generated/guards/engine.js';
import type { FallbackMetrics } from '../../../theme/sheet/fonts.ts';
import { cachedFile } from '../../cache/cached-file.ts';

/**
 * Fonts of systems that are used instead, by the metrics of those that are made to match them: Liberation Sans for Arial,
 * Liberation Serif for Times New Roman, both read with @capsizecss/unpack.
 */
const SYSTEM = {
  sans: {
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    xWidthAvg: 913,
  },
  serif: {
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    xWidthAvg: 832,
  },
};

/** To be raised when the same font may be measured differently. */
const VERSION = 1;

/**
 * How a font of the system must be stretched to take as much room as a font, so that nothing moves when that arrives.
 * @param font as it is shown: cut and at its weight
 */
export async function fallbackMetrics(
  font: { content: Buffer; digest: string },
  kind: 'sans' | 'serif',
  cache: string,
): Promise<FallbackMetrics> {
  const name = `fonts/${font.digest}.${kind}.${VERSION}.json`;
  const text = await cachedFile(cache, name, async () =>
    JSON.stringify(await measure(font.content, kind)),
  );
  const metrics: unknown = JSON.parse(text.toString());
  if (!isFallbackMetrics(metrics)) throw new Error(`${name} in the cache is invalid.`);
  return metrics;
}

async function measure(content: Buffer, kind: 'sans' | 'serif'): Promise<FallbackMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { createFontStack } = await import('@capsizecss/core');
  const system = { familyName: 'System', unitsPerEm: 2048, ...SYSTEM[kind] };
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
