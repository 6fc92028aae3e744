import { digestOf } from '../../../check/files/digest.ts';
import type { FontFacts } from '../../../schema/generated/data.d.ts';
import { isFontFacts } from '../../../schema/generated/guards/engine.js';
import { cachedFile } from '../../cache/cached-file.ts';

/**
 * Reads a font file, once for each content.
 * @throws if it is not a font
 */
export async function readFontFacts(bytes: Buffer, cache: string): Promise<FontFacts> {
  const name = `fonts/${digestOf(bytes)}.facts.json`;
  const facts: unknown = JSON.parse((await cachedFile(cache, name, () => read(bytes))).toString());
  if (!isFontFacts(facts)) throw new Error(`${name} in the cache is invalid.`);
  return facts;
}

async function read(bytes: Buffer): Promise<string> {
  const { create } = await import('fontkitten');
  const font = create(bytes);
  if (font.isCollection) throw new Error('it contains several fonts');
  const { wght, ...others } = font.variationAxes;
  const weight = font['OS/2'].usWeightClass;
  const facts: FontFacts = {
    characters: font.characterSet.map((code) => String.fromCodePoint(code)).join(''),
    weights: wght ? [wght.min, wght.max] : [weight, weight],
    otherAxes: Object.fromEntries(
      Object.entries(others).map(([axis, range]) => [axis, range?.default ?? 0]),
    ),
  };
  return JSON.stringify(facts);
}
