import { block, type Kind } from '../mistake.ts';

const prose = (...lines: readonly string[]) =>
  `  - type: prose\n    text: |\n${lines.map((line) => (line === '' ? '\n' : `      ${line}\n`)).join('')}`;

const LIST = ['Words here', '', '- one', '- two'];

/** Blocks that most pages do not have, each with a mistake in it. */
export const blockKinds: readonly Kind[] = [
  block(
    'a heading without its space',
    prose('##More', '', 'Words here'),
    /has no space after the #/,
  ),
  block(
    'a cell too many',
    prose('| a | b |', '| - | - |', '| 1 | 2 | 3 |'),
    /more cells than the head/,
  ),
  block('a picture called by its file', prose('![oven.jpg](logo.svg)'), /has no text for people/),
  block('a longer text after >', prose(...LIST).replace('|', '>'), /> joins lines/),
  block('a longer text without its |', prose(...LIST).replace(' |', ''), /\| after `text:`/),
  block('HTML in a longer text', prose('Words <b>here</b>'), /HTML is not allowed/),
  block('a link to nowhere in a longer text', prose('Words [here](/nowhere-at-all)'), /no page/),
  block(
    'two marked plans',
    `  - type: pricing
    heading: Three ways
    plans:
      - { name: One, price: €1, mark: Best, action: { label: Go, href: / } }
      - { name: Two, price: €2, mark: Best, action: { label: Go, href: / } }
`,
    /highlights a single entry/,
  ),
  block(
    'a row too short',
    `  - type: table
    caption: Two things
    columns: [{ title: One }, { title: Two }]
    rows:
      - [1 a, 2 b]
      - [3 c]
`,
    /This row has 1 text/,
  ),
  block(
    'an entry of another list',
    `  - type: faq
    heading: Questions
    items:
      - { question: Why?, answer: To know. }
      - { src: logo.svg, name: A logo }
`,
    /matches|looks like an entry|not fields/,
  ),
  block(
    'a list of no folder',
    '  - type: entries\n    heading: News\n    folder: nowhere-at-all\n',
    /The folder/,
  ),
];
