import { expect, test } from 'vitest';
import { PIECES } from '../bundle/plugins/allowed-imports.ts';
import { judgeScript } from './judge-script.ts';

const isThere = (path: string) => path === 'blocks/map/tiles.ts';

/** The messages about a script, each with the words that it points at. */
function judge(text: string, { file = 'blocks/map/index.tsx', isComponent = false } = {}) {
  return judgeScript(text, { file, isComponent, isThere }).map(({ at, message, suggestion }) => [
    typeof at === 'object' ? text.slice(at[0], at[1]) : at,
    message,
    suggestion,
  ]);
}

test('a script may import from React, the pieces of the engine and files of its own folder', () => {
  const text = [
    "import { useState } from 'react';",
    `import * as all from '${PIECES}';`,
    `import pieces from '${PIECES}';`,
    `import { Picture } from '${PIECES}';`,
    "import { tiles } from './tiles.ts';",
    "import type { Data } from './data.d.ts';",
    'export const Map = () => null;',
  ].join('\n');
  expect(judge(text)).toEqual([]);
  expect(judge("import { tiles } from '../tiles.ts';", { file: 'blocks/map/more/a.ts' })).toEqual(
    [],
  );
});

test.each([
  [
    "import a from 'lodash';",
    ["'lodash'", expect.stringMatching(/, not from lodash\.$/), undefined],
  ],
  [
    "import a from 'reakt';",
    ["'reakt'", expect.stringMatching(/, not from reakt\.$/), 'Did you mean `react`?'],
  ],
  [
    "import a from '../other/tiles.ts';",
    [
      "'../other/tiles.ts'",
      '../other/tiles.ts is outside the folder of the block, which must work when copied alone.',
      'Copy the code you need into blocks/map.',
    ],
  ],
  [
    "import a from './none.ts';",
    [
      "'./none.ts'",
      'There is no file blocks/map/none.ts.',
      'An import must name the file with its ending.',
    ],
  ],
  [
    "const a = import('./tiles.ts');",
    [
      "import('./tiles.ts')",
      'A block cannot use dynamic imports.',
      'Import it at the top of the file.',
    ],
  ],
  ['const a = ;', [';', expect.stringMatching(/^The compiler cannot read this: /), undefined]],
])('%s is told, and where', (text, fault) => {
  expect(judge(text)).toEqual([fault]);
});

test('a name that the pieces of the engine do not have is told, with one that they have', () => {
  expect(judge(`import { Pictur } from '${PIECES}';`)).toEqual([
    ['Pictur', `${PIECES} does not export \`Pictur\`.`, 'Did you mean `Picture`?'],
  ]);
  expect(judge(`import { Zzzzzzzz } from '${PIECES}';`)).toEqual([
    [
      'Zzzzzzzz',
      `${PIECES} does not export \`Zzzzzzzz\`.`,
      expect.stringMatching(/^It exports .*Picture/),
    ],
  ]);
});

test('the file that draws a block exports a component', () => {
  const isComponent = { isComponent: true };
  expect(judge('export default function Map() {}', isComponent)).toEqual([]);
  expect(judge('export const Map = 1;', isComponent)).toEqual([
    [
      'e',
      'This file does not export a component.',
      expect.stringContaining('`export default function`'),
    ],
  ]);
});

test.each([
  ["import { Gone } from './gone.tsx';", 'imports'],
  ['export const b = 1;', 'exports'],
])('inside of a function there is no %s', (line, what) => {
  expect(judge(`export default function Map() {\n  ${line}\n  return null;\n}\n`)).toEqual([
    [
      line,
      `The compiler allows ${what} only at the top of a file, not inside a function.`,
      'Move it out.',
    ],
  ]);
});

test('a name that is declared twice is told', () => {
  const [fault] = judge('const a = 1;\nconst a = 2;\nexport default a;\n');
  expect(fault?.[1]).toBe(
    'The compiler cannot read this: Identifier `a` has already been declared',
  );
});
