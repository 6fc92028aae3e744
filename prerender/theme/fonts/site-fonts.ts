import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Theme } from '../../../schema/generated/content.d.ts';
import type { FontFace, SheetFonts } from '../../../theme/sheet/fonts.ts';
import type { SiteFolders } from '../../paths.ts';
import { mediaDigest, urlPart } from '../../output/media-urls.ts';
import type { Characters } from './characters.ts';
import { cutFont } from './cut-font.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { type FontFacts, readFontFacts } from './font-facts.ts';
import type { FontFile } from './preload.ts';

/** The engine's own font: that of sites that name none. */
const OWN = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'].map((part) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`,
  ),
);

/** How the engine's own font is set. */
const OWN_DISPLAY = { weight: 580, tracking: -0.028, fallback: 'sans' } as const;
const OWN_TEXT = { weight: 400, medium: 550, strong: 650, fallback: 'sans' } as const;

export interface SiteFonts {
  fonts: SheetFonts;
  /** The files of each family, as `fontsToPreload` takes them. */
  families: FontFile[][];
  /** Contents by address. */
  files: ReadonlyMap<string, Buffer>;
}

interface Making {
  folders: Pick<SiteFolders, 'media' | 'cache'>;
  /** The characters that are kept, where a font has them; all without it. */
  characters?: Characters | undefined;
}

interface Family {
  name: string;
  files: string[];
  weights: [number, number];
  fallback: 'sans' | 'serif';
}

/** How the headings and the text of a site are set, and the files of their fonts. */
export function chosenFonts(chosen: Theme['fonts'], media: string) {
  const pathOf = (file: string) => join(media, file);
  return {
    display: { ...OWN_DISPLAY, ...chosen.display },
    text: { ...OWN_TEXT, ...chosen.text },
    displayFiles: chosen.display?.files.map(pathOf) ?? OWN,
    textFiles: chosen.text?.files.map(pathOf) ?? OWN,
  };
}

/**
 * Makes the fonts of a site: cut to its characters, with fallbacks of the same size. Headings and text of the same files
 * share one.
 * @throws naming the file, if one is no font
 */
export async function makeSiteFonts(chosen: Theme['fonts'], making: Making): Promise<SiteFonts> {
  const { display, text, displayFiles, textFiles } = chosenFonts(chosen, making.folders.media);
  const isShared = displayFiles.join() === textFiles.join();
  const textWeights = [text.weight, text.medium, text.strong];
  const all = isShared ? [...textWeights, display.weight] : textWeights;
  const families: Family[] = [
    { name: 'Text', files: textFiles, weights: rangeOf(all), fallback: text.fallback },
  ];
  if (!isShared) {
    const weights = rangeOf([display.weight]);
    families.push({ name: 'Display', files: displayFiles, weights, fallback: display.fallback });
  }
  const made: Awaited<ReturnType<typeof makeFamily>>[] = [];
  // One after the other, because each takes 100 MB.
  for (const family of families) made.push(await makeFamily(family, making));
  const files = new Map(made.flatMap((family) => [...family.files]));
  return {
    fonts: {
      faces: made.flatMap(({ faces }) => faces),
      fallbacks: made.map(({ fallback }) => fallback),
      display: { ...display, family: isShared ? 'Text' : 'Display' },
      text: { ...text, family: 'Text' },
    },
    families: made.map(({ loaded }) => loaded),
    files,
  };
}

function rangeOf(weights: number[]): [number, number] {
  return [Math.min(...weights), Math.max(...weights)];
}

async function makeFamily(
  { name, files, weights, fallback }: Family,
  { folders: { cache }, characters }: Making,
) {
  const faces: FontFace[] = [];
  const contents = new Map<string, Buffer>();
  const loaded: FontFile[] = [];
  /** What the files so far show, for each weight that they come in. */
  const shown = new Map<string, Set<string>>();
  let first: { content: Buffer; digest: string } | undefined;
  for (const file of files) {
    const bytes = readFileSync(file);
    const facts = await readFontFacts(bytes, cache).catch((error: unknown) => {
      throw new Error(`${file} cannot be read as a font.`, { cause: error });
    });
    const within = clamp(weights, facts.weights);
    const known = shown.get(within.join()) ?? new Set();
    const available = new Set(facts.characters);
    const isFirst = known.size === 0;
    const wanted = wantedOf(facts, isFirst, characters);
    const mine = Array.from(wanted).filter((one) => available.has(one) && !known.has(one));
    // A space alone is no reason to load a file.
    if (mine.every((one) => one.trim() === '')) continue;
    shown.set(within.join(), new Set([...known, ...mine]));
    const cut = await cutFont(
      bytes,
      { characters: mine.join(''), weights: within },
      { facts, cache },
    );
    first ??= cut;
    const url = `/media/${urlPart(basename(file, '.woff2'))}.${mediaDigest(cut.digest)}.woff2`;
    contents.set(url, cut.content);
    loaded.push({ url, characters: mine.join(''), bytes: cut.content.length });
    const own = isFirst ? {} : { characters: mine.join('') };
    faces.push({ family: name, url, weights: within, ...own });
  }
  if (!first) throw new Error(`The files of the font ${name} have no character of the site.`);
  const metrics = await fallbackMetrics(first, fallback, cache);
  return { faces, files: contents, loaded, fallback: { family: name, kind: fallback, metrics } };
}

/** In the order of their code points, each once. */
function wantedOf(facts: FontFacts, isFirst: boolean, characters?: Characters): string {
  if (!characters) return facts.characters;
  const { shown, usual } = characters;
  return isFirst ? [...new Set(shown + usual)].toSorted().join('') : shown;
}

function clamp([low, high]: [number, number], [least, most]: [number, number]): [number, number] {
  const into = (weight: number) => Math.min(most, Math.max(least, weight));
  return [into(low), into(high)];
}
