import { expect, it } from 'vitest';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import { parseYamlFile } from '../../check/yaml/parse-yaml.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { type LoadedSchema, loadSchemas } from '../../schema/load-schemas.ts';
import { findLinks, updateLinks } from './update-links.ts';

const move = { from: '/services/audits', to: '/audits', siteUrl: 'https://www.site.example' };

/** A block whose link fields have names of their own, and whose texts have names that links usually have. */
const link: FieldSchema = { type: 'string', format: 'link' };
const markup: FieldSchema = { type: 'string', format: 'inline-markup' };
const markdown: FieldSchema = { type: 'string', format: 'markdown' };
const plain: FieldSchema = { type: 'string' };
const door: FieldSchema = {
  type: 'object',
  properties: { leadsTo: link, remark: markup, story: markdown, href: plain, text: plain },
};
const block: FieldSchema = {
  ...door,
  properties: { ...door.properties, doors: { type: 'array', items: door } },
};
const loaded: LoadedSchema = { file: 'blocks/hall.json', schema: block, validate: () => [] };
const schemas = { ...loadSchemas(), blocks: new Map([['hall', loaded]]) };

function read(text: string, file = 'pages/a.yaml'): YamlFile {
  const result = parseYamlFile(file, new SourceText(text));
  if ('yaml' in result) return result.yaml;
  throw new Error(result.problems[0]?.message);
}
const page = (fields: string) =>
  `blocks:\n  - type: hall\n    ${fields.replaceAll('\n', '\n    ').trimEnd()}\n`;
const update = (text: string, file?: string) => updateLinks(schemas, read(text, file), move);

it.each([
  ['leadsTo: /services/audits', 'leadsTo: /audits'],
  [
    "leadsTo: '/services/audits#costs' # /services/audits",
    "leadsTo: '/audits#costs' # /services/audits",
  ],
  ['doors:\n  - { leadsTo: "/services/audits" }', 'doors:\n  - { leadsTo: "/audits" }'],
  ['leadsTo: >-\n  /services/audits\n', 'leadsTo: >-\n  /audits\n'],
  ['leadsTo: https://www.site.example/services/audits', 'leadsTo: https://www.site.example/audits'],
  [
    'remark: See [a](/services/audits), **b** and [c](/services/audits#c).',
    'remark: See [a](/audits), **b** and [c](/audits#c).',
  ],
  [
    'remark: >-\n  See [an\n  audit](/services/audits).\n',
    'remark: >-\n  See [an\n  audit](/audits).\n',
  ],
  [
    'story: |\n  - [a](/services/audits), [**b** c](</services/audits#d>)\n\n  ## [e](/services/audits)\n',
    'story: |\n  - [a](/audits), [**b** c](</audits#d>)\n\n  ## [e](/audits)\n',
  ],
])('updates %j', (text, updated) => {
  expect(update(page(text)).text).toBe(page(updated));
});

it.each([
  'leadsTo: /services/audits-for-schools',
  'leadsTo: /services/audits/roofs',
  'leadsTo: /more/services/audits',
  'leadsTo: https://www.other.example/services/audits',
  'remark: Our files lie in /services/audits now.',
  'remark: "(/services/audits)"',
  'remark: /services/audits',
  'remark: Not a link, [](/services/audits).',
  'href: /services/audits',
  'text: See [a](/services/audits).',
  'unknown: /services/audits',
])('leaves %j alone', (text) => {
  expect(update(page(text))).toEqual({ text: page(text), lines: [] });
});

it('updates navigation, facts and redirects of site.yaml', () => {
  const site =
    "facts: { audit: /services/audits, years: '12' }\n" +
    'navigation: [{ name: A, href: /services/audits }]\n' +
    'redirects: { /old: /services/audits }\n';
  expect(update(site, 'site.yaml')).toEqual({
    text: site.replaceAll('/services/audits', '/audits'),
    lines: [1, 2, 3],
  });
});

it('finds links that are put together from values, or written with escapes', () => {
  const references = new Map([['facts.folder', '/services']]);
  const text =
    "blocks:\n  - type: hall\n    leadsTo: '{facts.folder}/audits#costs'\n" +
    "    href: '{facts.folder}/audits'\n" +
    "    doors: [{ leadsTo: '{facts.folder}/roofs' }, { leadsTo: '\\x2fservices/audits' },\n" +
    '      { leadsTo: "\\x2fservices/audits" }, { remark: "See [a]({facts.folder}/audits)" }]\n';
  expect(update(text).lines).toEqual([]);
  expect(findLinks(schemas, read(text), move, references)).toEqual([3, 6, 6]);
});
