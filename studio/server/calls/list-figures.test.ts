import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../../../check/open-site.ts';
import { layGoodSite } from '../../../test-support/content/good-site.ts';
import { listFigures } from './list-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
beforeAll(() => layGoodSite(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const SITE = `name: Alder Row
email: hello@alder-row.example
language: en
languages: [en, de]
facts:
  years: '12'
  finishedHouses: { value: 60+, label: Houses that are warm now }
`;

test('figures are called by their labels in the language of the file, or by their names in words', () => {
  writeFileSync(join(folder, 'site.yaml'), SITE);
  writeFileSync(
    join(folder, 'site.de.yaml'),
    "facts:\n  years: { value: '12', label: Jahre }\n  finishedHouses: 60+\n",
  );
  mkdirSync(join(folder, 'pages/de'), { recursive: true });
  writeFileSync(join(folder, 'pages/de/index.yaml'), 'title: Start\nblocks: []\n');
  const opened = openSite(folder);
  const words = (file: string) =>
    listFigures(opened, file).map(({ name, value, label }) => `${label}: ${value} (${name})`);
  const ofSite = [
    'Name of the site: Alder Row (name)',
    'Email address: hello@alder-row.example (email)',
  ];
  const english = [
    'Years: 12 (facts.years)',
    'Houses that are warm now: 60+ (facts.finishedHouses)',
    ...ofSite,
  ];
  expect(words('pages/index.yaml')).toEqual(english);
  expect(words('site.yaml')).toEqual(english);
  const german = [
    'Jahre: 12 (facts.years)',
    'Houses that are warm now: 60+ (facts.finishedHouses)',
    ...ofSite,
  ];
  expect(words('pages/de/index.yaml')).toEqual(german);
  expect(words('site.de.yaml')).toEqual(german);
  const places = (file: string) =>
    listFigures(opened, file).map(({ name, at }) => `${name}: ${at.file} ${at.pointer}`);
  expect(places('pages/index.yaml')).toEqual([
    'facts.years: site.yaml /facts/years',
    'facts.finishedHouses: site.yaml /facts/finishedHouses',
    'name: site.yaml /name',
    'email: site.yaml /email',
  ]);
  expect(places('pages/de/index.yaml').slice(0, 3)).toEqual([
    'facts.years: site.de.yaml /facts/years',
    'facts.finishedHouses: site.de.yaml /facts/finishedHouses',
    'name: site.yaml /name',
  ]);
  expect(() => listFigures(opened, '../secret.yaml')).toThrow('cannot be edited');
});
