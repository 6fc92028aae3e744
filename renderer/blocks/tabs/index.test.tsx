import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import Tabs from './index.tsx';

const markdown = ['**One** report.', '- Ten years'].map((text) => readMarkdown(text).elements);

test('the document holds every tab with its heading, and none of it is hidden without a script', () => {
  const html = renderOnSite(
    <Tabs
      type="tabs"
      heading="What you get"
      ground="plain"
      tabs={[
        { id: 'owners', label: 'Owners', text: '0', action: { label: 'Order', href: '/order' } },
        { label: 'Landlords', text: '1', picture: { src: 'a.svg', alt: 'A house' } },
      ]}
    />,
    ['a.svg'],
    site,
    [],
    { markdown },
  );
  expect(html).toMatch(/role="tablist"[^>]*class="with-script .*>Owners<.*>Landlords</s);
  const [, owners = '', landlords = ''] = html.split(/(?=<h3)/);
  expect(owners).toMatch(/<h3[^>]*>Owners<\/h3>.*<strong>One<\/strong> report\..*href="\/order"/s);
  expect(landlords).toMatch(/<h3[^>]*>Landlords<\/h3>.*<li>Ten years<\/li>.*alt="A house"/s);
  expect(html).toMatch(/<div id="owners"[^>]*><h3/);
  expect(html.match(/role="tabpanel"/g)).toHaveLength(1);
  expect(html).not.toContain(' hidden');
});
