import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { AssetsProvider, SiteProvider } from '../../data/context.ts';
import { InlineMarkup } from '../text/InlineMarkup.tsx';
import { ButtonLink, TextLink } from './Button.tsx';
import { Link } from './Link.tsx';

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <SiteProvider value={{ ...siteData, downloads: { '/terms.pdf': 'PDF, 40 kB' } }}>
      <AssetsProvider
        value={{ pictures: {}, dates: {}, icons: {}, downloads: { '/list.pdf': 'PDF, 2.1 MB' } }}
      >
        {element}
      </AssetsProvider>
    </SiteProvider>,
  );

test('a link to a file says its kind and size, to the eye and to the ear, and is no page', () => {
  expect(render(<Link href="/list.pdf">Price list</Link>)).toBe(
    '<a target="_self" href="/list.pdf">Price list<span> (PDF, 2.1 MB)</span></a>',
  );
  expect(
    render(
      <Link href="/list.pdf#page=2" label="Read more: Prices">
        Read more
      </Link>,
    ),
  ).toContain('aria-label="Read more: Prices (PDF, 2.1 MB)"');
});

test('files that the frame links to are known on every page', () => {
  expect(render(<Link href="/terms.pdf">Terms</Link>)).toContain('<span> (PDF, 40 kB)</span>');
});

test('links in texts, buttons and text links say it too, in place of the arrow', () => {
  expect(render(<InlineMarkup text="See the [list](/list.pdf)." />)).toContain(
    'list<span> (PDF, 2.1 MB)</span></a>.',
  );
  for (const link of [
    <ButtonLink key="button" href="/list.pdf" label="Prices" />,
    <TextLink key="text" href="/list.pdf">
      Prices
    </TextLink>,
  ]) {
    const html = render(link);
    expect(html).toContain('(PDF, 2.1 MB)');
    expect(html).not.toContain('<svg');
  }
});

test('the words of a button are its label, or stand between its tags', () => {
  for (const button of [
    <ButtonLink key="label" href="/list" label="Prices" />,
    <ButtonLink key="children" href="/list">
      Prices
    </ButtonLink>,
  ])
    expect(render(button)).toContain('>Prices<svg');
});

test('a link to a page has nothing of this', () => {
  expect(render(<Link href="/list">Prices</Link>)).toBe('<a href="/list">Prices</a>');
  expect(render(<ButtonLink href="/list" label="Prices" />)).toContain('<svg');
});
