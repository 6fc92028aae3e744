import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import type { Place } from '../../renderer/dev/source/text-sources.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import { SourceFiles } from './source-files.ts';
import { findSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder, { recursive: true });

const FILE = 'pages/team.yaml';

/** What the site says about a page as it is now. */
function find(texts: TracedText[] = [], file?: string) {
  const { context } = openSite(folder);
  const traced = { texts, empty: [] };
  return findSources({ file, traced, messages: siteData.messages }, new SourceFiles(context));
}

it('traces nothing in a file with errors in its syntax', () => {
  writeFileSync(join(folder, 'pages/team.yaml'), 'title: Team\nblocks: [\n');
  const traced: TracedText = {
    kind: 'text',
    origin: { file: FILE, path: ['title'] },
    text: 'Team',
    shown: [{ element, text: 'Team', range: [0, 4] }],
  };
  const found = find([traced], FILE);
  expect(found.page).toEqual({ file: 'pages/team.yaml', pointer: '' });
  expect(found.blocks).toEqual([]);
  expect(found.elements).toEqual([]);
});

const PAGE = `title: Team
blocks:
  - type: hero
    title: Who keeps   you warm
    text: All of {facts.founded}.
`;

const element = { block: 0, path: [0, 1], tag: 'h1', start: 0, end: 0, parent: undefined };

/** The title of the first block, where an element shows it. */
function shownAt(other: Partial<TracedText>, range?: [number, number]): TracedText {
  return {
    kind: 'text',
    origin: { file: FILE, path: ['blocks', 0, 'title'] },
    text: 'Who keeps   you warm',
    shown: [{ element, text: ': Who ', ...(range && { range }) }],
    ...other,
  };
}

/** A place in one line. */
const short = ({ file, pointer }: Place) => `${file}#${pointer}`;

/** Where the blocks and texts of a page are that has been traced. */
function sourcesOf(text: string, traced: TracedText[] = []) {
  writeFileSync(join(folder, 'pages/team.yaml'), text);
  const found = find(traced, FILE);
  return {
    blocks: found.blocks.map(short),
    elements: found.elements.map((one) => ({ ...one, place: short(one.place) })),
  };
}

it('finds each block', () => {
  expect(sourcesOf(PAGE).blocks).toEqual(['pages/team.yaml#/blocks/0']);
  expect(sourcesOf('title: Team\n').blocks).toEqual([]);
  expect(sourcesOf('title: Team\nblocks: none\n').blocks).toEqual([]);
});

it('says of an element which text it shows, and which characters of it', () => {
  const [found] = sourcesOf(PAGE, [shownAt({}, [2, 7])]).elements;
  expect(found).toEqual({
    kind: 'text',
    block: 0,
    path: [0, 1],
    tag: 'h1',
    text: ': Who ',
    range: [2, 7],
    place: 'pages/team.yaml#/blocks/0/title',
  });
  // Of a part of a text in Markdown the words are not known.
  const { text: _, ...part } = shownAt({}, [2, 7]);
  expect(sourcesOf(PAGE, [part]).elements).toEqual([found]);
});

it('says what the frame shows of site.yaml, and what the bar at the top does', () => {
  const origin = { file: 'site.yaml', path: ['name'] };
  const place = { element: { ...element, block: undefined }, text: 'Alder Row' };
  const [ofFrame, ofBar] = sourcesOf(PAGE, [
    {
      kind: 'text',
      origin,
      text: 'Alder Row',
      shown: [place, { ...place, part: { part: 'announcement' } }],
    },
  ]).elements;
  expect(ofFrame?.place).toBe('site.yaml#/name');
  expect(ofFrame).not.toHaveProperty('block');
  expect(ofBar?.part).toBe('announcement');
});

it('says why a word is in no file', () => {
  const origin = { reason: 'message' as const, message: 'close' };
  const close = { kind: 'text' as const, origin, text: 'Close' };
  const found = find([
    { ...close, shown: [{ element, text: '', attribute: 'aria-label' }] },
  ]).unwritten;
  expect(found).toEqual([
    {
      block: 0,
      path: [0, 1],
      tag: 'h1',
      text: '',
      attribute: 'aria-label',
      reason: 'message',
      message: 'close',
    },
  ]);
});

it('says nothing of a text that is another one by now, or is none', () => {
  expect(sourcesOf(PAGE, [shownAt({ text: 'Before' })]).elements).toEqual([]);
  const { text: _, ...part } = shownAt({ origin: { file: FILE, path: ['blocks'] } });
  expect(sourcesOf(PAGE, [part]).elements).toEqual([]);
});

it('a link to a listed page is a link to its whole file', () => {
  const origin = { file: FILE, path: [] };
  const [found] = sourcesOf(PAGE, [shownAt({ kind: 'link', origin, text: '/team' })]).elements;
  expect(found?.place).toBe('pages/team.yaml#');
});

it('says that a page which is in no file is written in site.yaml', () => {
  const found = find();
  expect(found.page).toEqual({ file: 'site.yaml', pointer: '' });
  expect(found.blocks).toEqual([]);
});
