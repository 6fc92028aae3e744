import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { PageEntry } from '../../../schema/generated/content.d.ts';
import Byline from './index.tsx';

function render(entry: PageEntry): string {
  return renderOnSite(<Byline />, [], undefined, [], { page: { entry } });
}

test('day, author and tags of the entry are shown', () => {
  const html = render({
    date: '2025-09-18',
    summary: 'Valves.',
    author: 'Ada',
    tags: ['Heat', 'Cellars'],
  });
  expect(html).toContain('<time dateTime="2025-09-18">2025-09-18</time> · Ada');
  expect(html).toMatch(/<ul[^>]*><li[^>]*>Heat<\/li><li[^>]*>Cellars<\/li><\/ul>/);
});

test('a page that is no entry has none', () => {
  expect(renderOnSite(<Byline />)).toBe('');
});

test('one tag is a list, too', () => {
  const html = render({ date: '2025-09-18', summary: 'Valves.', tags: ['Heat'] });
  expect(html).toMatch(/<ul[^>]*><li[^>]*>Heat<\/li><\/ul>/);
});

test('what the entry does not say leaves no trace', () => {
  const html = render({ date: '2025-09-18', summary: 'Valves.', tags: [] });
  expect(html).not.toMatch(/·|<ul/);
});
