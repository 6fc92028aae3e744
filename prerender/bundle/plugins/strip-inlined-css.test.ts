import { expect, test } from 'vitest';
import { stripInlinedCss } from './strip-inlined-css.ts';

const chunk = (name: string, imports: string[] = [], isEntry = false) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports,
  isEntry,
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
});

test('sheets of the entry, and of what it imports, are taken from the lists of what is loaded later', () => {
  const styles = new Map<string, string[]>();
  const { generateBundle } = stripInlinedCss(styles);
  const handler: unknown =
    typeof generateBundle === 'object' ? generateBundle.handler : generateBundle;
  const chunks = [
    chunk('entry', ['shared.js'], true),
    chunk('shared', ['deep.js']),
    chunk('deep'),
    chunk('other', [], true),
    chunk('menu', ['shared.js']),
  ];
  if (typeof handler !== 'function') throw new Error('The plugin has no such hook.');
  handler.call(
    {},
    {},
    Object.fromEntries([
      ...chunks.map((one) => [one.fileName, one] as const),
      ['entry.css', { type: 'asset', fileName: 'entry.css' }],
    ]),
  );
  expect(chunks.map(({ viteMetadata }) => [...viteMetadata.importedCss])).toEqual([
    [],
    [],
    [],
    ['other.css'],
    ['menu.css'],
  ]);
  // What each script needs is known as it was before.
  expect([...styles]).toEqual(chunks.map(({ name }) => [`${name}.js`, [`${name}.css`]]));
});
