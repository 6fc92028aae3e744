import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import LogoRow from './index.tsx';

test('each logo is read aloud as the name of its organisation, in a list named by the label', () => {
  const html = renderOnSite(
    <LogoRow
      type="logo-row"
      label="Partners we work with"
      logos={[
        { name: 'Tilia', picture: { src: 'tilia.svg', alt: '' } },
        { name: 'Fenwick Glass', picture: { src: 'fenwick.svg', alt: '' } },
      ]}
    />,
    ['tilia.svg', 'fenwick.svg'],
  );
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}">Partners we work with</p>`);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/src="\/media\/tilia\.svg" alt="Tilia"/);
  expect(html).toMatch(/alt="Fenwick Glass"/);
});
