import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import { Manual } from './Manual.tsx';

const manuals = [
  {
    title: 'Handbook',
    sections: [
      { title: 'Begin', items: [{ name: 'Overview', href: '/handbook' }] },
      { title: 'Nothing yet', items: [] },
      {
        items: [
          { name: 'Install', href: '/handbook/install' },
          { name: 'Run', href: '/handbook/run' },
        ],
      },
    ],
  },
];
const contents = [
  { id: 'linux', name: 'Linux', depth: 2 },
  { id: 'debian', name: 'Debian', depth: 3 },
];

const draw = (page: number, of = contents) =>
  renderOnSite(
    <Manual place={{ manual: 0, page, contents: of }}>
      <h1>Text</h1>
    </Manual>,
    [],
    { ...site, manuals },
  );

test('next to a page are the pages of its manual, of which it is the current one', () => {
  const html = draw(1);
  const [nav = ''] = /<nav [^>]*aria-label="Handbook".*?<\/nav>/s.exec(html) ?? [];
  const lists = nav.split('<details');
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    expect(list.match(/<a [^>]*>/g)?.map((link) => /href=.*"/.exec(link)?.[0])).toEqual([
      'href="/handbook"',
      'href="/handbook/install"',
      'href="/handbook/run"',
    ]);
    expect(list.match(/<ul>/g)).toHaveLength(2);
    expect(list).not.toContain('Nothing yet');
    expect(list.match(/aria-current/g)).toHaveLength(1);
    expect(list).toContain('<a aria-current="page" href="/handbook/install">Install</a>');
  }
  // Phones have it in what folds up, which needs no script.
  expect(lists[1]).toContain('<summary>Handbook<svg');
});

test('it has its headings as links, and the pages before and after it', () => {
  const html = draw(1);
  expect(html).toContain(
    '<li><a href="#linux">Linux</a></li><li class="manual-deeper"><a href="#debian">Debian</a></li>',
  );
  expect(html).toMatch(/rel="prev" href="\/handbook"><span[^>]*>Previous page<\/span> Overview/);
  expect(html).toMatch(/rel="next" href="\/handbook\/run"><span[^>]*>Next page<\/span> Run/);
});

test('at both ends of a manual there is one way on, and one heading needs no list', () => {
  const html = draw(0, contents.slice(0, 1));
  expect(html).not.toContain('rel="prev"');
  expect(html).toContain('rel="next"');
  expect(html).not.toContain('On this page');
  expect(draw(2)).not.toContain('rel="next"');
});

test('a page in no manual is drawn as it is', () => {
  const text = <h1>Text</h1>;
  expect(renderOnSite(<Manual place={undefined}>{text}</Manual>)).toBe('<h1>Text</h1>');
});
