import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import type { Pictures } from '../../../renderer/data/types.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { drawing } from '../../../test-support/content/drawing.ts';
import { frameSheets, optionSheets } from './option-sheets.ts';

const { site } = siteData;
const pictures: Pictures = {
  'hill.jpg': { kind: 'bitmap', url: '', width: 1600, height: 900, sources: [] },
  'hill.svg': { ...drawing, url: '' },
};
const sheetsOf = (data: Omit<Parameters<typeof frameSheets>[0], 'pictures'>) =>
  frameSheets({ ...data, pictures }, loadSchemas());

test('a frame without options has no sheet of one', () => {
  expect(sheetsOf({ site })).toEqual([]);
});

test('a frame has the sheets of its options, each once', () => {
  const action = { label: 'Write', href: '/contact' };
  const header = { action, sticky: true };
  const picture = { src: 'day.jpg', alt: '', dark: 'evening.jpg' };
  const notFound = { ...site.notFound, picture };
  expect(sheetsOf({ site: { ...site, header, notFound }, headerLook: 'centered' })).toEqual([
    'sticky',
    'dark',
    'centered',
  ]);
  expect(sheetsOf({ site, headerLook: 'over-picture' })).toEqual([]);
});

test('a photograph in the closing band has the sheet of pictures behind words, and a drawing none', () => {
  if (typeof site.closing === 'string') throw new Error('The site says nothing at the end.');
  const { picture: _, ...closing } = site.closing;
  const sheetsWith = (src: string) => {
    const picture = { src, alt: '' };
    const whole = sheetsOf({ site: { ...site, closing: { ...closing, picture } } });
    const ofPart = { ...closing, pictures: [{ below: '/work', picture }] };
    expect(sheetsOf({ site: { ...site, closing: ofPart } })).toEqual(whole);
    return whole;
  };
  expect(sheetsWith('hill.jpg')).toEqual(['behind']);
  expect(sheetsWith('hill.svg')).toEqual([]);
});

function sheetsOfBanner(...shown: { src: string; dark?: string }[]): string[] {
  const slides = shown.map((picture) => ({
    label: 'A',
    title: 'A',
    text: 'A',
    picture: { alt: '', ...picture },
  }));
  const action = { label: 'Write', href: '/contact' };
  const type = 'banner' as const;
  return sheetsOfBlock({ type, heading: 'A', label: 'A', interval: 5000, action, slides });
}

/** Those of a page with nothing but this block. */
function sheetsOfBlock(block: Page['blocks'][number]): string[] {
  return optionSheets(
    { title: 'A', description: '', blocks: [block] },
    { frame: { site, pictures: {} }, forms: [], pictures },
    loadSchemas(),
  );
}

test('a banner has the sheets of photographs if one of its slides shows one, on pages of any theme', () => {
  expect(sheetsOfBanner({ src: 'hill.svg' })).toEqual([]);
  const sheets = ['behind', 'side-veil', 'photo-slides'];
  expect(sheetsOfBanner({ src: 'hill.svg' }, { src: 'hill.jpg' })).toEqual(sheets);
  expect(sheetsOfBanner({ src: 'hill.svg', dark: 'hill.jpg' })).toEqual([...sheets, 'dark']);
});

function sheetsOfQuotes(layout: 'cards' | 'row', heading = 'A'): string[] {
  return sheetsOfBlock({ type: 'testimonials', heading, ground: 'plain', layout, items: [] });
}

test('an option has a sheet of one of its values where a page names that value', () => {
  expect(sheetsOfQuotes('cards')).toEqual(['quotes']);
  expect(sheetsOfQuotes('row')).toEqual(['quotes', 'strip']);
});

test('a text that says what any object has by itself names no sheet', () => {
  expect(sheetsOfQuotes('cards', 'constructor')).toEqual(['quotes']);
});
