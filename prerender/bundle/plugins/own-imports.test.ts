import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE } from '../../paths.ts';
import { PIECES } from './allowed-imports.ts';
import { ownImports } from './own-imports.ts';

const { resolveId } = ownImports('/site/blocks');

/** As what a file imports something; what the engine itself would find is named with who asks for it. */
function resolved(source: string, importer?: string): unknown {
  if (typeof resolveId !== 'function') throw new Error('It resolves nothing.');
  return Reflect.apply(resolveId, { resolve: Array.of }, [source, importer]);
}

test('a block of a site finds the pieces and the React of the engine', () => {
  expect(resolved(PIECES, '/site/blocks/map/index.tsx')).toEqual({
    id: join(ENGINE, 'renderer/block.ts'),
    // Of the pieces, only those come along that a block names.
    moduleSideEffects: false,
  });
  expect(resolved('react', '/site/blocks/map/index.tsx')).toEqual([
    'react',
    join(ENGINE, 'renderer/entry-client.tsx'),
  ]);
});

test('all else, and whatever others import, is found as usual', () => {
  expect(resolved('./tiles.ts', '/site/blocks/map/index.tsx')).toBeUndefined();
  for (const importer of ['/site/blocks-of-others/index.tsx', '/engine/a.ts', undefined])
    expect([resolved(PIECES, importer), resolved('react', importer)]).toEqual([
      undefined,
      undefined,
    ]);
});
