import { expect, test } from 'vitest';
import { codeKey } from '../../schema/texts/code-runs.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import { Markdown } from './Markdown.tsx';

/** The HTML of a text without its classes, below a heading of the level above. */
function draw(elements: MarkdownElement[], level: 2 | 3 | 4 = 2): string {
  const html = renderOnSite(<Markdown text="1" level={level} />, ['map.svg'], undefined, [], {
    markdown: [[{ type: 'rule' }], elements],
  });
  return html.replaceAll(/ class="[^"]*"/g, '').replace(/^<div>(.*)<\/div>$/s, '$1');
}

const heading = (depth: number, words: string, id?: string): MarkdownElement => ({
  type: 'heading',
  depth,
  ...(id !== undefined && { id }),
  phrases: [words],
});

/** What the stretch is called in which a table scrolls. */
const nameOf = (elements: MarkdownElement[]) => /aria-label="([^"]*)"/.exec(draw(elements))?.[1];

test('the highest headings have the level that is asked for, deeper ones follow down to the sixth', () => {
  const elements = [heading(2, 'A', 'a'), heading(3, 'B'), heading(4, 'C')];
  expect(draw(elements)).toBe('<h2 id="a">A</h2><h3>B</h3><h4>C</h4>');
  expect(draw(elements, 4)).toBe('<h4 id="a">A</h4><h5>B</h5><h6>C</h6>');
  expect(draw([heading(6, 'D')], 4)).toBe('<h6>D</h6>');
});

test('in a manual a heading is a link to itself, unless it contains another link', () => {
  const linked: MarkdownElement = {
    type: 'heading',
    depth: 2,
    id: 'b',
    phrases: [{ href: '/b', phrases: ['B'] }],
  };
  const markdown = [[heading(2, 'A', 'a'), linked, heading(2, '...')]];
  const html = renderOnSite(<Markdown text="0" level={2} />, [], undefined, [], {
    markdown,
    manual: { manual: 0, page: 0, contents: [] },
  });
  expect(html).toContain('<a class="manual-anchor" href="#a">A</a></h2>');
  expect(html.match(/manual-anchor/g)).toHaveLength(1);
});

test('numbered lists begin where they are told to, and others have no numbers', () => {
  const entries: MarkdownElement[][] = [
    [{ type: 'words', phrases: ['One'] }],
    [{ type: 'paragraph', phrases: ['Two'] }],
  ];
  const items = '<li>One</li><li><p>Two</p></li>';
  expect(draw([{ type: 'list', entries }])).toBe(`<ul>${items}</ul>`);
  expect(draw([{ type: 'list', start: 3, entries }])).toBe(`<ol start="3">${items}</ol>`);
});

test('a quote holds what it quotes, and what is between two rules stands between them', () => {
  const elements: MarkdownElement[] = [
    { type: 'rule' },
    { type: 'quote', elements: [heading(2, 'Said')] },
    { type: 'rule' },
  ];
  expect(draw(elements)).toBe('<hr/><blockquote><h2>Said</h2></blockquote><hr/>');
});

test('code is read from left to right in every language', () => {
  expect(draw([{ type: 'code', text: 'a < b' }])).toContain(
    '<pre dir="ltr"><code>a &lt; b</code></pre>',
  );
});

test('an alert has its label, and code the name of its language', () => {
  const elements: MarkdownElement[] = [{ type: 'words', phrases: ['Bring boots.'] }];
  expect(draw([{ type: 'alert', kind: 'tip', elements }])).toMatch(
    /<div role="note" data-alert="tip"><p><svg[^>]*>.*<\/svg>Tip<\/p>Bring boots.<\/div>/,
  );
  expect(draw([{ type: 'code', text: 'a: 1', language: 'yaml' }])).toContain(
    '<span dir="ltr">yaml</span>',
  );
});

test('code has the colors of the stretches that it was taken apart into', () => {
  const text = 'a: <1>';
  const html = renderOnSite(<Markdown text="0" level={2} />, [], undefined, [], {
    markdown: [[{ type: 'code', text, language: 'yaml' }]],
    code: {
      [codeKey('yaml', text)]: [
        ['name', 1],
        ['', 2],
        ['value', 3],
      ],
    },
  });
  expect(html).toContain(
    '<code><span class="code-name">a</span>: <span class="code-value">&lt;1&gt;</span></code>',
  );
});

test('a picture has a caption only where it is given one', () => {
  expect(draw([{ type: 'picture', src: 'map.svg', alt: 'The way' }])).toMatch(
    /^<img src="\/media\/map\.svg" alt="The way"[^>]*>$/,
  );
  expect(draw([{ type: 'picture', src: 'map.svg', alt: '', caption: 'By foot' }])).toMatch(
    /^<figure><img [^>]*><figcaption>By foot<\/figcaption><\/figure>$/,
  );
});

test('pictures of one paragraph are next to each other; wide ones have a place of their own', () => {
  const picture = { type: 'picture', src: 'map.svg', alt: 'The way' } as const;
  const drawWide = (isWide: boolean) =>
    renderOnSite(<Markdown text="0" level={2} isWide={isWide} />, ['map.svg'], undefined, [], {
      markdown: [[picture, { type: 'pictures', pictures: [picture, picture] }]],
    });
  expect(drawWide(false)).toMatch(/<div class="picture-row"><img [^>]*><img [^>]*><\/div>/);
  expect(drawWide(false)).not.toContain('picture-wide');
  expect(drawWide(true)).toMatch(/<div class="picture-wide"><img [^>]*><\/div>/);
  expect(drawWide(true)).toContain('<div class="picture-row picture-wide">');
});

test('a table is named by the last heading above it and its columns', () => {
  const table: MarkdownElement = {
    type: 'table',
    align: [null, 'end'],
    head: [[], ['Price']],
    rows: [[['Rye'], ['3']]],
  };
  expect(nameOf([table])).toBe('Price');
  expect(nameOf([heading(2, 'Old'), heading(3, 'Bread'), table])).toBe('Bread: Price');
  const nameless = { ...table, head: [[], []] };
  expect(nameOf([heading(2, 'Bread'), nameless])).toBe('Bread');
});

test('a field whose text nobody has read shows nothing', () => {
  expect(renderOnSite(<Markdown text="7" level={2} />)).toMatch(/^<div[^>]*><\/div>$/);
});
