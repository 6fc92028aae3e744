import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import { withoutMarks, wrap } from '../../dev/source/tokens.ts';
import type { BlockOf } from '../../data/types.ts';
import Schedule from './index.tsx';

const block: BlockOf<'schedule'> = {
  type: 'schedule',
  heading: 'Program',
  ground: 'plain',
  rooms: ['Hall', 'Workshop'],
  days: [
    {
      date: '2026-09-18',
      slots: [
        { starts: '10:00', ends: '12:00', room: 'Workshop', title: 'Windows' },
        { starts: '12:00', title: 'Lunch' },
        {
          starts: '10:00',
          ends: '11:00',
          room: 'Hall',
          title: 'Walls',
          people: ['/team#ada', '/team#tom'],
        },
        { starts: '09:00', ends: '09:45', title: 'Welcome', text: 'With **coffee**.' },
      ],
    },
  ],
};
const related = { '/team#ada': { title: 'Ada Lindqvist', text: 'Founder' } };
const render = (fields: Partial<typeof block> = {}) =>
  renderOnSite(<Schedule {...block} {...fields} />, [], undefined, [], { related });

test('slots are below the heading of their day, in the order of time, then of rooms', () => {
  const html = render();
  expect(html).toMatch(/<h2[^>]*>Program<\/h2>.*<h3[^>]*><time dateTime="2026-09-18">/s);
  expect([...html.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title)).toEqual([
    'Welcome',
    'Walls',
    'Windows',
    'Lunch',
  ]);
  expect([...html.matchAll(/<time dateTime="(\d\d:\d\d)">/g)].map(([, time]) => time)).toEqual([
    '09:00',
    '10:00',
    '12:00',
  ]);
});

test('each slot names its time and room, and the heads of the columns are for the eye alone', () => {
  const html = render();
  expect(html).toMatch(/10:00\/11:00<\/span><span [^>]*> · <\/span><span [^>]*>Hall<\/span>/);
  expect(html).toMatch(/<ul [^>]*aria-hidden="true"><li>Hall<\/li><li>Workshop<\/li>/);
  expect(html).toContain('With <strong>coffee</strong>.');
});

test('people have the names that they have on their page; who is not there is left out', () => {
  const html = render();
  expect(html.match(/href="\/team#/g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/team#ada"[^>]*><span>Ada Lindqvist</);
});

test('without rooms there are no columns', () => {
  expect(
    render({
      rooms: [],
      days: [{ date: '2026-09-18', slots: [{ starts: '12:00', title: 'Lunch' }] }],
    }),
  ).not.toContain('aria-hidden="true"><li>');
});

test('rooms are the same whatever marks their names have in development', () => {
  const marked = structuredClone(block);
  const { rooms, days } = marked;
  const [day] = days;
  for (const [index, slot] of (day?.slots ?? []).entries())
    if (slot.room) slot.room = wrap(slot.room, index);
  const html = render({ rooms: [wrap(rooms[0] ?? '', 8), wrap(rooms[1] ?? '', 9)], days });
  expect(withoutMarks(html)).toBe(render());
});
