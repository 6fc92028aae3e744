import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { ClosingBand } from './ClosingBand.tsx';

test('the button leads where the site says', () => {
  const html = renderOnSite(<ClosingBand />);
  expect(html).toContain('<a href="mailto:hello@site.example"');
  expect(html).not.toContain('<button');
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
