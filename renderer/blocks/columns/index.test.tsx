import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import styles from './columns.module.css';
import Columns from './index.tsx';

const markdown = ['- One', '## Two'].map((text) => readMarkdown(text).elements);

function render(heading?: string): string {
  return renderOnSite(
    <Columns
      type="columns"
      heading={heading}
      ground="plain"
      columns={[
        { title: 'Owners', text: '0', action: { label: 'More', href: '/owners' } },
        { text: '1', picture: { src: 'roof.svg', alt: 'A roof' } },
      ]}
    />,
    ['roof.svg'],
    site,
    [],
    { markdown },
  );
}

test('a column has a text, and title, picture and link where they are given', () => {
  const html = render('Both');
  expect(html).toMatch(/<h3>Owners<\/h3>.*<li>One<\/li>.*<a [^>]*href="\/owners"/s);
  expect(html).toMatch(/alt="A roof".*<h4 id="two"/s);
});

test('without a heading above, the titles are at its level', () => {
  expect(render()).toMatch(/<h2[^>]*>Owners<\/h2>.*<h3 id="two"/s);
});

test.each([
  [2, styles.two],
  [3, styles.three],
])('%i columns share the width', (count, columns) => {
  const html = renderOnSite(
    <Columns
      type="columns"
      ground="plain"
      columns={Array.from({ length: count }, () => ({ text: '0' }))}
    />,
  );
  expect(html).toContain(`<div class="${styles.columns} ${columns}">`);
});
