import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../check/check-site.ts';
import { routeOf } from '../check/model/route-of.ts';
import { openSite } from '../check/open-site.ts';

/* What this site's texts and pictures keep to, over all pages. */

const checked = await checkSite(openSite(join(import.meta.dirname, '..')));
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
