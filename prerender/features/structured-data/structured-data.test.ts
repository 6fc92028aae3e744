import { expect, test } from 'vitest';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import type { PageData, PictureFile, SiteData } from '../../../renderer/data/types.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { drawing } from '../../../test-support/content/drawing.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { sectionTitles } from '../../../check/model/section-titles.ts';
import { structuredData } from './structured-data.ts';

const languages = { main: 'en', languages: ['en'], pages: {}, fallbacks: {} };

const onSite = (more: Partial<SiteData['site']>): SiteData => ({
  ...siteData,
  site: { ...siteData.site, ...more },
});

const pageAt = (route: string, more: Partial<PageData> = {}): PageData => ({
  route,
  page: { title: 'Energy audits', description: '', blocks: [] },
  pictures: {},
  dates: {},
  icons: {},
  head: { title: '', description: 'Two weeks.', canonical: `https://www.site.example${route}` },
  scripts: {},
  styles: [],
  ...more,
});

/** What the check says about a page. */
const resultOf = (file: string, title: string) => ({
  file,
  digest: '',
  problems: [],
  index: { ...emptyIndex, title },
});

const faq = (question: string, answer: string) => ({
  type: 'faq' as const,
  heading: 'What people ask',
  ground: 'plain' as const,
  exclusive: false,
  items: [{ question, answer }],
});

/** The things that a page describes, by their type. */
function thingsOf(page: PageData, site = siteData, plan = languages, sections = {}) {
  const html = structuredData(page, { site, sections, languages: plan });
  const [, text = '{}'] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  const graph: unknown = JSON.parse(text);
  const things: unknown = isRecord(graph) ? graph['@graph'] : undefined;
  return Array.isArray(things) ? things.filter(isRecord) : [];
}
const thingOf = (type: string, ...asked: Parameters<typeof thingsOf>) =>
  thingsOf(...asked).find((thing) => thing['@type'] === type);

test('an event says when, where and for how much, and is not an article', () => {
  const event = {
    from: '2026-12-01T19:00',
    to: '2026-12-01T22:00',
    place: { name: 'Mill', address: '1 Mill Lane' },
    price: { amount: 12, currency: 'EUR' },
    status: 'sold-out' as const,
    tickets: { label: 'Get one', href: 'https://tickets.example/1' },
  };
  const entry = { date: '2026-05-19', summary: 'Four musicians play.', tags: [] };
  const known = {
    when: '',
    calendar: '',
    startDate: '2026-12-01T19:00+01:00',
    endDate: '2026-12-01T22:00+01:00',
  };
  const pageOf = (fields: EntryEvent) =>
    pageAt('/events/concert', {
      page: { title: 'Concert', blocks: [], entry: { ...entry, event: fields } },
      event: known,
    });
  expect(thingOf('Article', pageOf(event))).toBeUndefined();
  expect(thingOf('Event', pageOf(event))).toEqual({
    '@type': 'Event',
    name: 'Concert',
    description: 'Two weeks.',
    startDate: '2026-12-01T19:00+01:00',
    endDate: '2026-12-01T22:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Mill', address: '1 Mill Lane' },
    offers: {
      '@type': 'Offer',
      price: 12,
      priceCurrency: 'EUR',
      url: 'https://tickets.example/1',
      availability: 'https://schema.org/SoldOut',
    },
    url: 'https://www.site.example/events/concert',
    organizer: { '@type': 'Organization', name: 'Alder & Row', url: 'https://www.site.example' },
  });
  const canceled = thingOf('Event', pageOf({ from: event.from, status: 'canceled' }));
  expect(canceled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(canceled).not.toHaveProperty('offers');
});

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

test('the way to a page goes over the pages above it, and leaves out folders without one', () => {
  const sections = sectionTitles([
    resultOf('pages/a.yaml', 'First'),
    resultOf('pages/b.yaml', 'Alone'),
    resultOf('pages/a/b/c.yaml', 'Last'),
  ]);
  expect(sections).toEqual({ '/a': 'First' });
  const way = thingOf('BreadcrumbList', pageAt('/a/b/c'), siteData, languages, sections);
  expect(way?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Alder & Row', item: 'https://www.site.example/' },
    { position: 2, name: 'First', item: 'https://www.site.example/a' },
    { position: 3, name: 'Energy audits', item: 'https://www.site.example/a/b/c' },
  ]);
});

