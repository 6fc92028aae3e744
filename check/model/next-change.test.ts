import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import type { OpenedSite } from './context.ts';
import { openSite } from '../open-site.ts';
import type { PageResult } from './page-result.ts';
import { scheduleOf } from './next-change.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Publication } from '../../schema/generated/data.d.ts';

const opened = openSite(join(import.meta.dirname, '../../tests/bad-content/good-site'));
const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-28T12:00:00Z');

/** The site at noon of the day before the clocks of Berlin change. */
function siteAtNoon(until?: string, drafts = false): OpenedSite {
  const { context, site } = opened;
  if (!site) throw new Error('The good site has errors.');
  const announcement =
    until === undefined ? {} : { announcement: { text: 'Closed today.', until } };
  return {
    ...opened,
    context: { ...context, asOf: NOON, drafts, timeZone: 'Europe/Berlin' },
    site: { ...site, ...announcement },
  };
}

const page = (file: string, publication?: Publication): PageResult => ({
  file,
  digest: '',
  problems: [],
  index: { ...emptyIndex, ...(publication && { publication }) },
});

test('nothing changes on a site whose pages are always there', () => {
  expect(scheduleOf(siteAtNoon(), [page('a.yaml')])).toEqual({});
});

test('the next change is the first that is yet to come', () => {
  const pages = [
    page('a.yaml', { from: NOON - HOUR, until: NOON + 3 * HOUR }),
    page('b.yaml', { from: NOON + 2 * HOUR }),
    page('c.yaml', { from: NOON }),
  ];
  expect(scheduleOf(siteAtNoon(), pages)).toEqual({
    next: { at: '2026-03-28T15:00+01:00', what: 'b.yaml appears' },
  });
  expect(scheduleOf(siteAtNoon(), pages.slice(0, 1))).toEqual({
    next: { at: '2026-03-28T16:00+01:00', what: 'a.yaml disappears' },
  });
});

test('what changes at the same time is counted', () => {
  const pages = ['a.yaml', 'b.yaml', 'c.yaml'].map((file) => page(file, { from: NOON + 1 }));
  expect(scheduleOf(siteAtNoon(), pages).next?.what).toBe('a.yaml appears, and 2 more');
});

test('parts of a page appear and disappear, also on a page that is always there', () => {
  const moments = [NOON - HOUR, NOON + 2 * HOUR];
  const timed = { ...page('a.yaml'), index: { ...emptyIndex, moments } };
  expect(scheduleOf(siteAtNoon(), [timed])).toEqual({
    next: { at: '2026-03-28T15:00+01:00', what: 'a part of a.yaml changes' },
  });
});

test('a draft has no day, unless drafts are looked at', () => {
  const pages = [page('a.yaml', { draft: true, from: NOON + HOUR })];
  expect(scheduleOf(siteAtNoon(), pages)).toEqual({});
  expect(scheduleOf(siteAtNoon(undefined, true), pages).next?.what).toBe('a.yaml appears');
});

test.each([
  ['2026-03-28', '2026-03-29T00:00+01:00'],
  // The night is an hour shorter.
  ['2026-03-29', '2026-03-30T00:00+02:00'],
  ['2026-10-25', '2026-10-26T00:00+01:00'],
])('an announcement until %s ends with that day, in the time zone of the site', (until, at) => {
  const what = 'the announcement of site.yaml ends';
  expect(scheduleOf(siteAtNoon(until), [])).toEqual({ next: { at, what } });
});

test('an announcement that has ended, and one of another language', () => {
  expect(scheduleOf(siteAtNoon('2026-03-27'), [])).toEqual({});
  const { site } = siteAtNoon('2026-03-29');
  const localSites = site ? new Map([['de', site]]) : new Map<string, never>();
  expect(scheduleOf({ ...siteAtNoon(), localSites }, []).next?.what).toBe(
    'the announcement of site.de.yaml ends',
  );
});

const withHolidays = (said: Pick<Site, 'business'> & { locations?: Site['locations'] }) => {
  const opening = siteAtNoon();
  return { ...opening, site: opening.site && { ...opening.site, ...said } };
};

describe('a holiday', () => {
  const holidays = [
    { date: '2026-03-27', open: [] },
    { date: '2026-03-28', to: '2026-03-29', open: [] },
  ];

  test('is over when its last day ends in the time zone of the site', () => {
    expect(scheduleOf(withHolidays({ business: { holidays } }), [])).toEqual({
      next: {
        at: '2026-03-30T00:00+02:00',
        what: 'the holiday of 2026-03-28 in site.yaml is over',
      },
    });
    const over = { business: { holidays: holidays.slice(0, 1) } };
    expect(scheduleOf(withHolidays(over), [])).toEqual({});
  });

  test('of a location is over as well', () => {
    const place = { title: 'A', address: ['B'], business: { holidays: holidays.slice(1) } };
    expect(scheduleOf(withHolidays({ locations: [place] }), []).next?.what).toBe(
      'the holiday of 2026-03-28 in site.yaml is over',
    );
  });

  test('that another language takes from site.yaml is one, and its own is another', () => {
    const opening = withHolidays({ business: { holidays } });
    const { site } = opening;
    if (!site) throw new Error('The good site has errors.');
    const place = { title: 'A', address: ['B'], business: { holidays: structuredClone(holidays) } };
    const whatIn = (local: Site) =>
      scheduleOf({ ...opening, localSites: new Map([['de', local]]) }, []).next?.what;
    const what = 'the holiday of 2026-03-28 in site.yaml is over';
    expect(whatIn({ ...site, language: 'de' })).toBe(what);
    expect(whatIn({ ...site, locations: [place] })).toBe(`${what}, and 1 more`);
  });
});

test('an event that is over changes its page and the lists that it is in; one that is hidden does not', () => {
  const event = { from: '2026-03-28', to: '2026-03-29', status: 'scheduled' as const };
  const entry = { title: 'A', date: '2026-03-01', summary: '', tags: [], event };
  const fair = (publication?: Publication): PageResult => {
    const { index, ...known } = page('events/fair.yaml', publication);
    return { ...known, index: { ...emptyIndex, ...index, entry } };
  };
  expect(scheduleOf(siteAtNoon(), [fair()])).toEqual({
    next: { at: '2026-03-30T00:00+02:00', what: 'the event of events/fair.yaml is over' },
  });
  expect(scheduleOf(siteAtNoon(), [fair({ draft: true })])).toEqual({});
});
