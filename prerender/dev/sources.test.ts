import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import type { Pictures } from '../../renderer/data/types.ts';
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
function find(texts: TracedText[] = [], pictures: Pictures = {}, file?: string) {
  const { context } = openSite(folder);
  return findSources(
    context.schemas,
    {
      file,
      siteFiles: ['site.yaml'],
      pictures,
      traced: { texts, empty: [] },
      messages: siteData.messages,
    },
    new SourceFiles(context),
  );
}

const PICTURES: Pictures = {
  'landscape.svg': {
    kind: 'drawing',
    url: '/media/landscape.1a2b.svg',
    width: 8,
    height: 6,
    viewBox: '0 0 8 6',
    fit: 'xMidYMid',
    layers: ['art'],
    inherits: false,
  },
};

it('finds each part of a text in Markdown, as it is on the screen', () => {
  const lines = ['## The **roof**', '', '- See [walls](/).', '- Stairs'];
  const text = lines.map((line) => `      ${line}\n`).join('');
  writeFileSync(
    join(folder, 'pages/team.yaml'),
    `title: Team\nblocks:\n  - type: prose\n    text: |\n${text}`,
  );
  const { page } = find([], {}, FILE);
  const ofBlock = page.texts.filter(({ block }) => block === 0);
  expect(ofBlock.map(({ text: shown }) => shown).filter(Boolean)).toEqual([
    'The roof',
    'See walls.',
    'Stairs',
  ]);
  expect(new Set(ofBlock.map(({ place }) => place.pointer))).toEqual(new Set(['/blocks/0/text']));
});

it('opens a file with errors in its syntax at its top, and traces nothing in it', () => {
  writeFileSync(join(folder, 'pages/team.yaml'), 'title: Team\nblocks: [\n');
  const traced: TracedText = {
    kind: 'text',
    origin: { file: FILE, path: ['title'] },
    text: 'Team',
    shown: [{ element, text: 'Team', range: [0, 4] }],
  };
  const found = find([traced], {}, FILE);
  expect(found.page).toEqual({
    place: { file: 'pages/team.yaml', pointer: '', line: 1, column: 1 },
    texts: [],
  });
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
const short = ({ file, pointer, line, column }: Place) => `${file}:${line}:${column} ${pointer}`;

/** Where the texts of a page are that has been traced. */
function sourcesOf(text: string, traced: TracedText[] = []) {
  writeFileSync(join(folder, 'pages/team.yaml'), text);
  const found = find(traced, PICTURES, FILE);
  return {
    page: found.page.texts.map((one) => [one.text, short(one.place), one.block]),
    site: found.site.map((one) => [one.text, short(one.place), one.block]),
    blocks: found.blocks.map(short),
    pictures: found.pictures.map((one) => ({ ...one, place: short(one.place) })),
    elements: found.elements.map((one) => ({ ...one, place: short(one.place) })),
  };
}

it('finds each text with its line and column, and of which block it is', () => {
  const { page, blocks } = sourcesOf(PAGE);
  expect(page.slice(0, 2)).toEqual([
    ['Team', 'pages/team.yaml:1:8 /title', undefined],
    ['Who keeps you warm', 'pages/team.yaml:4:12 /blocks/0/title', 0],
  ]);
  // The type of a block is not on the screen.
  expect(page.map(([text]) => text)).not.toContain('hero');
  expect(blocks).toEqual(['pages/team.yaml:3:5 /blocks/0']);
  expect(sourcesOf('title: Team\n').blocks).toEqual([]);
  expect(sourcesOf('title: Team\nblocks: none\n').blocks).toEqual([]);
});

const picture = (src: string) => `    picture: { src: ${src} }\n`;

it('finds each picture that is made, with the line that names it', () => {
  const { pictures } = sourcesOf(
    `${PAGE}${picture('landscape.svg')}  - type: quote\n${picture('gone.svg')}`,
  );
  expect(pictures).toEqual([
    {
      url: '/media/landscape.1a2b.svg',
      place: 'pages/team.yaml:6:21 /blocks/0/picture/src',
      block: 0,
    },
  ]);
});

it('finds the texts of site.yaml, which are of no block', () => {
  const { site } = sourcesOf(PAGE);
  const [name] = site.filter(([text]) => text === 'Alder Row');
  expect(name?.[1]).toMatch(/^site\.yaml:\d+:7 \/name$/);
  expect(new Set(site.map(([, , block]) => block))).toEqual(new Set([undefined]));
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
    place: 'pages/team.yaml:4:12 /blocks/0/title',
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
  expect(ofFrame?.place).toMatch(/^site\.yaml:\d+:7 \/name$/);
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
  expect(found?.place).toBe('pages/team.yaml:1:1 ');
});

it('knows the texts that the page shares with others where it is in no file', () => {
  const found = find();
  expect(found.page).toEqual({
    place: { file: 'site.yaml', pointer: '', line: 1, column: 1 },
    texts: [],
  });
  expect(found.blocks).toEqual([]);
  expect(found.site.length).toBeGreaterThan(5);
});
