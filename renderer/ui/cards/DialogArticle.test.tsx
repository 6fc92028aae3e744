import { expect, test } from 'vitest';
import { ArticleRow } from './Article.tsx';
import { DialogArticle } from './DialogArticle.tsx';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';

const html = renderOnSite(
  <DialogArticle picture={{ src: 'school.svg', alt: '' }} title="A school" lead="Forty rooms.">
    <ArticleRow label="Solution">Sensors</ArticleRow>
  </DialogArticle>,
  ['school.svg'],
);

test('can be scrolled with the keyboard, under the name of the article', () => {
  expect(html).toMatch(/^<section [^>]*aria-label="A school" tabindex="0"/i);
});

test('shows the title, which the dialog has read out already', () => {
  expect(html).toMatch(/<p [^>]*aria-hidden="true">A school<\/p>/);
});

test('a row has its label as a heading', () => {
  expect(html).toMatch(/>Forty rooms\..*<h3[^>]*>Solution<\/h3><div[^>]*>Sensors<\/div>/);
});
