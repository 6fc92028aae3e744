import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { ContactLines } from './ContactLines.tsx';

const place = { title: 'Alderton', address: ['1 Mill Lane'] };
const hours = [{ days: 'Mon to Fri', time: '8 to 5' }];

test.each([
  [{}, ''],
  [{ hours: [] }, ''],
  [{ hours }, '<ul><li><span>Mon to Fri</span> <span>8 to 5</span></li></ul>'],
  [{ phone: '+44 (20) 12-3' }, '<ul><li><a href="tel:+4420123">+44 (20) 12-3</a></li></ul>'],
  [{ email: 'a@b.example' }, '<ul><li><a href="mailto:a@b.example">a@b.example</a></li></ul>'],
])('a location shows what is known of it: %o', (known, html) => {
  expect(renderOnSite(<ContactLines location={{ ...place, ...known }} />)).toBe(html);
});

test('the link to its map says of which place', () => {
  const map = 'https://map.example/mill';
  const html = renderOnSite(<ContactLines location={{ ...place, map }} />);
  expect(html).toMatch(/<a href="https:\/\/map.example\/mill"[^>]*aria-label="[^"]*Alderton/);
});
