import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { fillDefaults } from '../../check/fill-defaults.ts';
import type { Block } from '../../schema/generated/content.d.ts';
import { isBlock } from '../../schema/is-page.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import { Page } from '../Page.tsx';

const modules = import.meta.glob<{ default: ComponentType<Block> }>('./*/index.tsx');
const { blocks } = loadSchemas();

/** They show what a page or a site has, which does not exist here. */
const WITHOUT_CONTENT = ['byline', 'embed', 'event', 'form', 'locations', 'related'];

test.each([...blocks.keys()].filter((type) => !WITHOUT_CONTENT.includes(type)))(
  'the id of the block %s is on its outermost element, once',
  async (type) => {
    const schema = blocks.get(type)?.schema;
    const block: unknown = { ...Object(structuredClone(schema?.examples?.[0])), id: 'here' };
    if (schema) fillDefaults(block, schema);
    const Drawn = (await modules[`./${type}/index.tsx`]?.())?.default;
    if (!Drawn || !isBlock(blocks, block)) throw new Error(`${type} cannot be drawn.`);
    const page = { title: type, blocks: [block] };
    const html = renderOnSite(<Page page={page} components={new Map([[type, Drawn]])} />);
    expect(html.match(/ id="here"/g)).toHaveLength(1);
    expect(html).toMatch(/^(<!--[^>]*-->)*<\w+[^>]* id="here"/);
  },
);
