import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charactersToKeep } from './characters.ts';
import { readFontFacts } from './font-facts.ts';
import { fontsOfLanguage } from './preload.ts';
import { chosenFonts, makeSiteFonts } from './site-fonts.ts';

const root = mkdtempSync(join(tmpdir(), 'site-fonts-'));
const folders = { media: join(root, 'media'), cache: join(root, '.cache') };
const sourceOf = (part: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`,
  );

beforeAll(() => {
  mkdirSync(folders.media);
  cpSync(sourceOf('latin'), join(folders.media, 'latin.woff2'));
  cpSync(sourceOf('latin-ext'), join(folders.media, 'extended.woff2'));
  writeFileSync(join(folders.media, 'notes.woff2'), 'no font');
});
afterAll(() => rmSync(root, { recursive: true }));

const text = { weight: 400, medium: 500, strong: 700, fallback: 'sans' } as const;
const display = { weight: 600, tracking: 0, fallback: 'sans' } as const;

/** Text and headings of the same files share what is cut: each cut takes a second of CPU time. */
function fontsOf(...files: string[]) {
  return { text: { ...text, files }, display: { ...display, files } };
}

test('a font is cut to the characters and weights that are shown', async () => {
  const characters = charactersToKeep(['ж', '™']);
  const made = await makeSiteFonts(fontsOf('latin.woff2'), { folders, characters });
  // Headings and text of the same file share one.
  expect(made.fonts.faces).toHaveLength(1);
  const [[url, content] = []] = made.files;
  expect(fontsOfLanguage(made.loaded, 'en').map((file) => file.url)).toEqual([url]);
  const facts = await readFontFacts(content ?? Buffer.alloc(0), folders.cache);
  expect(facts.weights).toEqual([400, 700]);
  expect(facts.characters).toContain('é');
  expect(facts.characters).toContain('™');
  expect(facts.characters).not.toContain('¾');
  expect(content?.length).toBeLessThan(statSync(join(folders.media, 'latin.woff2')).size * 0.75);
  expect(made.fonts.fallbacks).toMatchObject([
    { kind: 'sans', faces: [{ weight: 'bold' }, { weight: 'regular' }] },
  ]);
});

test('a further file comes only for characters that pages show, and is not preloaded', async () => {
  const fonts = fontsOf('latin.woff2', 'extended.woff2');
  const without = await makeSiteFonts(fonts, { folders, characters: charactersToKeep(['é']) });
  expect(without.fonts.text.families).toEqual(['Text']);
  const made = await makeSiteFonts(fonts, { folders, characters: charactersToKeep(['zażółć']) });
  expect(made.fonts.text.families).toEqual(['Text', 'Text-2']);
  const further = made.fonts.faces.find(({ family }) => family === 'Text-2');
  expect(further?.characters).toBe('ćżł'.split('').toSorted().join(''));
  const urls = fontsOfLanguage(made.loaded, 'pl').map((file) => file.url);
  expect(urls).not.toContain(further?.url);
});

test('letters that the first file lacks, even plain ones, come from the next', async () => {
  const arabic = fileURLToPath(
    new URL(
      '../../../tests/second-site/clinic/media/fonts/readex-pro-arabic.woff2',
      import.meta.url,
    ),
  );
  cpSync(arabic, join(folders.media, 'arabic.woff2'));
  const fonts = {
    ...fontsOf('arabic.woff2', 'latin.woff2'),
    display: { ...display, files: ['arabic.woff2'] },
  };
  const made = await makeSiteFonts(fonts, { folders, characters: charactersToKeep(['سلام']) });
  const latin = made.fonts.faces.find(({ family }) => family === 'Text-2');
  expect(latin?.characters).toContain('a');
  expect(latin?.characters).toContain('.');
  expect(latin?.characters).not.toContain('é');
});

test('what was cut once is not cut again, and comes out the same', async () => {
  const fonts = fontsOf('latin.woff2');
  const making = { folders, characters: charactersToKeep([]) };
  const first = await makeSiteFonts(fonts, making);
  const times = () =>
    readdirSync(join(folders.cache, 'fonts')).map(
      (name) => `${name} ${statSync(join(folders.cache, 'fonts', name)).mtimeMs}`,
    );
  const before = times();
  expect(await makeSiteFonts(fonts, making)).toEqual(first);
  expect(times()).toEqual(before);
});

test('a file that is no font is named', async () => {
  await expect(makeSiteFonts(fontsOf('notes.woff2'), { folders })).rejects.toThrow('notes.woff2');
});

test('a site that names no font is set in that of the engine, one that names it as it says', () => {
  const { display: headings, text: words, displayFiles, textFiles } = chosenFonts({}, '/media');
  expect(headings).toEqual({ weight: 580, tracking: -0.028, fallback: 'sans' });
  expect(words).toEqual({ weight: 400, medium: 550, strong: 650, fallback: 'sans' });
  expect(displayFiles).toEqual(textFiles);
  expect(textFiles).toHaveLength(4);
  const own = { ...fontsOf('a.woff2', 'b.woff2'), display: { ...display, files: ['c.woff2'] } };
  const chosen = chosenFonts(own, '/media');
  expect(chosen.textFiles).toEqual(['/media/a.woff2', '/media/b.woff2']);
  expect(chosen.displayFiles).toEqual(['/media/c.woff2']);
  expect([chosen.display.weight, chosen.text.strong]).toEqual([600, 700]);
});
