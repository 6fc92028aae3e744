import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TimedSite } from '../../test-support/commands/timed-site.ts';

/* A site that is built whenever something appears, as a server does. Each test has one of its own. */
let site: TimedSite;
beforeEach(() => {
  site = new TimedSite();
});
afterEach(() => site.remove());

const BEFORE = '2026-03-28T17:59+01:00';

const next = (): unknown => JSON.parse(site.read('.schedule.json'));

test('the next change is said, and written for who builds then', async () => {
  expect(await site.build({ asOf: BEFORE })).toContain(
    'Next change: 2026-03-28T18:00+01:00, pages/news/offer.yaml disappears\n',
  );
  expect(next()).toEqual({
    next: { at: '2026-03-28T18:00+01:00', what: 'pages/news/offer.yaml disappears' },
  });
});

test('what is hidden is not built, not listed and not in a menu; what is not, is', async () => {
  const said = await site.build({ asOf: BEFORE });
  expect(site.hasPage('news/offer')).toBe(true);
  expect(site.hasPage('news/opening')).toBe(false);
  expect(site.hasPage('team')).toBe(false);
  expect(site.read('sitemap.xml')).toContain('/news/offer');
  expect(site.read('sitemap.xml')).not.toMatch(/\/news\/opening|\/team/);
  // The menu had nothing but that page, and so had the link grid.
  expect(site.read('index.html')).not.toMatch(/Our team|Where to go/);
  // What is in a text stays, and was warned of.
  expect(site.read('page.json')).toContain('[the people](/team');
  expect(said).toMatch(/\/team is a draft/);
});

test('a page that was built and disappears is removed', async () => {
  await site.build({ asOf: BEFORE });
  const after = await site.build({ asOf: '2026-03-28T18:00+01:00' });
  expect(after).toContain('Next change: 2026-03-30T09:00+02:00, pages/news/opening.yaml appears\n');
  expect(existsSync(join(site.dist, 'news/offer'))).toBe(false);
  expect(site.read('sitemap.xml')).not.toContain('/news/offer');
  // Of the pages that are left, only the home page links to it.
  expect(after).toMatch(/Built 2 pages into .* 1 had changed\./);
});

test('a page that appears is built and linked, and no other is written', async () => {
  await site.build({ asOf: '2026-03-28T18:00+01:00' });
  const audits = join(site.dist, 'services/audits/page.json');
  const { mtimeMs } = statSync(audits);
  const then = await site.build({ asOf: '2026-03-30T09:00' });
  expect(then).not.toContain('Next change');
  expect(next()).toEqual({});
  expect(site.hasPage('news/opening')).toBe(true);
  expect(site.read('index.html')).toContain('Where to go');
  expect(site.read('index.html')).toContain('href="/news/opening"');
  expect(then).toMatch(/Built 3 pages into .* 2 had changed\./);
  expect(statSync(audits).mtimeMs).toBe(mtimeMs);
  expect(await site.build({ asOf: '2026-03-31' })).toMatch(/ 0 had changed\./);
});

test('a part of a page is built while its time is, and the page is written again when it is not', async () => {
  const card = '{ icon: wind, title: In spring, text: Doors are open., from: 2026-03-28T18:30 }';
  site.edit('pages/services/audits.yaml', '    cards:\n', `    cards:\n      - ${card}\n`);
  const shown = () => site.read('services/audits/index.html').includes('Doors are open.');
  expect(await site.build({ asOf: '2026-03-28T18:00+01:00' })).toContain(
    'Next change: 2026-03-28T18:30+01:00, a part of pages/services/audits.yaml changes\n',
  );
  expect(shown()).toBe(false);
  expect(site.read('services/audits/page.json')).not.toContain('Doors are open.');
  expect(await site.build({ asOf: '2026-03-28T18:30+01:00' })).toMatch(/ 1 had changed\./);
  expect(shown()).toBe(true);
  expect(await site.build({ asOf: '2026-03-28T18:31+01:00' })).toMatch(/ 0 had changed\./);
});

test('a list of entries is built while its time is, with its further pages', async () => {
  const head =
    'description: What we saw in old houses, and what it cost to mend it, house by house.';
  const hero = (title: string) =>
    `title: ${title}\n${head}\nblocks:\n  - { type: hero, title: ${title} }\n`;
  const times = 'from: 2026-03-28T18:30, until: 2026-03-29T18:30';
  site.write(
    'pages/notes.yaml',
    `${hero('Notes')}  - { type: entries, folder: notes, limit: 1, ${times} }\n`,
  );
  for (const name of ['Frost', 'Damp']) {
    const entry = `entry: { date: 2025-09-18, summary: A house with ${name.toLowerCase()}. }\n`;
    site.write(`pages/notes/${name.toLowerCase()}.yaml`, entry + hero(name));
  }
  const shown = async (asOf: string) => {
    await site.build({ asOf });
    return [site.read('notes/index.html').includes('A house with'), site.hasPage('notes/page/2')];
  };
  expect(await shown('2026-03-28T18:29')).toEqual([false, false]);
  expect(await shown('2026-03-28T18:30')).toEqual([true, true]);
  expect(await shown('2026-03-29T18:30')).toEqual([false, false]);
});

