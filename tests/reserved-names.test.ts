import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameIds } from '../check/indexes/ids.ts';
import { isForGateway } from '../gateway/addresses/own-paths.ts';
import { explainReserved } from '../check/model/reserved-routes.ts';
import { testGateway } from '../test-support/gateway/test-gateway.ts';

/* What the check refuses as the name of a page or an entry is what the engine really uses. */

test('no page can have an address that the gateway answers', async () => {
  const { app } = await testGateway();
  const routes = new Set(app.routes.map(({ path }) => path.replace('*', 'page')));
  expect(routes.size).toBeGreaterThan(3);
  expect([...routes].filter((route) => explainReserved(route) === undefined)).toEqual([]);
});

test('the site leaves to the gateway what it has routes for, and nothing else', async () => {
  const { app } = await testGateway();
  const routes = app.routes.map(({ path }) => path.replace('*', 'page'));
  expect([...routes, '/crm'].filter((route) => !isForGateway(route))).toEqual([]);
  const pages = ['/', '/crm-consulting', '/healthz/team', '/services/crm/', '/metrics.pdf'];
  expect(pages.filter(isForGateway)).toEqual([]);
});

test('names that only look like reserved ones are free', () => {
  const names = ['/media-relations', '/services/media', '/404s', '/healthz/team', '/sitemap', '/'];
  expect(names.filter((route) => explainReserved(route) !== undefined)).toEqual([]);
});

test('no slug can be the id of an element of the frame', () => {
  const renderer = join(import.meta.dirname, '../renderer');
  const ids = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(App|frame\/.*|modal\/.*)(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(join(renderer, file), 'utf8').matchAll(/\bid="([^"]+)"/g)])
    .map(([, id]) => id);
  expect(new Set(ids)).toEqual(frameIds);
});
