import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { InlineMarkup } from './InlineMarkup.tsx';
import styles from './InlineMarkup.module.css';

test.each([
  ['Sales Cloud', true],
  ['blog', false],
  ['the case studies', false],
  ['Exampleintegration overview', false],
])('a link to "%s" stays on one line: %s', (words, stays) => {
  const html = renderOnSite(<InlineMarkup text={`See [${words}](/team).`} />);
  expect(html.includes(`${styles.link} ${styles.short}`)).toBe(stays);
});
