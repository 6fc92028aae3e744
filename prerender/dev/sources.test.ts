import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import { findSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder, { recursive: true });

it('finds each part of a text in Markdown, as it is on the screen', () => {
  const lines = ['## The **roof**', '', '- See [walls](/).', '- Stairs'];
  const text = lines.map((line) => `      ${line}\n`).join('');
  writeFileSync(
    join(folder, 'pages/team.yaml'),
    `title: Team\nblocks:\n  - type: prose\n    text: |\n${text}`,
  );
  const { page } = findSources(openSite(folder).context, 'pages/team.yaml', []);
  const ofBlock = page.texts.filter(({ block }) => block === 0);
  expect(ofBlock.map(({ text: shown }) => shown).filter(Boolean)).toEqual([
    'The roof',
    'See walls.',
    'Stairs',
  ]);
  expect(new Set(ofBlock.map(({ place }) => place.replace(folder, ''))).size).toBe(1);
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
  const found = findSources(openSite(folder).context, 'pages/team.yaml', [traced]);
  expect(found.page).toEqual({ place: `${join(folder, 'pages/team.yaml')}:1:1`, texts: [] });
  expect(found.blocks).toEqual([]);
  expect(found.elements).toEqual([]);
});
