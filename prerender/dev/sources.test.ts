import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import type { Pictures } from '../../renderer/data/types.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import type { Place } from '../../renderer/dev/source/text-sources.ts';
import { findSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder, { recursive: true });

const NOTHING = { pictures: {}, traced: [] };
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
  const { page } = findSources(openSite(folder).context, 'pages/team.yaml', NOTHING);
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
  const shown = { block: 0, path: [0], tag: 'h1', text: 'Team', parent: undefined };
  const traced: TracedText = {
    path: ['title'],
    text: 'Team',
    of: 'page',
    elements: [shown],
    attributes: [],
  };
  const found = findSources(openSite(folder).context, 'pages/team.yaml', {
    pictures: {},
    traced: [traced],
  });
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

/** A place in one line. */
const short = ({ file, pointer, line, column }: Place) => `${file}:${line}:${column} ${pointer}`;

/** Where the texts of a page are that has been traced. */
function sourcesOf(text: string, traced: TracedText[] = []) {
  writeFileSync(join(folder, 'pages/team.yaml'), text);
  const found = findSources(openSite(folder).context, 'pages/team.yaml', {
    pictures: PICTURES,
    traced,
  });
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

const element = { block: 0, path: [0, 1], tag: 'h1', text: ' Who &amp; ', parent: undefined };
const title = { of: 'page' as const, path: ['blocks', 0, 'title'], attributes: [] };
const now = 'Who keeps   you warm';

it('says of an element which text it shows, as it is on the screen', () => {
  const found = {
    block: 0,
    path: [0, 1],
    tag: 'h1',
    text: 'Who &',
    place: 'pages/team.yaml:4:12 /blocks/0/title',
  };
  expect(sourcesOf(PAGE, [{ ...title, text: now, elements: [element] }]).elements).toEqual([found]);
  // Of a part of a text in Markdown the words are not known.
  expect(sourcesOf(PAGE, [{ ...title, elements: [element] }]).elements).toEqual([found]);
  const frame = { ...element, block: undefined };
  const name = { of: 'site' as const, path: ['name'], text: 'Alder Row', attributes: [] };
  const [ofSite] = sourcesOf(PAGE, [{ ...name, elements: [frame] }]).elements;
  expect(ofSite?.place).toMatch(/^site\.yaml:\d+:7 \/name$/);
  expect(ofSite).not.toHaveProperty('block');
});

it('says nothing of a text that is another one by now, or is none', () => {
  expect(sourcesOf(PAGE, [{ ...title, text: 'Before', elements: [element] }]).elements).toEqual([]);
  const blocks = { ...title, path: ['blocks'], elements: [element] };
  expect(sourcesOf(PAGE, [blocks]).elements).toEqual([]);
});
