import { expect, it } from 'vitest';
import { planLanguages } from '../../../check/languages/plan.ts';
import { site } from '../../../test-support/render-on-site.tsx';
import { siteData } from './site-data.ts';

const languages = planLanguages(site, new Map(), new Map());

function announced(until: string, text = 'Closed until **Monday**.') {
  const announcement = { text, until };
  const files = { pictures: {}, forms: {}, icons: '/icons.svg' };
  return siteData(
    { ...site, announcement },
    { languages, today: '2026-05-10', drafts: false, ...files },
  ).announcement;
}

it('announces something until the end of its last day', () => {
  expect(announced('2026-05-09')).toBeUndefined();
  expect(announced('2026-05-10')).toMatchObject({ text: 'Closed until **Monday**.' });
  expect(announced('2026-05-11')).toBeDefined();
});

it('tells one announcement from the next, which a visitor has not dismissed', () => {
  const ids = [
    announced('2026-05-10'),
    announced('2026-05-10'),
    announced('2026-05-11'),
    announced('2026-05-10', 'Open'),
  ].map((announcement) => announcement?.id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
});
