import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillReferences } from '../../check/model/references.ts';
import { GUIDES, printGuidePage } from './guide-page.ts';

/** The text of the page that a guide becomes. */
function textOf(file: string, guide: string): string {
  const [, page] = printGuidePage(file, guide);
  const { blocks } = parse(page);
  return String(blocks[1].text);
}

test('is a page with title and description of its own, without the heading of the file', () => {
  const [path, page] = printGuidePage('docs/hosting.md', '# On the air\n\nCopy `dist/`.\n');
  expect(path).toBe('docs/pages/hosting.yaml');
  expect(page).toContain('title: Hosting\n');
  expect(page).not.toContain('On the air');
  expect(textOf('docs/hosting.md', '# On the air\n\nCopy.\n\n# Twice\n')).toBe(
    'Copy.\n\n# Twice\n',
  );
});

test.each([
  ['a guide', '[Start](start.md)', '[Start](/start)'],
  ['a place of one', '[it](start.md#by-hand)', '[it](/start#by-hand)'],
  ['a guide of another folder', '[gateway](../gateway/README.md)', '[gateway](/gateway)'],
  ['a page of the docs', '[forms](pages/write/forms.yaml)', '[forms](/write/forms)'],
  ['a place of the same page', '[above](#first)', '[above](#first)'],
  ['another site', '[YAML](https://yaml.example/)', '[YAML](https://yaml.example/)'],
  ['what is only in the repository', '[`run`](../tests/run.ts)', '`run`'],
])('a link to %s', (_, written, shown) => {
  expect(textOf('docs/hosting.md', written)).toBe(shown);
});

test.each([
  ['a fence', '```text\nAsk [our team](/team), [them](start.md).\n```\n'],
  ['a fence in a list', '1. Write:\n\n   ```md\n   [our team](/team)\n   ```\n'],
  ['a word', 'Write `[Start](start.md)` there.'],
])('what is code in %s stays as it is', (_, written) => {
  const page = textOf('docs/hosting.md', `[a](start.md)\n\n${written}`);
  expect(page).toBe(`[a](/start)\n\n${written}`);
});

test('what a reference looks like in code is shown as it is written', () => {
  const written = '```js\nall.find(({ body }) => body)\n```\n';
  expect(fillReferences(textOf('docs/hosting.md', written), new Map())).toBe(written);
});

test('the route of each guide is its own', () => {
  const routes = Object.values(GUIDES).map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
});

test('refuses a file that is no guide', () => {
  expect(() => printGuidePage('README.md', '')).toThrow('README.md is not a guide');
});
