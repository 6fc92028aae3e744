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

test('hours of the business are drawn for each place, with closed days and holidays', () => {
  const { title, address } = shop;
  const html = renderOnSite(<Locations type="locations" heading="Where" ground="plain" />, [], {
    ...site,
    timeZone: 'Europe/Berlin',
    business: {
      hours: [
        { from: 'tuesday', to: 'friday', open: ['06:00-12:30', '14:00-18:00'] },
        { from: 'saturday', open: ['06:00-13:00'] },
      ],
      holidays: [
        { date: '2090-12-24', open: ['06:00-12:00'] },
        { date: '2090-12-25', open: [] },
      ],
    },
    locations: [
      { title, address },
      { ...shop, title: 'In words' },
      {
        title: 'Own',
        address,
        business: { hours: [{ from: 'monday', to: 'sunday', open: ['00:00-24:00'] }] },
      },
    ],
  });
  const [, first = '', words = '', own = ''] = html.split('<h3>');
  expect(first).toContain('data-hours="Europe/Berlin"');
  expect(first).toMatch(/<li data-days="2 3 4 5"><span>tuesday\/friday <b [^>]*>Today<\/b>/);
  expect(first).toContain('<span>06:00-12:30</span><span>14:00-18:00</span>');
  expect(first).toMatch(/<li data-days="1 0"><span>monday,sunday .*?>Closed<\/span>/);
  expect(first).toMatch(/<h4[^>]*>Holidays and other hours<\/h4><ul><li data-days="2090-12-24">/);
  // Which day it is, only a script knows.
  expect(html).not.toContain('aria-current');
  expect(words).not.toContain('data-hours');
  expect(own).toContain('data-days="1 2 3 4 5 6 0"');
});

test('what a location does not have leaves nothing empty', () => {
  const { title, address } = shop;
  const html = render([{ title, address }]);
  expect(html.match(/<ul/g)).toHaveLength(1);
  expect(html).not.toContain('<a ');
});

test('a map is next to the addresses, and is asked for nothing before the visitor presses its button', () => {
  const map = 'https://www.openstreetmap.org/#map=16/52.1/1.3';
  const html = renderOnSite(
    <Locations type="locations" heading="Where we are" ground="plain" map={map} />,
    [],
    { ...site, locations: [shop], embeds: ['openstreetmap'] },
    [map],
  );
  expect(html).toMatch(/<\/ul><div [^>]*data-frame="https:\/\/www\.openstreetmap\.org"/);
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/<button type="button" class="[^"]*with-script"[^>]*>Show here<\/button>/);
  expect(html).toContain(`<a href="${map}" target="_blank"`);
});
