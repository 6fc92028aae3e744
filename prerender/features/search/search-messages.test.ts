import { expect, test } from 'vitest';
import { isSearchMessages } from '../../../renderer/frame/search/search-index.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { searchMessages } from './search-messages.ts';

const link = (name: string) => ({ name, href: `/${name}` });

test('pages to begin with are those of the footer, then the first behind each entry of the navigation', () => {
  const { site, messages } = siteData;
  const written: unknown = JSON.parse(
    searchMessages(
      {
        messages,
        site: {
          ...site,
          navigation: [
            { name: 'home', href: '/' },
            { name: 'Services', dropdownItems: [link('roofs'), link('walls')] },
            { name: 'Blog', href: '/blog' },
            { name: 'Shop', href: 'https://shop.example' },
            ...['one', 'two', 'three'].map(link),
          ],
          footer: { ...site.footer, links: { title: 'Links', items: [link('blog')] } },
        },
      },
      new Map([
        ['/blog', 'What we think.'],
        ['/', 'Home.'],
      ]),
    ),
  );
  if (!isSearchMessages(written)) throw new Error('It is not what the search reads.');
  expect(written.suggested[0]?.text).toBe('What we think.');
  expect(written.suggested.map(({ href }) => href)).toEqual([
    '/blog',
    '/roofs',
    '/one',
    '/two',
    '/three',
  ]);
});
