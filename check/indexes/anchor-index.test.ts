import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'anchors-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder, { recursive: true });

it('knows the headings of a text in Markdown as places, with what they refer to filled in', () => {
  const text = '## Since {facts.years} years\\n\\n> ### Where\\n';
  writeFileSync(
    join(folder, 'pages/team.yaml'),
    `title: Team\nblocks:\n  - { type: hero, title: Team }\n  - { type: prose, text: "${text}" }\n`,
  );
  const { context } = openSite(folder);
  expect([...(context.anchors('/team') ?? [])]).toEqual(['inquiry', 'since-12-years', 'where']);
});

it('knows nothing of a page that is not there, or cannot be read', () => {
  writeFileSync(join(folder, 'pages/index.yaml'), 'title: [');
  const { context } = openSite(folder);
  expect(context.anchors('/nowhere')).toBe(undefined);
  expect(context.anchors('/')).toBe(undefined);
});