test('a slot of a schedule is built while its time is, and a schedule with it that has no other', async () => {
  const slot = '{ starts: 09:00, ends: 10:00, title: Walls, from: 2026-03-28T18:30 }';
  const talks = `{ type: schedule, heading: Talks, days: [{ date: 2026-09-18, slots: [${slot}] }] }`;
  site.edit(
    'pages/services/audits.yaml',
    '  - type: card-grid\n',
    `  - ${talks}\n  - type: card-grid\n`,
  );
  await site.build({ asOf: '2026-03-28T18:29' });
  expect(site.read('services/audits/index.html')).not.toMatch(/Talks|Walls/);
  await site.build({ asOf: '2026-03-28T18:30' });
  expect(site.read('services/audits/index.html')).toMatch(/Talks.*Walls/s);
});

test('the same local times are other moments in another zone, and on the other side of summer time', async () => {
  site.schedule({
    appears: '2026-03-09T09:00',
    disappears: '2026-03-07T18:00',
    timeZone: 'America/New_York',
  });
  // Summer time begins there on the 8th of March, three weeks before Europe's.
  expect(await site.build({ asOf: '2026-03-07' })).toContain('Next change: 2026-03-07T18:00-05:00');
  expect(await site.build({ asOf: '2026-03-07T23:00Z' })).toContain(
    'Next change: 2026-03-09T09:00-04:00',
  );
  expect(site.hasPage('news/opening')).toBe(false);
  expect(await site.build({ asOf: '2026-03-09T13:00Z' })).not.toContain('Next change');
  expect(site.hasPage('news/opening')).toBe(true);
});

test('the end of an announcement is a moment, at midnight of its zone', async () => {
  const announcement = "announcement: { text: Closed today., until: '2026-03-29' }";
  site.edit('site.yaml', 'embeds:', `${announcement}\nembeds:`);
  // The 29th of March has 23 hours there.
  expect(await site.build({ asOf: '2026-03-29T12:00' })).toContain(
    'Next change: 2026-03-30T00:00+02:00, the announcement of site.yaml ends',
  );
  expect(site.read('index.html')).toContain('Closed today.');
  await site.build({ asOf: '2026-03-29T21:59Z' });
  expect(site.read('index.html')).toContain('Closed today.');
  await site.build({ asOf: '2026-03-29T22:00Z' });
  expect(site.read('index.html')).not.toContain('Closed today.');
});

test('a holiday is built until it is over, and its end is a moment', async () => {
  const business =
    "business: { hours: [{ from: monday, open: ['09:00-17:00'] }], holidays: [{ date: 2026-03-29 }] }";
  site.edit('site.yaml', 'embeds:', `${business}\nembeds:`);
  const isShown = () => site.read('index.html').includes('2026-03-29');
  expect(await site.build({ asOf: '2026-03-29T12:00' })).toContain(
    'Next change: 2026-03-30T00:00+02:00, the holiday of 2026-03-29 in site.yaml is over',
  );
  expect(isShown()).toBe(true);
  await site.build({ asOf: '2026-03-30T00:00' });
  expect(isShown()).toBe(false);
});

test('an event is built with its tickets until it is over, on its page and in lists of any order', async () => {
  const head =
    'description: What is on in the old mill this spring, evening by evening, and how to take part.';
  const tickets = 'tickets: { label: Take a seat, href: mailto:mill@site.example }';
  const event = `event: { from: 2026-03-28T20:00, to: 2026-03-28T22:00, price: { amount: 9, currency: EUR }, ${tickets} }`;
  site.write(
    'pages/evenings.yaml',
    `title: Evenings\n${head}\nblocks:\n  - { type: hero, title: Evenings }\n  - { type: entries, folder: evenings, layout: rows }\n`,
  );
  site.write(
    'pages/evenings/songs.yaml',
    `title: Songs\n${head}\nentry: { date: 2026-03-01, summary: Two sing., ${event} }\nblocks:\n  - { type: hero, title: Songs }\n  - type: event\n`,
  );
  const shown = () => [
    /Take a seat.*event\.ics/s.test(site.read('evenings/songs/index.html')),
    site.read('evenings/index.html').includes('€9'),
  ];
  expect(await site.build({ asOf: '2026-03-28T21:59' })).toContain(
    'Next change: 2026-03-28T22:00+01:00, the event of pages/evenings/songs.yaml is over\n',
  );
  expect(shown()).toEqual([true, true]);
  expect(await site.build({ asOf: '2026-03-28T22:00' })).toMatch(/ 2 had changed\./);
  expect(shown()).toEqual([false, false]);
  expect(site.read('evenings/songs/index.html')).not.toMatch(/Take a seat|event\.ics/);
});

test('search engines are told of a page that is not for them, or stands elsewhere first', async () => {
  site.edit('pages/services/audits.yaml', 'blocks:', 'noindex: true\nblocks:');
  const original = 'https://press.example/opening';
  site.edit('pages/news/opening.yaml', 'blocks:', `canonical: ${original}\nblocks:`);
  await site.build({ asOf: '2026-04-01' });
  expect(site.read('services/audits/index.html')).toContain(
    '<meta name="robots" content="noindex">',
  );
  const opening = site.read('news/opening/index.html');
  expect(opening).toContain(`<link rel="canonical" href="${original}">`);
  expect(opening).not.toContain('name="robots"');
  expect(site.read('sitemap.xml').match(/<loc>/g)).toHaveLength(1);
});
