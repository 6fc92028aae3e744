import { describe, expect, it } from 'vitest';
import { explain, good, instead, page } from '../../test-support/content/damaged-page.ts';
import { SourceText } from '../diagnostics/source-text.ts';

/** Lines that must be reported are marked with this sign, which is taken out. */
const mark = '§';

/** Fields of one letter, and then again. */
function fieldsTwice(names: string): string[] {
  const lines = names.split('').map((name) => `    ${name}: 1`);
  return [...lines, ...lines.with(0, `§${lines[0]}`)];
}

const cases: [string, string, string][] = [
  ['a field one space too far in', page('    title: A', '§     lead: B'), 'yaml-indent'],
  ['the same below a comment', page('    title: A', '    # C', '§     lead: B'), 'yaml-indent'],
  ['a field one space too far out', page('    title: A', '§   lead: B'), 'yaml-indent'],
  ['the same below a comment', page('    title: A', '    # C', '', '§   lead: B'), 'yaml-indent'],
  [
    'a field far too far out',
    instead("        text: 'Where it goes.'", '§  text: A'),
    'yaml-indent',
  ],
  ['the first field of a page', good.replace('title:', '§   title:'), 'yaml-indent'],
  ['the first block too far in', instead('  - type: hero', '§   - type: hero'), 'yaml-indent'],
  [
    'the first entry too far in',
    instead('      - icon: wind', '§        - icon: wind'),
    'yaml-indent',
  ],
  ['a block in column 1', instead('  - type: card-grid', '§- type: card-grid'), 'yaml-indent'],
  ['an entry too far out', instead('      - icon: sun', '§     - icon: sun'), 'yaml-indent'],
  ['an item too far out', instead('          - Windows', '§        - Windows'), 'yaml-indent'],
  ['a block of text too far out', instead('        text: >-', '§    text: >-'), 'yaml-indent'],
  ['a list too far in', instead('        bullets:', '§         bullets:'), 'yaml-indent'],
  [
    'a dash missing before the first',
    instead('      - icon: wind', '§        icon: wind'),
    'yaml-syntax',
  ],
  [
    'a dash missing before the next',
    instead('      - icon: sun', '§        icon: sun'),
    'yaml-duplicate-field',
  ],
  [
    'a dash forgotten with its space',
    instead('      - icon: sun', '§      icon: sun'),
    'yaml-syntax',
  ],
  ['a single quote', page("§    title: 'A", '    lead: B'), 'yaml-unclosed'],
  ['a single quote before another', page("§    title: 'A", "    lead: 'B'"), 'yaml-unclosed'],
  ['a double quote', page('§    title: "A', '    lead: B'), 'yaml-unclosed'],
  ['a double quote before another', page('§    title: "A', '    lead: "B"'), 'yaml-unclosed'],
  ['a quote in a list', page("§    breadcrumb: ['A, B]", "    lead: 'B'"), 'yaml-unclosed'],
  ['a quote in braces', page("§    action: { label: 'A, href: / }"), 'yaml-unclosed'],
  ['a quote of an item', instead('          - Doors', "§          - 'Doors"), 'yaml-unclosed'],
  ['a quote of the first line', good.replace('title: A', "§title: 'A"), 'yaml-unclosed'],
  [
    'a quote of the last line',
    good
      .replace("'Where it goes.'", "'Where it goes.")
      .replace("        text: 'W", "§        text: 'W"),
    'yaml-unclosed',
  ],
  [
    'a reference in braces',
    page('§    action: { label: A, href: mailto:{email} }'),
    'yaml-needs-quotes',
  ],
  ['a reference in brackets', page('§    breadcrumb: [A, About {name}]'), 'yaml-needs-quotes'],
  ['a link in brackets', page('§    breadcrumb: [A, [b](/c)]'), 'yaml-needs-quotes'],
  ['a # in braces', page('§    action: { label: A, href: #inquiry }'), 'yaml-needs-quotes'],
  ['a # in brackets', page('§    breadcrumb: [A, #b]'), 'yaml-needs-quotes'],
  ['a bracket', page('§    breadcrumb: [A, B', '    lead: C'), 'yaml-unclosed'],
  ['the start of a conflict', page('§<<<<<<< HEAD', '    title: A'), 'yaml-syntax'],
  ['the middle of a conflict', page('    title: A', '§=======', '    lead: B'), 'yaml-syntax'],
  ['the end of a conflict', page('    title: A', '§>>>>>>> a-branch'), 'yaml-syntax'],
  [
    'a no-break space after a colon',
    page('§    title:\u00a0A', '    lead: B'),
    'yaml-control-character',
  ],
  [
    'a wide space after a colon',
    page('§    title:\u3000A', '    lead: B'),
    'yaml-control-character',
  ],
  [
    'a no-break space after a dash',
    instead('      - icon: sun', '§      -\u00a0icon: sun'),
    'yaml-control-character',
  ],
  ['a colon missing', page('§    title A', '    # B', '    lead: C'), 'yaml-syntax'],
  ['a space missing after a colon', page('§    title:A', '    # B', '    lead: C'), 'yaml-syntax'],
  ['an equals sign for a colon', page('§    title = A', '    lead: C'), 'yaml-syntax'],
  ['a tab', page('    title: A', '§\tlead: B'), 'yaml-tab'],
  ['a tab before a dash', instead('          - Doors', '§    \t- Doors'), 'yaml-tab'],
  ['two dashes', instead('      - icon: sun', '§      -- icon: sun'), 'yaml-syntax'],
  ['a long dash', instead('          - Windows', '§          – Windows'), 'yaml-syntax'],
  ['a dash without its space', instead('      - icon: sun', '§      -icon: sun'), 'yaml-syntax'],
  ['a list beside a name', page('§    breadcrumb: - A', '    lead: B'), 'yaml-syntax'],
  ['a colon in a text', page('§    title: A: B', '    lead: C'), 'yaml-needs-quotes'],
  ['a colon in an item', instead('          - Doors', '§          - A: B: C'), 'yaml-needs-quotes'],
  ['a percent sign before a text', page('§    title: %A', '    lead: B'), 'yaml-needs-quotes'],
  [
    'an at sign before an item',
    instead('          - Doors', '§          - @A'),
    'yaml-needs-quotes',
  ],
  [
    'quotes around the first words',
    page('§    title: "A" and B', '    lead: C'),
    'yaml-needs-quotes',
  ],
  ['a quote in quotes', page("§    title: 'A's'", '    lead: C'), 'yaml-needs-quotes'],
  ['a text behind the sign of a block', page('§    lead: >- A', '      B'), 'yaml-syntax'],
  ['a backslash', page('§    title: "A\\B"', '    lead: C'), 'yaml-syntax'],
  ['a comma behind a text', page('§    title: "A",', '    lead: C'), 'yaml-syntax'],
  ['a number with a comma', page('§    breadcrumb: [A for 5,80 €, B]'), 'yaml-needs-quotes'],
  ['a brace', page('§    action: { label: A, href: /', '    lead: C'), 'yaml-unclosed'],
  [
    'a line in brackets too far out',
    page('    breadcrumb: [', '§    A,', '      B]'),
    'yaml-indent',
  ],
  [
    'a space missing in the line above',
    instead('      - icon: wind', '§      - icon:wind'),
    'yaml-syntax',
  ],
  [
    'a colon missing in the line above',
    instead('      - icon: sun', '§      - icon sun'),
    'yaml-syntax',
  ],
  [
    'a special space in the line above',
    instead('      - icon: sun', '§      - icon:\u00a0sun'),
    'yaml-control-character',
  ],
  ['a colon missing above a list', instead('        bullets:', '§        bullets'), 'yaml-syntax'],
  [
    'a reference before a text',
    page('§    title: {name} and B', '    lead: C'),
    'yaml-needs-quotes',
  ],
  ['a link before a text', page('§    title: [A](/b) and C', '    lead: D'), 'yaml-needs-quotes'],
  ['a backtick before a text', page('§    title: `A` and B', '    lead: C'), 'yaml-needs-quotes'],
  [
    'a colon in a text before a comment',
    page('§    title: A: B # C', '    lead: D'),
    'yaml-needs-quotes',
  ],
  [
    'a colon in a text of two lines',
    page('§    title: A: B', '      and C', '    lead: D'),
    'yaml-needs-quotes',
  ],
  ['a colon in braces', page('§    action: { label: Read: more, href: / }'), 'yaml-needs-quotes'],
  ['a reference in braces in brackets', page('§    x: [{ a: {b} c }]'), 'yaml-needs-quotes'],
  ['two commas', page('§    breadcrumb: [A,, B]'), 'yaml-syntax'],
  ['a comma missing', page('§    breadcrumb: ["A" "B"]'), 'yaml-syntax'],
  ['a quote of a text that holds one', page('§    title: "It\'s', '    lead: B'), 'yaml-unclosed'],
  ['a second bracket', page('    a: [A, B]', '§    b: [C', '    lead: D'), 'yaml-unclosed'],
  [
    'a brace too far out in an entry',
    instead('      - icon: wind', '      - x: {', '§      a: 1 }', '        icon: wind'),
    'yaml-indent',
  ],
  ['a dot for a dash', instead('          - Windows', '§          • Windows'), 'yaml-syntax'],
  ['an alias', page('§    title: *A', '    lead: B'), 'yaml-alias'],
  ['stress at the start of a text', page('§    title: *A* and B', '    lead: C'), 'yaml-alias'],
  ['an ampersand before a text', page('§    title: &A and B', '    lead: C'), 'yaml-anchor'],
  ['an exclamation mark before a text', page('§    title: !A', '    lead: B'), 'yaml-tag'],
  [
    'an exclamation mark before several words',
    page('§    title: !A and B', '    lead: C'),
    'yaml-tag',
  ],
  ['an ampersand before a word', page('§    title: &A', '    lead: B'), 'yaml-anchor'],
  ['an alias before a comment', page('§    title: *A # B', '    lead: C'), 'yaml-alias'],
  ['an alias in brackets', page('§    breadcrumb: [A, *B c]'), 'yaml-alias'],
  ['a line of three dots', page('    title: A', '§...', '    lead: B'), 'yaml-several-documents'],
  ['a question mark before a text', page('§    ? A', '    lead: B'), 'yaml-complex-key'],
  ['a line of three dashes', page('    title: A', '§---'), 'yaml-several-documents'],
  ['a percent sign in the first line', `§%A\n${good}`, 'yaml-directive'],
  [
    'an indent of special spaces',
    page('    title: A', '§\u00a0   lead: B'),
    'yaml-control-character',
  ],
  ['a character that turns the text', page('§    title: A\u202eB'), 'yaml-hidden-character'],
  ['a character that nobody sees', page('§    title: A\u0007B'), 'yaml-control-character'],
  ['a line end of decades ago', page('§    title: A\r    lead: B'), 'yaml-control-character'],
  ['a bracket in the first line', `§]\n${good}`, 'yaml-syntax'],
  [
    'an indent below an empty text in quotes',
    page("    title: ''", '§     lead: B'),
    'yaml-indent',
  ],
  ['a colon in a page in braces', '§{ title: Read: more, blocks: [] }\n', 'yaml-needs-quotes'],
  ['five fields twice', page(...fieldsTwice('abcde')), 'yaml-duplicate-field'],
  ['a tab far above', page('    title: A', '§    \tlead: B', '    a: 1', '    b: 2'), 'yaml-tab'],
  ['a number as it is in a list', page('§    x: [1,5 kg, 2]'), 'yaml-needs-quotes'],
  ['a field twice', page('    title: A', '    lead: B', '§    title: C'), 'yaml-duplicate-field'],
  ['six fields twice', page(...fieldsTwice('abcdef')), 'yaml-duplicate-field'],
  ['a name that is a number', page('§    12: A'), 'yaml-name-not-text'],
  ['a price with a comma', page('§    action: { label: €1,900, href: /a }'), 'yaml-needs-quotes'],
  ['the name that merges', page('§    <<: A'), 'yaml-merge-key'],
  ['an escape of what cannot be seen', page('§    title: "A\\u202eB"'), 'yaml-hidden-character'],
  [
    'an item with no colon before a field',
    instead('        title: Air', '§        title Air'),
    'yaml-syntax',
  ],
  [
    'a whole block too far in',
    good.replace('  - type: card-grid', '§     - type: card-grid'),
    'yaml-indent',
  ],
];

