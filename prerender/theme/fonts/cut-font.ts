import type { SubsetOptions } from 'subset-font';
import { digestOf } from '../../../check/files/digest.ts';
import { FEATURES } from './characters.ts';
import type { FontFacts } from '../../../schema/generated/data.d.ts';
import { subsetApart } from './subset/subset-apart.ts';
import { cachedFile } from '../../cache/cached-file.ts';

/** What a page shows of a font file. */
interface Cut {
  characters: string;
  /** The lightest and the boldest weight that is shown. */
  weights: [number, number];
}

/** To be raised when the same cut may come out differently. */
const VERSION = 1;

/** A cut that may not be made yet. */
interface NamedCut {
  /** A name for it that changes with its content. */
  digest: string;
  make: () => Promise<Buffer>;
}

/**
 * Cuts a font to what is shown of it: characters, weights, the features that browsers apply. Done once for each cut: a
 * build without a change of fonts or characters spends nothing on it.
 * @param target what it is cut for: browsers take WOFF2, which takes a second to compress
 */
export function nameCut(
  bytes: Buffer,
  { characters, weights }: Cut,
  { facts, cache }: { facts: FontFacts; cache: string },
  target: 'woff2' | 'truetype' = 'woff2',
): NamedCut {
  const [lightest, boldest] = weights;
  const isVariable = facts.weights[0] !== facts.weights[1];
  const weight = lightest === boldest ? lightest : { min: lightest, max: boldest };
  const variationAxes = { ...facts.otherAxes, ...(isVariable ? { wght: weight } : {}) };
  const recipe = JSON.stringify([VERSION, digestOf(bytes), characters, variationAxes]);
  const digest = digestOf(recipe);
  const options: SubsetOptions = {
    targetFormat: target,
    keepFeatures: FEATURES,
    variationAxes,
    // Screens with few pixels get letters without hints by the sheets' own choice (text-rendering).
    noHinting: true,
  };
  const make = () =>
    cachedFile(cache, `fonts/${digest}.${target}`, () =>
      subsetApart({ bytes, characters, options }),
    );
  return { digest, make };
}

/** Makes a cut at once; see `nameCut`. */
export async function cutFont(
  ...recipe: Parameters<typeof nameCut>
): Promise<{ content: Buffer; digest: string }> {
  const { digest, make } = nameCut(...recipe);
  return { content: await make(), digest };
}
