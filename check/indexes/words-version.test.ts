import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { wordsVersion } from './words-version.ts';

const schemas = loadSchemas();
const page = (text: string) => wordsVersion(schemas, 'pages/team.yaml', parse(text));

const PAGE = `title: Team
blocks:
  - type: hero
    title: Who keeps {facts.years} roofs warm
    text: See [our work](/work).
    picture: { src: roof.svg }
`;

test.each([
  ['a comment', PAGE.replace('title: Team', 'title: Team # the whole of it')],
  ['quotes', PAGE.replace('title: Team', "title: 'Team'")],
  ['line breaks', PAGE.replace('See [our', '>-\n      See\n      [our')],
  ['where a link leads', PAGE.replace('/work', '/our-work')],
  ['a picture', PAGE.replace('roof.svg', 'house.svg')],
  ['when it is published', `draft: true\n${PAGE}`],
])('%s makes no other version', (_, text) => {
  expect(page(text)).toBe(page(PAGE));
});

test.each([
  ['a word', PAGE.replace('our work', 'all our work')],
  ['a word less', PAGE.replace(/ {4}text.*\n/, '')],
  ['another fact', PAGE.replace('facts.years', 'facts.projects')],
])('%s makes another version', (_, text) => {
  expect(page(text)).not.toBe(page(PAGE));
});

const form = (label: string) =>
  wordsVersion(schemas, 'forms/order.yaml', {
    title: 'Order',
    fields: [{ name: 'name', type: 'text', label }],
  });

test('a form has a version of its words', () => {
  expect(form('Name')).toMatch(/^[0-9a-f]{8}$/);
  expect(form('Name')).not.toBe(form('Your name'));
});
