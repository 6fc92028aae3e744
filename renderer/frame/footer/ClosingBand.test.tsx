import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawing } from '../../../test-support/content/drawing.ts';
import { renderOnSite, site, siteData } from '../../../test-support/render-on-site.tsx';
import type { Page } from '../../../schema/generated/content.d.ts';
import { AssetsProvider, SiteProvider } from '../../data/context.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import { FirstPathProvider } from '../../routing/path.ts';
import { ClosingBand } from './ClosingBand.tsx';

test('the button leads where the site says', () => {
  const html = renderOnSite(<ClosingBand />);
  expect(html).toContain('<a href="mailto:hello@site.example"');
  expect(html).not.toContain('<button');
});

test('a page may have a title and a text of its own, each beside that of the site', () => {
  if (typeof site.closing === 'string') throw new Error('The site says nothing at the end.');
  const closing = { ...site.closing, title: 'Write to us', text: 'We answer today.' };
  const words = (adjust: Page['closing']) =>
    renderOnSite(<ClosingBand adjust={adjust} />, [], { ...site, closing });
  expect(words({ title: 'Come by' })).toMatch(/>Come by<\/h2>.*>We answer today\.</);
  expect(words({ text: 'We are in.' })).toMatch(/>Write to us<\/h2>.*>We are in\.</);
});

test('a page that wants none has no button, not even a dead one', () => {
  const html = renderOnSite(<ClosingBand adjust={{ action: 'none' }} />);
  expect(html).not.toMatch(/<(a|button)\b/);
  expect(html).not.toContain('Write');
});

test('a button that does nothing says that it is disabled', () => {
  const html = renderOnSite(<ClosingBand adjust={{ action: 'disabled' }} />);
  expect(html).toMatch(/<button type="button" [^>]*aria-disabled="true">Write</);
  expect(html).not.toContain('mailto:');
});

test('a page that says none has no band', () => {
  expect(renderOnSite(<ClosingBand adjust="none" />)).toBe('');
});

test('a second action is a link beside the button, and is not there where the page has no button', () => {
  if (typeof site.closing === 'string') throw new Error('The site says nothing at the end.');
  const closing = { ...site.closing, secondAction: { label: 'Our work', href: '/work' } };
  const draw = (adjust: Page['closing']) =>
    renderOnSite(<ClosingBand adjust={adjust} />, [], { ...site, closing });
  expect(draw({})).toMatch(/mailto:hello@site\.example.*href="\/work"[^>]*><span>Our work/);
  expect(draw({ action: 'none' })).not.toContain('/work');
});

test('a photograph is behind the words, under the veil that it needs, and a drawing below them', () => {
  if (typeof site.closing === 'string') throw new Error('The site says nothing at the end.');
  const picture = { src: 'a.jpg', alt: '' };
  const closing = { ...site.closing, title: 'Write to us', picture };
  const draw = (file: PictureFile) =>
    renderToStaticMarkup(
      <SiteProvider value={{ ...siteData, site: { ...site, closing } }}>
        <AssetsProvider value={{ pictures: { 'a.jpg': file }, dates: {}, icons: {} }}>
          <FirstPathProvider value="/">
            <ClosingBand />
          </FirstPathProvider>
        </AssetsProvider>
      </SiteProvider>,
    );
  const file = { url: '/a.jpg', width: 1600, height: 900, sources: [] };
  const snow = draw({ ...file, kind: 'bitmap', bright: ['all'], veils: { all: 'light' } });
  expect(snow).toMatch(
    /<section class="[^"]*behind behind-bright".*a\.jpg.*behind-veil-light.*<h2/,
  );
  const night = draw({ ...file, kind: 'bitmap' });
  expect(night).toMatch(/<section class="[^"]*behind behind-dark"/);
  expect(night).not.toContain('behind-veil');
  const drawn = draw({ ...drawing, url: '/media/hills.svg' });
  expect(drawn).toMatch(/<h2.*<\/h2>.*hills\.svg/);
  expect(drawn).not.toContain('behind');
});
