import { expect, test } from 'vitest';
import { parseYamlFile } from '../yaml/parse-yaml.ts';
import { type Finding, locateFindings } from './finding.ts';
import { SourceText } from './source-text.ts';

const TEXT = `title: Audits # a comment
lead: 'Bread and bread'
note: a "b" {name} and on
link: To contact us, [contact](contact) or [look](contact.pdf) or [read](contact)
blocks:
  - type: hero
    title: Audits
  - words
  - type: tabs
    tabs:
      - text: Fine
      - blocks:
          - type: story
            title: Wood
          - words
`;

/** Where a finding is, what is written there, and what the fix writes in its place. */
function located(...findings: Partial<Finding>[]) {
  const read = parseYamlFile('pages/a.yaml', new SourceText(TEXT));
  if ('problems' in read) throw new Error('The text must be fine.');
  const whole = findings.map((finding): Finding => ({
    id: 'wrong-value',
    path: ['title'],
    part: 'value',
    message: 'Wrong.',
    ...finding,
  }));
  return locateFindings(read.yaml, whole).map(
    ({ line, column, endColumn, block, suggestion, fix }) => ({
      at: [line, column, endColumn],
      ...(block && { block }),
      ...(suggestion !== undefined && { suggestion }),
      ...(fix && { written: TEXT.slice(fix.start, fix.end), becomes: fix.text }),
    }),
  );
}

test('a finding is at its value, or at the name before it', () => {
  expect(located({}, { part: 'key' })).toEqual([{ at: [1, 8, 14] }, { at: [1, 1, 6] }]);
});

test('words that are wrong twice are each pointed at, and not those that are not there', () => {
  const bread = { path: ['lead'], words: 'read' };
  expect(located(bread, bread, bread).map(({ at }) => at)).toEqual([
    [2, 9, 13],
    [2, 19, 23],
  ]);
  expect(located({ path: ['lead'], words: 'cake', replacement: 'x' })).toEqual([
    { at: [2, 7, 24] },
  ]);
});

test('the address of a link is pointed at, not the same word elsewhere in the text', () => {
  const contact = { path: ['link'], words: 'contact', isAddress: true };
  expect(located(contact, contact, contact).map(({ at }) => at)).toEqual([
    [4, 32, 39],
    [4, 74, 81],
  ]);
});

test('it is told in which block it is', () => {
  expect(located({ path: ['blocks', 0, 'title'] }, { path: ['blocks', 1] })).toEqual([
    { at: [7, 12, 18], block: { type: 'hero', position: 1 } },
    { at: [8, 5, 10], block: { position: 2 } },
  ]);
  expect(located({ path: ['blocks'] })[0]).not.toHaveProperty('block');
});

test('of a block in a tab, it is told in which tab of which block', () => {
  const within = { type: 'tabs', position: 3, tab: 2 };
  const inTab = ['blocks', 2, 'tabs', 1, 'blocks'];
  expect(
    located(
      { path: [...inTab, 0, 'title'] },
      { path: [...inTab, 1] },
      { path: ['blocks', 2, 'tabs', 0, 'text'] },
    ).map(({ block }) => block),
  ).toEqual([
    { type: 'story', position: 1, within },
    { position: 2, within },
    { type: 'tabs', position: 3 },
  ]);
});

test('a suggestion may depend on what is written, and on what follows in the line', () => {
  const [told] = located({ suggestion: (found, after) => `${found}|${after}` });
  expect(told?.suggestion).toBe('Audits| # a comment');
});

test.each([
  ['a word', {}, 'Audits', 'audits'],
  ['a path', { replacement: '/a/b.svg#c' }, 'Audits', '/a/b.svg#c'],
  ['what needs quotes', { replacement: '#c' }, 'Audits', "'#c'"],
  ['what stands in quotes', { path: ['lead'] }, "'Bread and bread'", "'audits'"],
  ['words in a text', { path: ['lead'], words: 'and', replacement: '& so' }, 'and', '& so'],
  ['a name', { part: 'key', replacement: 'a b' }, 'title', 'a b'],
] as const)('%s is replaced as YAML needs it', (_what, finding, written, becomes) => {
  expect(located({ replacement: 'audits', ...finding })[0]).toMatchObject({ written, becomes });
});

test('a value that refers to another one is not replaced', () => {
  expect(located({ path: ['note'], replacement: 'x' })[0]).not.toHaveProperty('becomes');
  const [told] = located({ path: ['note'], replacement: (found) => found.replace('and', '&') });
  expect(told?.becomes).toBe('a "b" {name} & on');
});
