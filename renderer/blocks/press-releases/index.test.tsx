import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import PressReleases from './index.tsx';

function render(way: { href?: string; disabled?: boolean }): string {
  return renderOnSite(
    <PressReleases
      type="press-releases"
      ground="plain"
      items={[
        {
          title: 'A second office',
          description: 'Six people moved.',
          date: '2024-01-16',
          picture: { src: 'office.svg', alt: '' },
          disabled: false,
          ...way,
          label: 'All of it',
        },
      ]}
    />,
  );
}

test('a row shows day, title and text', () => {
  const html = render({});
  expect(html).toContain('<time dateTime="2024-01-16">2024-01-16</time>');
  expect(html).toMatch(/<h2[^>]*>A second office<\/h2>/);
  expect(html).toContain('Six people moved.');
});

test('nothing leads on where there is no address', () => {
  expect(render({})).not.toMatch(/<button|<a /);
});

test('a disabled button says that it does nothing', () => {
  const html = render({ disabled: true });
  expect(html).toMatch(/<button [^>]*aria-disabled="true"[^>]*>All of it<\/button>/);
  expect(html).toContain('aria-label="All of it: A second office"');
  expect(html).not.toContain('<a ');
});

test('an address is a link', () => {
  const html = render({ href: 'https://press.example/second-office' });
  expect(html).toContain('href="https://press.example/second-office"');
  expect(html).toContain('aria-label="All of it: A second office (opens in a new tab)"');
  expect(html).not.toContain('<button');
});
