import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { countPassed, partsNotShown, timeAt, timedParts } from './timed-parts.ts';

const schemas = loadSchemas();
const card = (title: string, times: { from?: string; until?: string } = {}) => ({
  icon: 'map',
  title,
  text: 'Words.',
  ...times,
});
const grid = (...cards: object[]) => ({ type: 'card-grid', heading: 'Parts', cards });
const tabs = (...all: object[]) => ({ type: 'tabs', heading: 'Tabs', tabs: all });
const past = { until: '2026-03-01T09:00' };
const later = { from: '2026-04-01T09:00' };

const MARCH = { asOf: Date.parse('2026-03-15T12:00Z'), timeZone: 'Europe/Berlin' };

const goneOf = (...blocks: object[]) => [...partsNotShown(schemas, { title: 'A', blocks }, MARCH)];

test('a block or entry is shown from its first moment on, until its second', () => {
  const block = { ...grid(card('A')), from: '2026-03-15T13:00', until: '2026-03-15T14:00' };
  const page = { title: 'A', blocks: [block] };
  const isShown = (at: string) =>
    partsNotShown(schemas, page, { ...MARCH, asOf: Date.parse(at) }).size === 0;
  expect(isShown('2026-03-15T11:59:59Z')).toBe(false);
  expect(isShown('2026-03-15T12:00Z')).toBe(true);
  expect(isShown('2026-03-15T12:59:59Z')).toBe(true);
  expect(isShown('2026-03-15T13:00Z')).toBe(false);
});

test('entries whose time it is not leave; a block of which no entry is left, too', () => {
  const [gone, left] = [card('A', past), card('B')];
  expect(goneOf(grid(gone, left))).toEqual([gone]);
  const all = grid(card('A', past), card('B', later));
  expect(goneOf(all)).toContain(all);
  expect(goneOf(grid(left))).toEqual([]);
});

test('the opening of a page stays', () => {
  expect(goneOf({ type: 'banner', slides: [{ title: 'A', ...past }] })).toHaveLength(1);
});

test('only a field that the schema calls a moment is one', () => {
  const table = { type: 'unknown', from: '2020-01-01T09:00Z', until: '2020-01-02T09:00Z' };
  expect(timedParts(schemas, { blocks: [table] }, undefined)).toEqual([]);
  // Without a zone it is a mistake, which is reported elsewhere.
  expect(timedParts(schemas, { blocks: [grid(card('A', past))] }, undefined)).toEqual([]);
});

test('a part has its path and its moments', () => {
  const [part] = timedParts(schemas, { blocks: [grid(card('A'), card('B', past))] }, 'UTC');
  expect(part?.path).toEqual(['blocks', 0, 'cards', 1]);
  expect(part?.from).toBe(-Infinity);
  expect(part?.until).toBe(Date.parse('2026-03-01T09:00Z'));
});

test('what is in a part is shown while all around it is', () => {
  const quote = { type: 'quote', text: 'Good.', name: 'Ada' };
  const [from, until] = ['2026-04-01T09:00Z', '2026-03-01T09:00Z'];
  const tab = { label: 'A', until: '2026-05-01T09:00Z', blocks: [{ ...quote, from }, quote] };
  const page = {
    blocks: [
      { ...tabs(tab), until: '2026-06-01T09:00Z' },
      { ...quote, until },
    ],
  };
  const parts = timedParts(schemas, page, undefined);
  const end = { until: Date.parse('2026-05-01T09:00Z') };
  const inTab = ['blocks', 0, 'tabs', 0, 'blocks'];
  expect(timeAt(parts, [...inTab, 0])).toEqual({ ...end, from: Date.parse(from) });
  expect(timeAt(parts, [...inTab, 1])).toEqual(end);
  expect(timeAt(parts, ['blocks', 1])).toEqual({ until: Date.parse(until) });
  expect(timeAt(parts, ['blocks', 2])).toEqual({});
});

test('a moment has passed when it is now', () => {
  expect(countPassed([1, 2, 3], 2)).toBe(2);
  expect(countPassed(undefined, 2)).toBe(0);
});

test('a tab leaves with the last of its blocks, and tabs with the last tab', () => {
  const quote = { type: 'quote', text: 'Good.', name: 'Ada' };
  const [gone, empty] = [{ ...quote, ...past }, grid(card('A', later))];
  const over = { label: 'A', blocks: [gone, empty] };
  const left = { label: 'B', blocks: [{ ...quote, ...past }, quote] };
  expect(goneOf(tabs(over, left, { label: 'C', text: 'D' }))).toHaveLength(5);
  expect(goneOf(tabs(over, left))).toContain(over);
  expect(goneOf(tabs(over, left))).not.toContain(left);
  const all = tabs(over);
  expect(goneOf(all)).toContain(all);
});
