import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import {
  languages,
  onSite,
  pageAt,
  thingOf,
  thingsOf,
} from '../../../test-support/content/described-things.ts';

const faq = (question: string, answer: string) => ({
  type: 'faq' as const,
  heading: 'What people ask',
  ground: 'plain' as const,
  exclusive: false,
  items: [{ question, answer }],
});

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
  const pageOf = (fields: EntryEvent, more: { isOver?: true } = {}) =>
    pageAt('/events/concert', {
      page: { title: 'Concert', blocks: [], entry: { ...entry, event: fields } },
      event: { ...known, ...more },
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
  expect(thingOf('Event', pageOf(event, { isOver: true }))).not.toHaveProperty('offers');
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
