import { expect, test } from 'vitest';
import { findOutdatedFacts } from './outdated-facts.ts';

/** The message on a day about a fact that was reviewed on another. */
function findOn(today: string, fact: object) {
  return findOutdatedFacts({ data: { facts: { years: { value: 18, ...fact } } }, today });
}

test('a fact holds for a year, to the day', () => {
  expect(findOn('2027-03-01', { reviewed: '2026-03-01' })).toEqual([]);
  expect(findOn('2027-03-02', { reviewed: '2026-03-01' })).toMatchObject([
    {
      id: 'outdated-fact',
      path: ['facts', 'years', 'reviewed'],
      message: '`18` was last reviewed on 2026-03-01, more than 12 months ago.',
    },
  ]);
});

test('or as long as it says itself, also where a month is too short', () => {
  expect(findOn('2026-03-03', { reviewed: '2026-01-31', reviewEvery: 1 })).toEqual([]);
  expect(findOn('2026-03-04', { reviewed: '2026-01-31', reviewEvery: 1 })[0]?.message).toContain(
    'more than a month ago',
  );
  expect(findOn('2028-01-01', { reviewed: '2026-01-01', reviewEvery: 24 })).toEqual([]);
});

test('says where to look it up, if the fact does', () => {
  const [found] = findOn('2030-01-01', { reviewed: '2026-01-01', source: 'the register' });
  expect(found?.suggestion).toContain('still right (the register), and update');
  const [other] = findOn('2030-01-01', { reviewed: '2026-01-01' });
  expect(other?.suggestion).toContain('still right, and update');
});

test('says nothing of what has no day, or none that there is', () => {
  expect(findOn('2030-01-01', {})).toEqual([]);
  expect(findOn('2030-01-01', { reviewed: '2026-02-30' })).toEqual([]);
  expect(findOutdatedFacts({ data: { facts: { years: 18 } }, today: '2030-01-01' })).toEqual([]);
  expect(findOutdatedFacts({ data: { facts: [] }, today: '2030-01-01' })).toEqual([]);
  expect(findOutdatedFacts({ data: null, today: '2030-01-01' })).toEqual([]);
});
