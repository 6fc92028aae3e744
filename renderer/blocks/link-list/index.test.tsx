import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import LinkList from './index.tsx';

const items = [
  { title: 'Audits', text: 'Find out.', href: '/audits', picture: { src: 'a.svg', alt: '' } },
  {
    title: 'Upkeep',
    text: 'Keep going.',
    href: 'https://upkeep.example',
    picture: { src: 'b.svg', alt: '' },
  },
];

test('every row is a link named by its title alone', () => {
  const html = renderOnSite(
    <LinkList type="link-list" heading="What we do" ground="plain" items={items} />,
  );
  const rows = html.split('<li').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/<h3><a [^>]*href="\/audits">Audits<\/a><\/h3><p>Find out\.<\/p>/);
  expect(rows[1]).toMatch(/<h3><a href="https:\/\/upkeep\.example" target="_blank"[^>]*>Upkeep/);
});

test('before anyone points at a row, only the picture of the first one is there', () => {
  const html = renderOnSite(
    <LinkList type="link-list" heading="What we do" ground="plain" items={items} />,
    ['a.svg', 'b.svg'],
  );
  expect(html).toMatch(/aria-hidden="false"><div[^>]*><img[^>]* src="\/media\/a\.svg"/);
  expect(html).not.toContain('/media/b.svg');
});
