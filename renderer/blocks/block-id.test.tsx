import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { fillDefaults } from '../../check/fill-defaults.ts';
import type { Block } from '../../schema/generated/content.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { isBlock } from '../../schema/is-page.ts';
import { type LoadedSchema, loadSchemas } from '../../schema/load-schemas.ts';
import { renderOnSite, site } from '../../test-support/render-on-site.tsx';
import { Page } from '../Page.tsx';

const modules = import.meta.glob<{ default: ComponentType<Block> }>('./*/index.tsx', {
  eager: true,
});
const components = new Map(
  Object.entries(modules).map(([path, { default: Drawn }]) => [path.split('/')[1] ?? '', Drawn]),
);
const { blocks } = loadSchemas();

/** What blocks show that is not in their fields: of their page, of others, and of the site. */
const entry = {
  date: '2026-05-19',
  summary: 'Four musicians play.',
  tags: ['Music'],
  event: { from: '2026-12-01T19:00', status: 'scheduled' as const },
};
const form = {
  name: 'inquiry',
  title: 'Write to us',
  subtitle: 'We answer.',
  fields: [],
  button: 'Send',
  messages: {},
};
const event = { when: '2026-12-01T19:00', startDate: '2026-12-01T19:00+01:00' };
const place = { title: 'Workshop', address: ['1 Mill Lane'] };

/** The examples of a block type, and the first one with each of its choices that draw another element around it. */
function examplesOf({ schema }: LoadedSchema): object[] {
  const examples = (schema.examples ?? []).filter(isRecord);
  const choices = ['ground', 'layout'].flatMap((name) =>
    (schema.properties?.[name]?.enum ?? []).map((choice) => ({ ...examples[0], [name]: choice })),
  );
  return [...examples, ...choices];
}

test.each([...blocks])(
  'the id of the block %s is on its outermost element, once',
  (type, known) => {
    for (const example of examplesOf(known)) {
      const block: unknown = { ...structuredClone(example), id: 'here' };
      fillDefaults(block, known.schema);
      if (!isBlock(blocks, block)) throw new Error(`${type} cannot be drawn.`);
      // A build puts the number of the list there.
      if (block.type === 'entries') block.folder = '0';
      const addresses = block.type === 'related' ? block.items : [];
      const card = { title: 'A page', text: 'What it is about.' };
      const html = renderOnSite(
        <Page page={{ title: type, blocks: [block], entry }} components={components} />,
        [],
        { ...site, embeds: ['youtube', 'openstreetmap'], locations: [place] },
        block.type === 'embed' ? [block.href] : [],
        {
          page: { entry },
          event,
          forms: { inquiry: form },
          lists: [{ entries: [{ ...entry, title: 'Notes', href: '/notes/a', event: undefined }] }],
          related: Object.fromEntries(addresses.map((address) => [address, card])),
        },
      );
      expect(html.match(/ id="here"/g), html).toHaveLength(1);
      expect(html).toMatch(/^(<!--[^>]*-->)*<\w+[^>]* id="here"/);
    }
  },
);
