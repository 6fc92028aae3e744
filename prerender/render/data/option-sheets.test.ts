import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { frameSheets } from './option-sheets.ts';

const { site } = siteData;
const sheetsOf = (data: Parameters<typeof frameSheets>[0]) => frameSheets(data, loadSchemas());

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

test('a photograph in the closing band has the sheet of pictures behind words', () => {
  expect(sheetsOf({ site, closingVeils: { 'hill.jpg': 'none' } })).toEqual(['behind']);
});