describe.each([
  ['Linux', '\n'],
  ['Windows', '\r\n'],
])('with the line ends of %s', (_system, lineEnd) => {
  it.each(cases)('finds %s', (_name, marked, id) => {
    const text = marked.replace(mark, '').replaceAll('\n', lineEnd);
    const problems = explain(text);
    expect(problems.map((problem) => problem.id)).toEqual([id]);
    const source = new SourceText(text);
    const lines = problems.map(({ at }) => source.position(at[0]).line);
    expect(lines).toEqual([marked.split('\n').findIndex((line) => line.startsWith(mark)) + 1]);
  });
});

/** What an author reads of a text, and the line as the fix leaves it. */
function printExplanations(text: string): string {
  const source = new SourceText(text);
  return explain(text)
    .map(({ at: [start, end], id, message, suggestion = '', fix }) => {
      const { line, column } = source.position(start);
      const fixed = fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end);
      const after = fixed === undefined ? [] : [`fixed: ${fixed.split('\n')[line - 1]}`];
      const marked = JSON.stringify(text.slice(start, end));
      return [`${line}:${column} ${marked} [${id}]`, message, suggestion, ...after].join('\n  ');
    })
    .join('\n');
}

// After a wanted change of words: npx vitest run check/yaml -u
it('says of each mistake what it is and what to do', async () => {
  const explained = cases.map(
    ([name, marked]) => `${name}:\n${printExplanations(marked.replace(mark, ''))}\n`,
  );
  await expect(explained.join('\n')).toMatchFileSnapshot('explanations.txt');
});

it('finds nothing in the page that is damaged here', () => {
  expect(explain(good)).toEqual([]);
});

it('names every field once that stands twice for want of a dash', () => {
  const text = instead('      - icon: sun', '        icon: sun');
  expect(explain(text)).toHaveLength(1);
  expect(explain(text)[0]?.suggestion).toContain('`- icon:`');
});
