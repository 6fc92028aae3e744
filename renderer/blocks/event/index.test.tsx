import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import type { EventData } from '../../data/types.ts';
import Event from './index.tsx';

const data: EventData = {
  when: '2026-12-01T19:00',
  calendar: '/events/concert/event.ics',
  startDate: '2026-12-01T19:00+01:00',
};

function render(event: Partial<EntryEvent>, known: Partial<EventData> = {}): string {
  const fields: EntryEvent = { from: '2026-12-01T19:00', status: 'scheduled', ...event };
  const entry = { date: '2026-05-19', summary: 'Music.', tags: [], event: fields };
  const lookedUp = { page: { entry }, event: { ...data, ...known } };
  return renderOnSite(<Event type="event" ground="plain" />, [], undefined, [], lookedUp);
}

const tickets = { label: 'Get a ticket', href: 'https://tickets.example' };

test('says when, where and for how much, with the ways to take part', () => {
  const html = render(
    {
      place: { name: 'Mill', address: '1 Mill Lane' },
      price: { amount: 12, currency: 'EUR' },
      tickets,
    },
    { price: '€12' },
  );
  expect(html).toContain('<dt>When</dt><dd><time dateTime="2026-12-01T19:00+01:00">');
  expect(html).toMatch(/<dt>Where<\/dt><dd>Mill<span [^>]*>1 Mill Lane</);
  expect(html).toContain('<dt>Price</dt><dd>€12</dd>');
  expect(html).toContain('href="https://tickets.example"');
  expect(html).toMatch(/href="\/events\/concert\/event\.ics".*Add to calendar/s);
});

test('what it does not have leaves nothing, and what costs nothing is free', () => {
  expect(render({}).match(/<dt>/g)).toHaveLength(1);
  expect(render({ price: { amount: 0, currency: 'EUR' } })).toContain('<dd>Free</dd>');
});

test.each([
  ['sold-out', 'Sold out'],
  ['postponed', 'Postponed'],
  ['canceled', 'Canceled'],
] as const)('an event that is %s has that mark and no tickets', (status, word) => {
  const html = render({ tickets }, { status });
  expect(html).toContain(`>${word}</b>`);
  expect(html).not.toContain('Get a ticket');
  expect(html).toContain('event.ics');
});

test('once it is over, there is no way to take part', () => {
  const { calendar: _, ...known } = data;
  const html = render({ tickets }, { ...known, calendar: undefined, isOver: true });
  expect(html).toContain('<dt>When</dt>');
  expect(html).not.toMatch(/Get a ticket|Add to calendar|<p/);
});

test('a page that is no event has none', () => {
  expect(renderOnSite(<Event type="event" ground="plain" />)).toBe('');
});
