import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import brands from '../../test-support/content/brands.json' with { type: 'json' };
import { derivePalette } from '../derive.ts';
import { USUAL } from './appearance.ts';
import type { Theme } from '../../schema/generated/content.d.ts';
import {
  devTheme,
  ENGINE_LAYERS,
  pageSheet,
  themeSheet,
  type ThemeParts,
  wholeTheme,
} from './theme-sheet.ts';

const metrics = { size: '103%', ascent: '94%', descent: '24%', lineGap: '0%' };

const parts: ThemeParts = {
  palette: derivePalette(brands.neutral),
  fontDisplay: 'optional',
  fonts: {
    faces: [
      { family: 'Text', url: '/media/a.woff2', weights: [400, 700] },
      { family: 'Text', url: '/media/b.woff2', weights: [400, 700], characters: 'ąćęĽż' },
    ],
    fallbacks: [
      {
        family: 'Text',
        kind: 'serif',
        faces: [{ weight: 'regular', metrics: { desktop: metrics, android: metrics } }],
      },
    ],
    display: { families: ['Text'], weight: 600, tracking: -0.032 },
    text: { families: ['Text'], weight: 400, medium: 550, strong: 700 },
  },
  logo: { width: 96 },
  language: 'en',
  css: '',
};

/** The sheet with all that a theme has. */
function write(options: Pick<Theme, 'shape' | 'dark'>, made = parts): string {
  return devTheme(themeSheet({ ...USUAL, ...options }, made));
}

test('names both colours of a role, one where they are the same, each as short as can be', () => {
  const sheet = write({ shape: 'firm', dark: 'auto' });
  expect(sheet).toContain('--bg:light-dark(#fff,#0f0e0c);');
  expect(sheet).toContain('--art-mark:#25221e;');
  expect(sheet).toContain('--picture-edge:light-dark(#0000,#b4b3b029);');
  expect(sheet).not.toContain('--shadow:');
});

// After a wanted change, seen on pages: npx vitest run theme -u
test('shadows, corners and type are those that were approved by eye', async () => {
  const { properties, constants } = themeSheet({ ...USUAL, shape: 'soft', dark: 'auto' }, parts);
  const shadows = properties.filter(([name]) => name.startsWith('shadow-'));
  const lines = [...shadows, ...constants].map(([name, value]) => `${name}: ${value}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('approved-sheet.txt');
});

function makeClub() {
  const palette = derivePalette(brands.club);
  return write({ shape: 'round', dark: 'auto' }, { ...parts, palette });
}

test('the same theme is the same sheet, byte for byte', () => {
  expect(makeClub()).toEqual(makeClub());
});

test('loads fonts for their characters, with a fallback of the same size', () => {
  const sheet = write({ shape: 'firm', dark: 'auto' });
  expect(sheet).toContain('unicode-range:U+105,U+107,U+119,U+13D,U+17C}');
  expect(sheet).toContain(
    '@font-face{font-family:Text Fallback;src:local(Times New Roman),local(Liberation Serif);font-weight:400;size-adjust:103%;',
  );
  expect(sheet).toContain('--font-text:Text,Text Fallback,Text Android,serif;');
  expect(sheet).toContain('--track-display:-.032em;--track-head:-.022em;--track-snug:-.01em');
});

test.each([
  ['auto', 2],
  ['none', 0],
  ['only', 1],
] as const)('a site with dark pages "%s" has %i places that say so', (dark, places) => {
  const sheet = write({ shape: 'firm', dark });
  expect(sheet.match(/\{--scheme:dark/g) ?? []).toHaveLength(places);
  // Paper stays white.
  expect(sheet.match(/@media screen/g) ?? []).toHaveLength(places);
});

test('shows one of two logos, and says nothing of one alone', () => {
  const logo = { width: 120, onDark: 'dark.svg' };
  const shown = write({ shape: 'firm', dark: 'only' }, { ...parts, logo });
  expect(shown).toContain('[data-logo=dark]{display:none}@media screen{:root{--scheme:dark}');
  expect(shown).toContain(':root [data-logo=light]{display:none}');
  expect(shown).toContain('--logo-width:120px');
  expect(write({ shape: 'firm', dark: 'auto' })).not.toContain('data-logo');
});

test('a page has what its sheets name, what that is made of, and what its drawings name', () => {
  const sheet = themeSheet({ ...USUAL, shape: 'firm', dark: 'auto' }, parts);
  const rule = 'a{color:var(--text);box-shadow:var(--shadow-header)}';
  const page = pageSheet(sheet, rule, { drawn: ['art-sky', 'surface-band'] });
  for (const name of ['text', 'shadow-header', 'border', 'art-sky', 'surface-band']) {
    expect(page).toContain(`--${name}:`);
  }
  expect(page).not.toContain('--scrim:');
  expect(page).not.toContain('--art-dawn:');
  for (const [name] of [...sheet.properties, ...sheet.constants])
    expect(wholeTheme(sheet)).toContain(`--${name}:`);
});

test('what is the same on every screen and on paper stands as its value where a page names it', () => {
  const sheet = themeSheet({ ...USUAL, shape: 'soft', dark: 'auto' }, parts);
  const rule =
    'h3{border-radius:var(--radius-xs);font:var(--weight-display) 1rem/1 var(--font-text)}';
  const page = pageSheet(sheet, rule);
  expect(page).toContain(
    'h3{border-radius:6px;font:600 1rem/1 Text,Text Fallback,Text Android,serif}',
  );
  expect(page).not.toMatch(/--(radius|weight|font|track|logo)-/);
});

test('what a sheet of the page sets stays a custom property', () => {
  const sheet = themeSheet({ ...USUAL, shape: 'soft', dark: 'auto' }, parts);
  const rule = '.a{--radius-xs:0}h3{border-radius:var(--radius-xs)}';
  const page = pageSheet(sheet, rule);
  expect(page).toContain('--radius-xs:6px');
  expect(page).toContain(rule);
});

test('rules of the site are in the last layer, with the constants that they set', () => {
  const css = ':root{--radius-xs:0}h2{font-family:var(--font-text)}';
  const sheet = themeSheet({ ...USUAL, shape: 'soft', dark: 'auto' }, { ...parts, css });
  const page = pageSheet(sheet, '@layer blocks{h3{border-radius:var(--radius-xs)}}');
  expect(page).toContain('--radius-xs:6px');
  expect(page).toContain('border-radius:var(--radius-xs)');
  expect(page).toMatch(
    /@layer site\{:root\{--radius-xs:0\}h2\{font-family:Text,Text Fallback,Text Android,serif\}\}$/,
  );
  expect(devTheme(sheet)).toMatch(/^@layer [a-z,]+,site;.*@layer site\{[^@]*\}$/s);
  expect(pageSheet(themeSheet({ ...USUAL, shape: 'soft', dark: 'auto' }, parts), '')).not.toContain(
    'site',
  );
});

test('the order of layers is that of the sheet of all pages', () => {
  const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`@layer ${ENGINE_LAYERS.join(', ')};`);
});
