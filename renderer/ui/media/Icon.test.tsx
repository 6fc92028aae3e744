import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsProvider, SiteProvider } from '../../data/context.ts';
import type { Assets } from '../../data/types.ts';
import { Icon } from './Icon.tsx';
import { siteData } from '../../../test-support/render-on-site.tsx';

const lookedUp: Assets = {
  pictures: {},
  dates: {},
  icons: { sun: [['circle', { cx: '12', cy: '12', r: '4' }]] },
};

function render(name: string) {
  return renderToStaticMarkup(
    <SiteProvider value={{ ...siteData, icons: '/media/icons.svg' }}>
      <AssetsProvider value={lookedUp}>
        <Icon name={name} />
      </AssetsProvider>
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
