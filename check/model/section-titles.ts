import { compareTexts } from '../../schema/texts/compare-texts.ts';
import type { PageResult } from './page-result.ts';
import { routeOf } from './route-of.ts';

/** The titles of the pages that have others below them, by address: pages on the way to another one. */
export type SectionTitles = Readonly<Record<string, string>>;

export function sectionTitles(pages: readonly Pick<PageResult, 'file' | 'index'>[]): SectionTitles {
  const titles = new Map(pages.map(({ file, index }) => [routeOf(file), index?.title ?? '']));
  const sections = new Set([...titles.keys()].flatMap((route) => addressesAbove(route)));
  const found = [...titles].filter(([route]) => sections.has(route));
  return Object.fromEntries(found.toSorted(([a], [b]) => compareTexts(a, b)));
}

/** /a and /a/b of /a/b/c. */
export function addressesAbove(route: string): string[] {
  const steps = route.split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}
