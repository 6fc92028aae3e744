import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { emptyPage } from '../../test-support/content/empty-page.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import type { Trace } from './sources-of.ts';
import { DevSources } from './dev-sources.ts';

const OWN = { type: 'map', file: '/site/blocks/map/schema.json' };

test.for([
  ['that of the engine draws a page of a site without blocks of its own', [], 'bundle'],
  ['its modules draw a page of a site with blocks of its own', [OWN], 'modules'],
] as const)('of a bundle of the engine that is there: %s', async ([, own, drawnBy]) => {
  const asked: string[] = [];
  const fail = (by: string) => () => {
    asked.push(by);
    throw new Error(`drawn by ${by}`);
  };
  const site = {
    ownBlockFiles: () => Promise.resolve([...own]),
    sources: async (_: string, trace: Trace) => {
      await trace({ site: siteData, data: emptyPage, dialogs: {} }, loadSchemas(), plainOrigins);
      return undefined;
    },
  };
  const sources = new DevSources(site, { ssrLoadModule: fail('modules') }, fail('bundle'));
  await expect(sources.of('/')).rejects.toThrow(`drawn by ${drawnBy}`);
  expect(asked).toEqual([drawnBy]);
});
