import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { fillDefaults } from '../../check/fill-defaults.ts';
import type { Block } from '../../schema/generated/content.d.ts';
import { isPage } from '../../schema/is-page.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import { Page } from '../Page.tsx';

const modules = import.meta.glob<{ default: ComponentType<Block> }>('./*/index.tsx');
const schemas = loadSchemas();

/** They show what a page or a site has, which does not exist here. */
const WITHOUT_CONTENT = ['embed', 'event', 'form', 'locations', 'related'];
const types = [...schemas.blocks].filter(
  ([type, { schema }]) => !schema.wholePage && !WITHOUT_CONTENT.includes(type),
);

/** The component of a block type. */
async function componentOf(type: string): Promise<ComponentType<Block>> {
  const module = await modules[`./${type}/index.tsx`]?.();
  if (!module) throw new Error(`${type} has no component.`);
  return module.default;
}

test.each(types)('in a tab, headings of %s are below that of the tab', async (type, { schema }) => {
  const block: unknown = { ...Object(structuredClone(schema.examples?.[0])), id: 'here' };
  fillDefaults(block, schema);
  const tabs = [
    { label: 'One', blocks: [block] },
    { label: 'Two', text: '0' },
  ];
  const all = { type: 'tabs', heading: 'Tabs', ground: 'plain', tabs };
  const page: unknown = { title: 'Tabs', blocks: [all] };
  if (!isPage(schemas, page)) throw new Error(`${type} cannot be drawn.`);
  const components = new Map([
    ['tabs', await componentOf('tabs')],
    [type, await componentOf(type)],
  ]);
  const html = renderOnSite(<Page page={page} components={components} />);
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  const inside = levels.slice(2, -1);
  expect([...levels.slice(0, 2), ...levels.slice(-1)]).toEqual([2, 3, 3]);
  expect(inside.every((level) => level >= 4)).toBe(true);
  expect(html.match(/ id="here"/g)).toHaveLength(1);
});
