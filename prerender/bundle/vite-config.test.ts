import { Features } from 'lightningcss';
import { expect, test } from 'vitest';
import { viteConfig } from './vite-config.ts';

const blocks = [{ type: 'hero', component: '/engine/renderer/blocks/hero/index.tsx' }];
const config = viteConfig(blocks);

test('what every browser knows of CSS is left as it is written', () => {
  const exclude = Features.LightDark | Features.DirSelector;
  expect(config.css?.lightningcss).toEqual({ exclude });
});

test('a class is named after its module, that of a block of a site after the block', () => {
  const modules = config.css?.modules;
  const nameOf = modules && modules.generateScopedName;
  if (typeof nameOf !== 'function') throw new Error('Nothing names the classes.');
  expect(nameOf('lead', '/engine/renderer/blocks/hero/Hero.module.css', '')).toBe('Hero-lead');
  expect(nameOf('tile', '/site/blocks/map/style.module.css', '')).toBe('map-tile');
  // The search takes the text of its sheet, whose address says so.
  expect(nameOf('field', '/engine/renderer/Search.module.css?inline', '')).toBe('Search-field');
});

test('a browser gets no more than it asks for: a script a block, no pictures in scripts, no copy of public/', () => {
  expect(config.publicDir).toBe(false);
  expect(config.build).toEqual({ modulePreload: { polyfill: false }, assetsInlineLimit: 0 });
  expect(config.environments?.['client']?.build).toMatchObject({
    manifest: true,
    rolldownOptions: {
      optimization: { inlineConst: true },
      input: {
        entry: 'renderer/entry-client.tsx',
        'block-hero': '/engine/renderer/blocks/hero/index.tsx',
      },
    },
  });
});

test('the bundle of the server has its libraries in it; tests load them as Node does', () => {
  const ssr = config.environments?.['ssr'];
  expect(ssr?.resolve?.noExternal).toBe(true);
  expect(ssr?.build?.ssr).toBe(true);
  expect(viteConfig(blocks, true).environments?.['ssr']?.resolve?.noExternal).toEqual([]);
});
