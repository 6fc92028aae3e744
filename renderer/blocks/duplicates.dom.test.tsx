import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { fillDefaults } from '../../check/fill-defaults.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import { AssetsProvider, SiteProvider } from '../data/context.ts';
import { FirstPathProvider } from '../routing/path.ts';

/*
 * An entry that was just duplicated has the words of the one next to it. React leaves elements behind where it cannot
 * tell two entries apart by their keys.
 */

const components = import.meta.glob<{ default: ComponentType<object> }>('./*/index.tsx');

/** The same with its lists turned around, and their first entry twice at the end. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(turned);
    return [...all.toReversed(), ...all.slice(0, 1)];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one)]));
}

const types = [...loadSchemas().blocks].map(([type, { schema }]) => {
  const example = structuredClone(schema.examples?.[0]);
  fillDefaults(example, schema);
  return { type, example };
});

test.each(types)(
  '$type leaves nothing of an entry that is moved and not there twice any more',
  async ({ type, example }) => {
    const Drawn = (await components[`./${type}/index.tsx`]?.())?.default;
    if (!Drawn) throw new Error(`${type} has no component.`);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    onTestFinished(() => {
      flushSync(() => root.unmount());
      container.remove();
    });
    const wordsOf = (data: unknown, key = 'the same') => {
      flushSync(() =>
        root.render(
          <SiteProvider value={siteData}>
            <AssetsProvider value={{ pictures: {}, dates: {}, icons: {}, embeds: {}, lists: [] }}>
              <FirstPathProvider value="/">
                <Drawn
                  key={key}
                  {...{ ground: 'plain' }}
                  {...(typeof data === 'object' ? data : {})}
                />
              </FirstPathProvider>
            </AssetsProvider>
          </SiteProvider>,
        ),
      );
      return container.textContent;
    };
    wordsOf(turned(example));
    const words = wordsOf(example);
    expect(words).toBe(wordsOf(example, 'another'));
  },
);
