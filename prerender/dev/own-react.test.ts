import { expect, test } from 'vitest';
import { ownReact } from './own-react.ts';

const { transform, resolveId, load } = ownReact('/site/blocks');

function call(hook: unknown, ...args: string[]): unknown {
  if (typeof hook !== 'function') throw new Error('There is no such hook.');
  return Reflect.apply(hook, {}, args);
}

const CODE = 'import { useState } from "react";\nimport { jsx } from \'react/jsx-runtime\';\n';

test('a block of a site imports the React of the engine, and nothing else does', () => {
  expect(call(transform, CODE, '/site/blocks/map/index.tsx')).toEqual({
    code: `import { useState } from "of-engine:react";\nimport { jsx } from 'of-engine:react/jsx-runtime';\n`,
    map: null,
  });
  expect(call(transform, CODE, '/site/blocks-of-others/index.tsx')).toBeUndefined();
});

test('what stands for it hands on all that it has', () => {
  const id = String(call(resolveId, 'of-engine:react'));
  expect(call(load, id)).toBe('export * from "react";\nexport { default } from "react";');
  expect(call(resolveId, 'react')).toBeUndefined();
  expect(call(load, 'of-engine:react')).toBeUndefined();
});
