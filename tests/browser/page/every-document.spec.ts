import type { APIRequestContext } from '@playwright/test';
import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { expectStructuredData } from '../support/structured-data.ts';
import { expect, pagelessTest as test } from '../support/test.ts';

/* What the server answers for each page; no browser is needed to read it. */

type Documents = [route: string, html: string][];

/** What a worker has read: no test changes a page. */
let read: Documents | undefined;

/** The documents of all pages, with their routes. */
async function documents(request: APIRequestContext): Promise<Documents> {
  if (read) return read;
  const found: Documents = [];
  for (const route of ROUTES) found.push([route, await (await request.get(route)).text()]);
  return (read = found);
}

/** The routes whose documents are wrong. */
async function routesWhere(
  request: APIRequestContext,
  isWrong: (html: string, route: string) => boolean,
): Promise<string[]> {
  return (await documents(request))
    .filter(([route, html]) => isWrong(html, route))
    .map(([route]) => route);
}

/** What a document says in its head under a `name` or `property`; nothing is an empty text. */
function metaOf(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Texts that more than one page has, with the routes of these. */
async function repeated(
  request: APIRequestContext,
  textOf: (html: string) => string,
): Promise<[text: string, routes: string[]][]> {
  const routes = new Map<string, string[]>();
  for (const [route, html] of await documents(request))
    routes.set(textOf(html), [...(routes.get(textOf(html)) ?? []), route]);
  return [...routes].filter(([, those]) => those.length > 1);
}

test('every page has one h1', async ({ request }) => {
  expect(await routesWhere(request, (html) => html.match(/<h1[\s>]/g)?.length !== 1)).toEqual([]);
});

test('the canonical address of every page is its own', async ({ request }) => {
  const wrong = await routesWhere(request, (html, route) => {
    const [, address] = /<link rel="canonical" href="(https:[^"]*)"/.exec(html) ?? [];
    return !address || new URL(address).pathname !== route;
  });
  expect(wrong).toEqual([]);
});

for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
  test(`every page has an ${property} for where its link is shared`, async ({ request }) => {
    expect(await routesWhere(request, (html) => !/\S/.test(metaOf(html, property)))).toEqual([]);
  });

test('no page has a style attribute, which the policy refuses', async ({ request }) => {
  expect(await routesWhere(request, (html) => /<[^>]* style=/.test(html))).toEqual([]);
});

test('every page is rendered whole, and nothing is left to browsers', async ({ request }) => {
  // What React could not render at build.
  expect(await routesWhere(request, (html) => html.includes('<!--$!-->'))).toEqual([]);
});

test('the home page describes an organization, and every other page its place', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const described = await expectStructuredData(request, route);
    expect(described, route).toContain(route === '/' ? 'Organization' : 'BreadcrumbList');
  }
});

test('only pages of services describe a service', async ({ request }) => {
  const wrong = await routesWhere(
    request,
    (html, route) => html.includes('"@type":"Service"') !== route.startsWith('/services/'),
  );
  expect(wrong).toEqual([]);
});

test('the picture for shared links is a PNG of less than 60 KB', async ({ request }) => {
  for (const [route, html] of await documents(request)) {
    const picture = await request.get(new URL(metaOf(html, 'og:image')).pathname);
    expect(picture.headers()['content-type'], route).toBe('image/png');
    expect((await picture.body()).length, route).toBeLessThan(60 * 1024);
  }
});

test('every icon and picture that a page names is there', async ({ request }) => {
  const missing = new Set<string>();
  const texts = new Map<string, string>();
  for (const [, html] of await documents(request)) {
    const named = html.matchAll(/<(?:use|img)\s[^>]*?(?:href|src)="(\/[^"]*)"/g);
    for (const [, address = ''] of named) {
      const [url = '', id] = address.split('#');
      if (!texts.has(url)) {
        const answer = await request.get(url);
        texts.set(url, answer.ok() ? await answer.text() : '');
      }
      const text = texts.get(url) ?? '';
      if (text === '' || (id !== undefined && !text.includes(`id="${id}"`))) missing.add(address);
    }
  }
  expect(texts.size).toBeGreaterThan(ROUTES.length);
  expect([...missing]).toEqual([]);
});

test('titles are unique', async ({ request }) => {
  const titles = await repeated(request, (html) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  expect(titles).toEqual([]);
});

test('descriptions are unique', async ({ request }) => {
  expect(await repeated(request, (html) => metaOf(html, 'description'))).toEqual([]);
});

test('descriptions are long enough to choose by', async ({ request }) => {
  const short = await routesWhere(request, (html) => metaOf(html, 'description').length < 50);
  expect(short).toEqual([]);
});

test('every internal link leads to a page, and its fragment to a place there', async ({
  request,
}) => {
  const ids = new Map<string, Set<string>>();
  const links: { from: string; path: string; fragment: string }[] = [];
  for (const [route, html] of await documents(request)) {
    ids.set(route, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${route}`);
      links.push({ from: route, path: pathname, fragment: hash.slice(1) });
    }
  }
  const dead = links.filter(({ path, fragment }) => {
    const target = ids.get(path);
    return !target || (fragment !== '' && !target.has(fragment));
  });
  expect(links.length).toBeGreaterThan(ROUTES.length);
  expect(dead).toEqual([]);
});

test('the server says nothing that HTTP takes for granted, which the budget relies on', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  expect(headers).not.toHaveProperty('connection');
  expect(headers).not.toHaveProperty('keep-alive');
});
