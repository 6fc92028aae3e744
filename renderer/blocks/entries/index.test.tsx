import { describe, expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import type { BlockOf, EntryListData } from '../../data/types.ts';
import Entries from './index.tsx';

const entry = {
  title: 'Five checks',
  summary: 'Valves, pumps and a window.',
  date: '2025-09-18',
  href: '/notes/five-checks',
};
const block: BlockOf<'entries'> = {
  type: 'entries',
  folder: '0',
  ground: 'plain',
  sort: 'date',
  limit: 9,
};

function render(list: EntryListData, fields: Partial<typeof block> = {}): string {
  const lookedUp = { lists: [list] };
  return renderOnSite(<Entries {...block} {...fields} />, ['valve.svg'], undefined, [], lookedUp);
}

describe('the card of an entry', () => {
  const html = render({
    entries: [{ ...entry, author: 'Ada', picture: { src: 'valve.svg', alt: '' } }],
  });

  test('shows its picture', () => {
    expect(html).toContain('src="/media/valve.svg"');
  });

  test('says when it was written, and by whom', () => {
    expect(html).toContain('<time dateTime="2025-09-18">2025-09-18</time> · Ada');
  });

  test('has its title as a heading, and its text', () => {
    expect(html).toMatch(/<h2[^>]*>Five checks<\/h2>/);
    expect(html).toContain('Valves, pumps and a window.');
  });

  test('has one link, to its page, which names it', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/notes/five-checks"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('Read More: Five checks');
  });
});

test('an entry without picture and author has a card without them, below a heading of the list', () => {
  const html = render({ entries: [entry] }, { heading: 'Notes' });
  expect(html).not.toMatch(/<img|<svg class="picture|·/);
  expect(html).toMatch(/<h3[^>]*>Five checks<\/h3>/);
});

test('an empty list says so; where nothing is related, nothing is said', () => {
  expect(render({ entries: [] })).toContain('There are no entries yet.');
  expect(render({ entries: [] }, { sort: 'related', heading: 'Related' })).toBe('');
});

test('what is related is shown as other lists are', () => {
  const html = render({ entries: [entry] }, { sort: 'related', heading: 'Related' });
  expect(html).toContain('Related');
  expect(html).toContain('href="/notes/five-checks"');
});

test('the way to other pages names each, marks this one and shows where numbers are left out', () => {
  const html = render({
    entries: [entry],
    paging: {
      number: 5,
      previous: '/notes/page/4',
      next: '/notes/page/6',
      pages: [1, 4, 5, 6, 9].map((number) => ({ number, href: `/notes/page/${number}` })),
    },
  });
  const nav = /<nav.*<\/nav>/.exec(html)?.[0] ?? '';
  expect(nav).toContain('aria-label="Pages of the list"');
  expect(nav).toMatch(/<a[^>]*aria-label="Previous page"[^>]*href="\/notes\/page\/4"/);
  expect(nav).toMatch(/<a[^>]*aria-label="Next page"[^>]*href="\/notes\/page\/6"/);
  expect(nav).toMatch(/<a[^>]*aria-label="Page 9"[^>]*>9<\/a>/);
  expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  expect(nav).toMatch(/<span[^>]*aria-current="page"><span[^>]*>Page 5<\/span>/);
  const numbers = [...nav.matchAll(/<li class="([^"]*)">.*?(\d)<\//g)];
  expect(numbers.map(([, gap, number]) => [number, gap !== ''])).toEqual([
    ['1', false],
    ['4', true],
    ['5', false],
    ['6', false],
    ['9', true],
  ]);
});

describe('the card of an event', () => {
  const event = { when: '2026-12-01T19:00/2026-12-01T22:00', place: 'Mill' };
  const html = render({
    entries: [{ ...entry, event, author: 'Ada' }],
    calendar: '/events/calendar.ics',
  });

  test('says when and where it takes place, in the place of the day of the entry', () => {
    expect(html).toContain(
      '<time dateTime="2026-12-01T19:00">2026-12-01T19:00/2026-12-01T22:00</time> · Mill',
    );
    expect(html).not.toMatch(/2025-09-18|Ada/);
  });

  test('begins with what is otherwise than planned', () => {
    const canceled = render({ entries: [{ ...entry, event: { ...event, status: 'canceled' } }] });
    expect(canceled).toMatch(/<b [^>]*>Canceled · <\/b><time/);
  });

  test('is followed by the calendar of all', () => {
    expect(html).toMatch(/href="\/events\/calendar\.ics".*All events for your calendar/s);
  });
});

test('empty lists of events have words of their own', () => {
  expect(render({ entries: [] }, { sort: 'upcoming' })).toContain('There are no upcoming events');
  expect(render({ entries: [] }, { sort: 'past' })).toContain('There are no past events yet.');
});

/** An entry as a row. */
const rows = (list: Partial<EntryListData['entries'][number]>) =>
  render(
    { entries: [{ ...entry, day: { day: '18', month: 'Sep' }, ...list }] },
    { layout: 'rows' },
  );

describe('entries as rows', () => {
  const event = { when: '2026-12-01T19:00', place: 'Mill', price: '€75' };
  const DAY = /<div class="entry-day" aria-hidden="true"><b>18<\/b>Sep<\/div>/;

  test('begin with the day where they have no picture, and have the date and one link', () => {
    const html = rows({ author: 'Ada' });
    expect(html).toMatch(DAY);
    expect(html).toMatch(/<h2[^>]*>Five checks<\/h2>/);
    expect(html).toContain('<time dateTime="2025-09-18">2025-09-18</time> · Ada');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html.replace(/<[^>]+>/g, '')).toContain('Read More: Five checks');
  });

  test('begin with their picture where they have one, but events with their day', () => {
    const picture = { src: 'valve.svg', alt: '' };
    const html = rows({ picture });
    expect(html).toContain('src="/media/valve.svg"');
    expect(html).not.toContain('entry-day');
    const ofEvent = rows({ picture, event });
    expect(ofEvent).toMatch(DAY);
    expect(ofEvent).not.toContain('<img');
  });

  test('end with what an event costs, or with what has changed', () => {
    expect(rows({ event })).toMatch(/<\/time> · Mill.*<span>€75<\/span><a /s);
    expect(rows({ event: { ...event, price: '' } })).toContain('<span>Free</span>');
    const changed = rows({ event: { ...event, status: 'sold-out' } });
    expect(changed).toMatch(/<\/time> · Mill.*>Sold out<\/b><a /s);
    expect(changed).not.toContain('€75');
  });
});
