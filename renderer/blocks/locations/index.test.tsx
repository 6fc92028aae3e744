import { expect, test } from 'vitest';
import { renderOnSite, site } from '../../../test-support/render-on-site.tsx';
import Locations from './index.tsx';

const render = (locations: typeof site.locations) =>
  renderOnSite(<Locations type="locations" heading="Where we are" ground="plain" />, [], {
    ...site,
    locations,
  });

const shop = {
  title: 'Alderton',
  address: ['1 Mill Lane', 'Alderton'],
  phone: '+44 (0)1234 567-890',
  email: 'alderton@site.example',
  hours: [{ days: 'Monday to Friday', time: '8:00 to 17:00' }],
  map: 'https://maps.example/alderton',
};

test('a location has its name as a heading, its address, hours, phone, mail and map', () => {
  const html = render([shop]);
  expect(html).toMatch(/<h3>Alderton<\/h3><address[^>]*><span>1 Mill Lane<\/span>/);
  expect(html).toContain('<span>Monday to Friday</span> <span>8:00 to 17:00</span>');
  expect(html).toContain('<a href="tel:+4401234567890">+44 (0)1234 567-890</a>');
  expect(html).toContain('<a href="mailto:alderton@site.example">');
  expect(html).toMatch(
    /<a href="https:\/\/maps\.example\/alderton" [^>]*aria-label="Show on the map: Alderton \(opens in a new tab\)"/,
  );
});

test('what a location does not have leaves nothing empty', () => {
  const { title, address } = shop;
  const html = render([{ title, address }]);
  expect(html.match(/<ul/g)).toHaveLength(1);
  expect(html).not.toContain('<a ');
});
