import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageAssetsProvider, SiteProvider } from '../../data/context.ts';
import type { PageAssets } from '../../data/types.ts';
import { Icon } from './Icon.tsx';
import { site } from '../../../test-support/render-on-site.tsx';

const lookedUp: PageAssets = {
  pictures: {},
  dates: {},
  icons: { sun: [['circle', { cx: '12', cy: '12', r: '4' }]] },
};

function render(name: string) {
  return renderToStaticMarkup(
    <SiteProvider value={{ site, pictures: {}, forms: {}, icons: '/media/icons.svg' }}>
      <PageAssetsProvider value={lookedUp}>
        <Icon name={name} />
      </PageAssetsProvider>
    </SiteProvider>,
  );
}

it('an icon that all pages share comes from their file', () => {
  expect(render('check')).toMatch(/aria-hidden="true"><use href="\/media\/icons\.svg#check"/);
});

it("a page's own icon stands in the page", () => {
  expect(render('sun')).toMatch(
    /aria-hidden="true"><circle cx="12" cy="12" r="4"><\/circle><\/svg>/,
  );
});
