import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Theme } from '../../../schema/generated/content.d.ts';
import type { FallbackKind } from '../../../theme/sheet/fallback-fonts.ts';
import type { Families, FontFace, SheetFonts } from '../../../theme/sheet/fonts.ts';
import type { SiteFolders } from '../../paths.ts';
import { mediaDigest, urlPart } from '../../output/media-urls.ts';
import type { Characters } from './characters.ts';
import { cutFont } from './cut-font.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { type Member, membersAt, type ReadFont, sortIntoFamilies } from './font-families.ts';
import { readFontFacts } from './font-facts.ts';
import { divide } from './slices.ts';
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
  /** What pages load of their text at its weight, and of their headings at theirs. */
  loaded: Record<'text' | 'display', FontFile[]>;
  /** Contents by address. */
  files: ReadonlyMap<string, Buffer>;
}

interface Making {
  folders: Pick<SiteFolders, 'media' | 'cache'>;
  /** The characters that are kept, where a font has them; all without it. */
  characters?: Characters | undefined;
}

interface Font {
  name: string;
  files: string[];
  weights: [number, number];
  fallback: FallbackKind;
  /** The weights at which fonts of the system are measured by it: each at most once bold. */
  measuredAt: number[];
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
 * @throws naming the file, if one is not a font
 */
export async function makeSiteFonts(chosen: Theme['fonts'], making: Making): Promise<SiteFonts> {
  const { display, text, displayFiles, textFiles } = chosenFonts(chosen, making.folders.media);
  const isShared = displayFiles.join() === textFiles.join();
  const textWeights = [text.weight, text.medium, text.strong];
  const all = isShared ? [...textWeights, display.weight] : textWeights;
  const textFont: Font = {
    name: 'Text',
    files: textFiles,
    weights: rangeOf(all),
    fallback: text.fallback,
    // Bold headings are larger than bold words.
    measuredAt: isShared ? [text.weight, display.weight, text.strong] : [text.weight, text.strong],
  };
  // One after the other, because each takes 100 MB.
  const made = await makeFont(textFont, making);
  const headings = isShared
    ? made
    : await makeFont(
        {
          name: 'Display',
          files: displayFiles,
          weights: rangeOf([display.weight]),
          fallback: display.fallback,
          measuredAt: [display.weight],
        },
        making,
      );
  const fonts = isShared ? [made] : [made, headings];
  return {
    fonts: {
      faces: fonts.flatMap(({ faces }) => faces),
      fallbacks: fonts.map(({ fallback }) => fallback),
      display: { ...display, families: headings.names },
      text: { ...text, families: made.names },
    },
    loaded: { text: made.loadedAt(text.weight), display: headings.loadedAt(display.weight) },
    files: new Map(fonts.flatMap(({ files }) => [...files])),
  };
}

function rangeOf(weights: number[]): [number, number] {
  return [Math.min(...weights), Math.max(...weights)];
}

async function makeFont(
  { name, files, weights, fallback, measuredAt }: Font,
  { folders: { cache }, characters }: Making,
) {
  const read: ReadFont[] = [];
  for (const file of files) read.push(await readFont(file, cache));
  const families = sortIntoFamilies(read, weights, characters);
  const [first, ...others] = families.map((_, at) => (at === 0 ? name : `${name}-${at + 1}`));
  if (first === undefined)
    throw new Error(`The files of the font ${name} do not contain any character of the site.`);
  const faces: FontFace[] = [];
  const contents = new Map<string, Buffer>();
  const loaded = new Map<Member, FontFile[]>();
  for (const [at, { members }] of families.entries()) {
    for (const member of members) {
      const ofMember: FontFile[] = [];
      for (const piece of divide(member.characters, characters?.byUse ?? '', at === 0)) {
        const cut = await cutFont(
          member.bytes,
          { characters: piece.characters, weights: member.within },
          { facts: member.facts, cache },
        );
        const url = `/media/${urlPart(basename(member.file, '.woff2'))}.${mediaDigest(cut.digest)}.woff2`;
        contents.set(url, cut.content);
        ofMember.push({ ...piece, url, bytes: cut.content.length });
        const isForAll = at === 0 && !piece.isSlice;
        faces.push({
          family: [first, ...others][at] ?? name,
          url,
          weights: member.within,
          ...(isForAll ? {} : piece),
        });
      }
      loaded.set(member, ofMember);
    }
  }
  const names: Families = [first, ...others];
  return {
    names,
    faces,
    files: contents,
    loadedAt: (weight: number) =>
      membersAt(families, weight).flatMap((member) => loaded.get(member) ?? []),
    fallback: {
      family: first,
      kind: fallback,
      faces: await fallbackFaces(families, measuredAt, { kind: fallback, cache }),
    },
  };
}

async function readFont(file: string, cache: string): Promise<ReadFont> {
  const bytes = readFileSync(file);
  const facts = await readFontFacts(bytes, cache).catch((error: unknown) => {
    throw new Error(`${file} cannot be read as a font.`, { cause: error });
  });
  return { file, bytes, facts };
}