test('a page below that of the services describes one, in any language', () => {
  const site = onSite({ services: '/services' });
  expect(thingOf('Service', pageAt('/services/audits'), site)).toEqual({
    '@type': 'Service',
    name: 'Energy audits',
    description: 'Two weeks.',
    url: 'https://www.site.example/services/audits',
    provider: { '@type': 'Organization', name: 'Alder & Row', url: 'https://www.site.example' },
  });
  for (const route of ['/services', '/services-and-more/x', '/team'])
    expect(thingOf('Service', pageAt(route), site)).toBeUndefined();
  const plan = {
    ...languages,
    pages: { '/de/leistungen/x': { en: '/services/x', de: '/de/leistungen/x' } },
  };
  expect(thingOf('Service', pageAt('/de/leistungen/x'), site, plan)).toBeDefined();
  expect(thingOf('Service', pageAt('/services/audits'))).toBeUndefined();
});

test('an entry is an article, with its day and its author if it names one', () => {
  const entry = { date: '2026-03-01', summary: 'What forty houses have shown.', tags: [] };
  const page = pageAt('/notes/frost', { page: { title: 'Frost', blocks: [], entry } });
  expect(thingOf('Article', page)).toEqual({
    '@type': 'Article',
    headline: 'Frost',
    datePublished: '2026-03-01',
    url: 'https://www.site.example/notes/frost',
    publisher: { '@type': 'Organization', name: 'Alder & Row', url: 'https://www.site.example' },
  });
  const by = pageAt('/notes/frost', {
    page: { title: 'Frost', blocks: [], entry: { ...entry, author: 'Ada' } },
  });
  expect(thingOf('Article', by)?.['author']).toEqual({ '@type': 'Person', name: 'Ada' });
});

test('a video that can be watched has what search engines ask for', () => {
  const picture = { src: 'a.jpg', alt: '' };
  const item = { slug: 'a', title: 'A film', description: 'Of us.', date: '2025-08-14', picture };
  const block = {
    type: 'videos' as const,
    ground: 'plain' as const,
    items: [
      { ...item, href: 'https://video.example/a' },
      { ...item, href: '#' },
    ],
  };
  const file: PictureFile = {
    kind: 'bitmap',
    url: '/media/a.jpg',
    width: 1,
    height: 1,
    sources: [],
    veil: '',
  };
  const page = pageAt('/videos', {
    page: { title: 'Videos', blocks: [block] },
    pictures: { 'a.jpg': file },
  });
  expect(thingsOf(page).filter((thing) => thing['@type'] === 'VideoObject')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A film',
      description: 'Of us.',
      uploadDate: '2025-08-14',
      thumbnailUrl: 'https://www.site.example/media/a.jpg',
      url: 'https://video.example/a',
    },
  ]);
});

test('all questions of a page are one list, their answers without marks', () => {
  const page = pageAt('/questions', {
    page: { title: 'Questions', blocks: [faq('How long?', '0'), faq('What?', '1')] },
    markdown: [
      readMarkdown('About **three** weeks, see [more](/team).').elements,
      readMarkdown('Two things:\n\n- plans,\n- keys.').elements,
    ],
  });
  expect(thingOf('FAQPage', page)?.['mainEntity']).toMatchObject([
    { name: 'How long?', acceptedAnswer: { text: 'About three weeks, see more.' } },
    { name: 'What?', acceptedAnswer: { text: 'Two things:\nplans,\nkeys.' } },
  ]);
  expect(thingOf('FAQPage', pageAt('/team'))).toBeUndefined();
});

test('what is code in an answer is said as it is, and an answer without a text is empty', () => {
  const page = pageAt('/questions', {
    page: { title: 'Questions', blocks: [faq('How?', '0'), faq('And?', '1')] },
    markdown: [readMarkdown('So:\n\n```\na < b\n```').elements],
  });
  expect(thingOf('FAQPage', page)?.['mainEntity']).toMatchObject([
    { acceptedAnswer: { text: 'So:\na < b' } },
    { acceptedAnswer: { text: '' } },
  ]);
});

test('nothing is said of what is not known: no description, no address, no player', () => {
  const head = { title: '', description: '' };
  const site = onSite({ services: '/services' });
  expect(Object.keys(thingOf('Service', pageAt('/services/a', { head }), site) ?? {})).toEqual([
    '@type',
    'name',
    'provider',
  ]);
  const entry = { date: '2026-03-01', summary: '', tags: [] };
  const note = pageAt('/notes/a', { head, page: { title: 'A', blocks: [], entry } });
  expect(thingOf('Article', note)?.['url']).toBeUndefined();
});

test('no text ends the element, and a page that is to be left out has none', () => {
  const title = '</script><b>$&';
  const page = pageAt('/a', { page: { title, blocks: [] } });
  const html = structuredData(page, { site: siteData, sections: {}, languages });
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.stringify(thingOf('BreadcrumbList', page))).toContain(title);
  const head = { title: '', description: '', noindex: true };
  expect(structuredData(pageAt('/a', { head }), { site: siteData, sections: {}, languages })).toBe(
    '',
  );
});
