import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../check/check-site.ts';
import { menuNames } from '../check/model/menu-names.ts';
import { routeOf } from '../check/model/route-of.ts';
import { openSite } from '../check/open-site.ts';

/* What this site's texts and pictures keep to, over all pages. */

const opened = openSite(join(import.meta.dirname, '..'));
const checked = await checkSite(opened);
const pages = checked.pages.flatMap(({ file, page }) =>
  page ? [{ route: routeOf(file), page }] : [],
);

interface Text {
  field: string;
  text: string;
}

/** Every text below a value, with the name of its field. */
function textsOf(value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
}

/** What is found in several places, with the places. */
function repeats(found: { what: string; where: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { what, where } of found) {
    places.set(what, (places.get(what) ?? new Set()).add(where));
  }
  return [...places]
    .filter(([, where]) => where.size > 1)
    .map(([what, where]) => `${what} (${[...where].join(', ')})`);
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 2);

const blocksOf = (at: string) => pages.find(({ route }) => route === at)?.page.blocks ?? [];

/** Names of products and the words on buttons are the same everywhere: four words at most, and no full stop. */
const isLabel = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= 4 && !/[.!?]$/.test(sentence);

describe('the pages', () => {
  it('are the 34 of the specification', () => {
    expect(pages).toHaveLength(34);
  });

  it('share no sentence, only labels', () => {
    const sentences = pages.flatMap(({ route, page }) =>
      textsOf(page).flatMap(({ text }) =>
        sentencesOf(text).map((what) => ({ what, where: route })),
      ),
    );
    expect(sentences.length).toBeGreaterThan(1500);
    expect(repeats(sentences.filter(({ what }) => !isLabel(what)))).toEqual([]);
  });

  it('share no picture, but for marks, faces of quotes and lists that show pictures of the pages they lead to', () => {
    const pictures = pages.flatMap(({ route, page }) =>
      page.blocks
        .filter(
          ({ type }) =>
            !['link-list', 'logo-row', 'customers', 'quote', 'testimonials'].includes(type),
        )
        .flatMap((block, index) =>
          textsOf(block)
            .filter(({ field }) => field === 'src')
            .map(({ text }) => ({ what: text, where: `${route} block ${index + 1}` })),
        ),
    );
    expect(pictures.length).toBeGreaterThan(80);
    expect(repeats(pictures)).toEqual([]);
  });

  it.each(pages.filter(({ route }) => /^\/(services|industries)\//.test(route)))(
    '$route leads on in its text, and is led to from the text of another',
    ({ route }) => {
      const ways = pages.flatMap((from) =>
        textsOf(from.page.blocks.filter(({ type }) => type !== 'link-list' && type !== 'link-grid'))
          .flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)#]*)/g)])
          .map(([, to]) => ({ from: from.route, to })),
      );
      expect(ways.filter(({ from, to }) => from === route && to !== route)).not.toEqual([]);
      expect(ways.filter(({ from, to }) => to === route && from !== route)).not.toEqual([]);
    },
  );
});

describe('the service and industry pages', () => {
  const routes = [...menuNames(opened.site ?? { navigation: [] }).keys()];
  const shown = routes.filter((route) => /^\/(services|industries)\//.test(route));
  const orders = shown.map((route) => blocksOf(route).map(({ type }) => type));

  it('differ from their neighbors in the menu by the order of their blocks', () => {
    expect(orders).toHaveLength(22);
    const alike = shown.filter((_, at) => orders[at]?.join() === orders[at - 1]?.join());
    expect(alike).toEqual([]);
  });

  it.each(shown)('%s has one band across the page, with its proof', (route) => {
    const bands = blocksOf(route).filter((block) => 'ground' in block && block.ground === 'band');
    expect(bands.map(({ type }) => type)).toEqual(['related']);
  });
});

describe('what pages promise', () => {
  const sentences = pages.flatMap(({ route, page }) =>
    textsOf(page).flatMap(({ text }) => sentencesOf(text).map((what) => ({ what, where: route }))),
  );

  it('about phases is one figure', () => {
    const phases = sentences.filter(({ what }) => /\bphases?\b.*\bweeks?\b/i.test(what));
    expect(phases.length).toBeGreaterThan(3);
    for (const { what, where } of phases) expect(what, where).toMatch(/\bsix weeks of build\b/);
  });

  it('is American English', () => {
    const turns =
      /\b(colour|grey|centre|behaviour|organis|recognis|whilst|enquir|costed|fortnight|expiry|agreed (by|with)|half past|head office|stock count)/i;
    expect(sentences.filter(({ what }) => turns.test(what))).toEqual([]);
  });
});

describe('the case studies', () => {
  const studies = pages
    .flatMap(({ page }) => page.blocks)
    .flatMap((block) => (block.type === 'case-studies' ? block.items : []));

  it('are each on two to five of the nineteen service pages', () => {
    const services = pages.filter(({ route }) => route.startsWith('/services/'));
    const shown = services.flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block.type === 'related' ? block.items : [])),
    );
    for (const { slug } of studies) {
      const times = shown.filter((to) => to === `/resources/case-studies#${slug}`).length;
      expect(times, slug).toBeGreaterThanOrEqual(2);
      expect(times, slug).toBeLessThanOrEqual(5);
    }
  });

  it('are five, with the four published figures', () => {
    expect(studies.map(({ result }) => result.value)).toEqual([
      '10X',
      '3X',
      '20%',
      '98%',
      'One record',
    ]);
  });

  it.each(studies)(
    '$slug ends with its figure, what it started from and over what time',
    (study) => {
      const { result, detailedStudy } = study;
      const last = detailedStudy.outcomes.at(-1) ?? '';
      expect(last).toMatch(new RegExp(`^${result.value} ${result.label}: `));
      expect(last).toMatch(/\b(against|from|before)\b/);
      expect(last).toMatch(/\b(months?|quarters?|sprints?|weeks?)\b/);
      const others = detailedStudy.outcomes.slice(0, -1).join(' ');
      expect(others).not.toContain(result.value);
    },
  );
});
