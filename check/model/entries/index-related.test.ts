import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { indexRelated } from './index-related.ts';

const schemas = loadSchemas();
const picture = { src: 'ada.jpg', alt: 'Ada' };
const ada = { slug: 'ada', name: 'Ada', role: 'Founder', picture, bio: ['Climbs.'], links: [] };
const page: Page = {
  title: 'Team',
  description: 'Who we are.',
  blocks: [
    { type: 'team', ground: 'plain', items: [ada] },
    { type: 'related', heading: 'See', ground: 'plain', items: ['/cases#roof'] },
    { type: 'related', heading: 'See', ground: 'band', items: ['/work'] },
  ],
};

test('other pages may show a page, and the entries whose schema says how', () => {
  expect(indexRelated(page, { schemas })).toEqual({
    cards: {
      '': { title: 'Team', text: 'Who we are.' },
      ada: { title: 'Ada', text: 'Founder', picture },
    },
    related: ['/cases#roof', '/work'],
  });
});

test('what is in tabs is found, too', () => {
  const [team, related] = page.blocks;
  const tabs = [
    { label: 'A', text: 'B' },
    { label: 'C', blocks: [team, related] },
  ];
  const inTabs = { title: 'Team', blocks: [{ type: 'tabs', heading: 'D', tabs }] };
  // That its blocks are no tabs, the compiler does not see.
  const found = indexRelated(JSON.parse(JSON.stringify(inTabs)), { schemas });
  expect(Object.keys(found.cards ?? {})).toEqual(['', 'ada']);
  expect(found.related).toEqual(['/cases#roof']);
});

test('an entry of a folder is shown as in a list, with its summary and picture', () => {
  const entry = { date: '2026-03-01', summary: 'Cold.', tags: [], picture };
  expect(indexRelated({ ...page, entry, blocks: [] }, { schemas })).toEqual({
    cards: { '': { title: 'Team', text: 'Cold.', picture } },
  });
});

test('a case study brings its figure', () => {
  const example: unknown = schemas.blocks.get('case-studies')?.schema.examples?.[0];
  const { cards } = indexRelated(
    // The example of a schema fits it, which tests of the schemas say.
    { title: '', blocks: JSON.parse(JSON.stringify([example])) },
    { schemas },
  );
  expect(cards?.['school-heating']).toMatchObject({
    title: 'A school that heats only the rooms in use',
    figure: { value: '31%', label: 'less gas in a year' },
  });
});
