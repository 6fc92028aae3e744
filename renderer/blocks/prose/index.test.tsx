import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import Prose from './index.tsx';

function render(text: string, heading?: string): string {
  const markdown = [readMarkdown(text).elements];
  return renderOnSite(
    <Prose type="prose" ground="plain" heading={heading} text="0" />,
    ['roof.svg'],
    site,
    [],
    { markdown, places: ['costs'] },
  );
}

test('headings go on below that of the block, or stand at its level', () => {
  const text = '## Costs\n### Small\n';
  expect(render(text, 'Audits')).toMatch(/<h2.*<h3 id="costs".*<h4 id="small"/s);
  expect(render(text)).toMatch(/<h2 id="costs".*<h3 id="small"/s);
});

test('in the middle of the page the heading is above the text, and names the section', () => {
  const markdown = [readMarkdown('## Costs').elements];
  const html = renderOnSite(
    <Prose type="prose" ground="plain" heading="Audits" lead="Soon." align="center" text="0" />,
    [],
    site,
    [],
    { markdown },
  );
  expect(html).toMatch(/<section [^>]*aria-labelledby="([^"]+)".*<h2 id="\1">Audits<\/h2><p/s);
  expect(html).toMatch(/class="prose-center".*<h3 id="costs"/s);
});

test('a link to a heading is a link, one to a dialog opens it', () => {
  const html = render('See [costs](#costs) or [ask](#inquiry).\n\n## Costs');
  expect(html).toMatch(/<a href="#costs" class="[^"]*">costs<\/a>/);
  expect(html).toMatch(/<a href="#inquiry" aria-haspopup="dialog"/);
});

test('lists, tables, quotes, code and pictures are elements of their own', () => {
  const html = render(
    '3. a\n4. b\n\n- c\n\n> d\n\n```\n<e>\n```\n\n| f | g |\n|---|--:|\n| 1 | 2 |\n\n![h](roof.svg "i")',
  );
  expect(html).toMatch(/<ol class="[^"]*" start="3"><li>a<\/li><li>b<\/li><\/ol>/);
  expect(html).toMatch(/<ul class="[^"]*"><li>c<\/li><\/ul>/);
  expect(html).toMatch(/<blockquote class="[^"]*"><p>d<\/p><\/blockquote>/);
  expect(html).toMatch(/<section [^>]*tabindex="0"><pre dir="ltr"><code>&lt;e&gt;<\/code><\/pre>/);
  expect(html).toMatch(/<section [^>]*aria-label="f, g" tabindex="0"><table/);
  expect(html).toMatch(/<th scope="col" class="[^"]*end[^"]*">g<\/th>/);
  expect(html).toMatch(/<figure.*alt="h".*<figcaption[^>]*>i<\/figcaption>/s);
});

test('a column without a name has no empty heading that would be read aloud', () => {
  const html = render('|   | f |\n|---|---|\n| 1 | 2 |');
  expect(html).toMatch(/<thead><tr><td><\/td><th scope="col">f<\/th><\/tr>/);
  expect(html).toMatch(/<section [^>]*aria-label="f" tabindex="0"><table/);
});

test('tables with the same columns are told apart by the headings above them', () => {
  const table = '| f |\n|---|\n| 1 |\n';
  const html = render(`${table}\n## Summer\n\n${table}\n## *Winter*\n\nCold.\n\n${table}`);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="f"',
    'aria-label="Summer: f"',
    'aria-label="Winter: f"',
  ]);
});
