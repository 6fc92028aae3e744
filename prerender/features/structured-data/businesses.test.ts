import { expect, test } from 'vitest';
import {
  onSite,
  pageAt,
  thingOf,
  thingsOf,
} from '../../../test-support/content/described-things.ts';
import { drawing } from '../../../test-support/content/drawing.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';

test('a business is of its kind at each of its places, with hours and holidays', () => {
  const site = onSite({
    business: {
      type: 'Bakery',
      priceRange: '€',
      hours: [{ from: 'saturday', to: 'sunday', open: ['07:00-12:00', '18:00-24:00'] }],
      holidays: [{ date: '2026-12-25', to: '2026-12-26', open: [] }],
    },
    locations: [
      { title: 'Alderton', address: ['1 Mill Lane', 'Alderton'], phone: '+44 1' },
      {
        title: 'Cary',
        address: ['Cary'],
        business: {
          geo: { latitude: 1, longitude: 2 },
          hours: [{ from: 'monday', open: ['08:00-12:00'] }],
        },
      },
    ],
  });
  const things = thingsOf(pageAt('/'), site);
  expect(things.find((thing) => thing['@type'] === 'Organization')).not.toHaveProperty('location');
  const [first, second] = things.filter((thing) => thing['@type'] === 'Bakery');
  expect(first).toEqual({
    '@type': 'Bakery',
    name: 'Alder & Row, Alderton',
    url: 'https://www.site.example',
    priceRange: '€',
    address: '1 Mill Lane, Alderton',
    telephone: '+44 1',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
        opens: '07:00',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
        opens: '18:00',
        closes: '23:59',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ],
    parentOrganization: {
      '@type': 'Organization',
      name: 'Alder & Row',
      url: 'https://www.site.example',
    },
  });
  expect(second).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday'] },
      { validFrom: '2026-12-25' },
    ],
  });
  const nowhere = onSite({ business: { type: 'Hotel' }, locations: [] });
  expect(thingOf('Hotel', pageAt('/'), nowhere)).toMatchObject({ name: 'Alder & Row' });
  expect(thingOf('Hotel', pageAt('/team'), nowhere)).toBeUndefined();
});

test('a home page says whose it is, with places and profiles, and is no step of a way', () => {
  const site = onSite({
    locations: [
      { title: 'Alderton', address: ['1 Mill Lane', 'Alderton'], phone: '+44 1', hours: [] },
      { title: 'Cary', address: ['Cary', 'United States'] },
    ],
    footer: {
      ...siteData.site.footer,
      social: [
        { icon: 'a', name: 'Mail', href: 'mailto:a@b.example' },
        { icon: 'a', name: 'Films', href: 'https://video.example/us' },
      ],
    },
  });
  expect(thingsOf(pageAt('/'), site)).toEqual([
    {
      '@type': 'Organization',
      name: 'Alder & Row',
      url: 'https://www.site.example',
      sameAs: ['https://video.example/us'],
      location: [
        {
          '@type': 'Place',
          name: 'Alderton',
          address: '1 Mill Lane, Alderton',
          telephone: '+44 1',
        },
        'Cary, United States',
      ],
    },
    { '@type': 'WebSite', name: 'Alder & Row', url: 'https://www.site.example' },
  ]);
});

test('a site without places and profiles names none, and shows its logo if it is known', () => {
  const site = { ...siteData, pictures: { 'a.svg': { ...drawing, url: '/media/a.svg' } } };
  const [us] = thingsOf(pageAt('/'), site);
  expect(us).toEqual({
    '@type': 'Organization',
    name: 'Alder & Row',
    url: 'https://www.site.example',
    logo: 'https://www.site.example/media/a.svg',
  });
  const map = 'https://map.example/mill';
  const located = onSite({
    locations: [{ title: 'Mill', address: ['1 Mill Lane'], map, hours: [] }],
  });
  expect(thingOf('Organization', pageAt('/'), located)?.['location']).toEqual([
    { '@type': 'Place', name: 'Mill', address: '1 Mill Lane', hasMap: map },
  ]);
});
