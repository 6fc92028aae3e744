import type { APIRequestContext } from '@playwright/test';
import { isRecord } from '../../../schema/is-record.ts';
import { expect } from './test.ts';

/** What search engines ask for of a thing, by its type (developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED = new Map([
  ['Organization', ['name', 'url']],
  ['WebSite', ['name', 'url']],
  ['BreadcrumbList', ['itemListElement']],
  ['ListItem', ['position', 'name', 'item']],
  ['Service', ['name', 'provider']],
  ['Article', ['headline', 'datePublished']],
  ['Event', ['name', 'startDate', 'location']],
  ['Offer', ['price', 'priceCurrency']],
  ['VideoObject', ['name', 'thumbnailUrl', 'uploadDate']],
  ['FAQPage', ['mainEntity']],
  ['Question', ['name', 'acceptedAnswer']],
  ['Answer', ['text']],
  ['Place', ['address']],
  ['Person', ['name']],
]);

/** Fields that say how something is named or worded, which must then be on the page. */
const WORDED = new Set([
  'name',
  'headline',
  'text',
  'description',
  'address',
  'location',
  'telephone',
]);

/**
 * Expects that a page describes itself for search engines, whole, and claims nothing that it does not show.
 * @returns the types of what it describes
 */
export async function expectStructuredData(
  request: APIRequestContext,
  address: string,
): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks, address).toHaveLength(1);
  const graph: unknown = JSON.parse(blocks[0]?.[1] ?? '');
  const shown = wordsOf(html.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ''));
  const things = isRecord(graph) && Array.isArray(graph['@graph']) ? graph['@graph'] : [];
  expect(things.length, address).toBeGreaterThan(0);
  for (const thing of things) expectThing(thing, shown, address);
  return things.filter(isRecord).map((thing) => String(thing['@type']));
}

function expectThing(value: unknown, shown: string, address: string): void {
  if (Array.isArray(value)) {
    for (const entry of value) expectThing(entry, shown, address);
  }
  if (!isRecord(value)) return;
  const required = REQUIRED.get(String(value['@type']));
  expect(required, `${address}: ${String(value['@type'])}`).toBeDefined();
  expect(Object.keys(value)).toEqual(expect.arrayContaining(required ?? []));
  for (const [field, inside] of Object.entries(value)) {
    for (const text of WORDED.has(field) ? [inside].flat() : []) {
      // An address is in lines of its own; the answer to a question may be a list.
      for (const part of typeof text === 'string' ? text.split(/, |\n/) : [])
        expect(shown, `${address}: ${field}`).toContain(plain(part));
    }
    expectThing(inside, shown, address);
  }
}

/** All words of a document in small letters, including those that are in search results. */
function wordsOf(html: string): string {
  const described = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  return plain([text, ...described.map(([, content]) => content)].join(' '));
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, '')
    .toLowerCase();
}
