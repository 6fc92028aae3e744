import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { schemaAt } from './schema-at.ts';

const { page, site, localSite, form, localForm, blocks } = loadSchemas();
const schemas = {
  page: page.schema,
  site: site.schema,
  localSite: localSite.schema,
  form: form.schema,
  localForm: localForm.schema,
  blocks: [...blocks].map(([type, { schema }]) => ({ type, schema })),
};
const steps = { type: 'steps', items: [{ title: 'Measure' }] };
const data = { blocks: [{ type: 'tabs', tabs: [{ label: 'A', blocks: [steps] }] }] };
const titleAt = (pointer: string) =>
  schemaAt(schemas, { file: 'pages/a.yaml', data }, pointer)?.title;

test('a value has the schema of the block that it is in, also within tabs', () => {
  expect(titleAt('/blocks/0')).toBe('Tabs');
  expect(titleAt('/blocks/0/tabs/0')).toBe('Tab');
  expect(titleAt('/blocks/0/tabs/0/blocks/0')).toBe('Steps');
  expect(titleAt('/blocks/0/tabs/0/blocks/0/items/0')).toBe('Step');
  expect(titleAt('/title')).toBe('Title');
});
