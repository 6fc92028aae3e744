import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { pageContextFor } from '../../../test-support/content/render-context.ts';
import { makeGoodPage } from './make-good-page.ts';

const content = { file: 'pages/team.yaml', page: { title: 'Team', blocks: [] } };
const schemas = loadSchemas();

const ownFeature = (head: () => []) => ({
  name: 'llms',
  file: 'features/llms.ts',
  path: '/site/features/llms.js',
  digest: 'd',
  feature: { head, data: () => 1 },
});

const made = (head: () => []) =>
  makeGoodPage(content, pageContextFor(), { schemas, features: [ownFeature(head)] });

test('a page on which a feature of the site fails is made without what they add', async () => {
  expect((await made(() => [])).data.features).toEqual({ llms: 1 });
  const { data } = await made(() => {
    throw new Error('No.');
  });
  expect(data).not.toHaveProperty('features');
  expect(data.head.title).toBe('Team | Alder & Row');
});
