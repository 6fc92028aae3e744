import { expect, test } from 'vitest';
import { markOf } from './mark-of.ts';

const [BEFORE, NOW, AFTER] = ['11:00', '12:00', '13:00'].map((time) =>
  Date.parse(`2026-11-22T${time}Z`),
);
const view = { asOf: NOW ?? 0, drafts: false, timeZone: undefined };

test.each([
  [{ draft: true } as const, 'Draft: a build leaves this page out.'],
  [{ from: AFTER }, 'This page appears on 2026-11-22T13:00Z; until then, a build leaves it out.'],
  [{ until: BEFORE }, 'This page disappeared on 2026-11-22T11:00Z; a build leaves it out.'],
  [
    { from: BEFORE, until: NOW },
    'This page disappeared on 2026-11-22T12:00Z; a build leaves it out.',
  ],
  [{ from: NOW, until: AFTER }, undefined],
  [undefined, undefined],
])('of a page with %o it is said: %s', (publication, mark) => {
  expect(markOf(publication, view)).toBe(mark);
});

test('moments are told in the time zone of the site, and nothing of a draft where drafts are shown', () => {
  expect(markOf({ from: AFTER }, { ...view, timeZone: 'Europe/Berlin' })).toContain(
    'appears on 2026-11-22T14:00+01:00;',
  );
  expect(markOf({ draft: true }, { ...view, drafts: true })).toBeUndefined();
});
