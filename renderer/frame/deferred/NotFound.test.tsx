import { expect, it } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import { NotFound } from './NotFound.tsx';

it('says the code to those who hear the page, before the words of the site', () => {
  const notFound = { ...site.notFound, title: 'There is nothing here', text: 'It has moved.' };
  const html = renderOnSite(<NotFound />, [], { ...site, notFound });
  expect(html).toContain(
    '<h1 tabindex="-1"><span class="visually-hidden">404. </span>There is nothing here</h1>',
  );
  expect(html).toContain('It has moved.');
  expect(html).not.toContain('<img');
});

it('shows the picture of the site at once', () => {
  expect(renderOnSite(<NotFound />, ['a.svg'])).toContain('src="/media/a.svg"');
});
