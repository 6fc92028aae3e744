import { expect, test } from 'vitest';
import type { DataPath } from '../../schema/pointer.ts';
import type { FileSchema } from '../../edit/fit-schema.ts';
import { exampleAt } from './example-at.ts';

const SCHEMA: FileSchema = {
  root: {
    examples: [{ title: 'A page', days: ['Monday'], toc: true }],
    properties: {
      title: { type: 'string', examples: ['Another'] },
      lead: { type: 'string', examples: ['Words'], default: '' },
      tone: { enum: ['calm', 'loud'], default: 'loud' },
      side: { enum: ['left', 'right'] },
      blocks: { type: 'array' },
    },
  },
  blocks: new Map([
    [
      'hero',
      {
        file: 'hero.json',
        validate: () => [],
        schema: {
          examples: [{ type: 'hero', title: 'Dry roofs', cards: [{ name: 'A' }, { name: 'B' }] }],
          properties: { note: { examples: ['A note'] } },
        },
      },
    ],
  ]),
};
const DATA = { title: '', blocks: [{ type: 'hero' }, { type: 'other' }] };

test.each<[path: DataPath, example: unknown]>([
  [['title'], 'A page'],
  [['days', 0], 'Monday'],
  [['days', 3], 'Monday'],
  [['lead'], 'Words'],
  [['tone'], 'loud'],
  [['side'], 'left'],
  [['toString'], undefined],
  [['blocks', 0, 'title'], 'Dry roofs'],
  [['blocks', 0, 'cards', 1, 'name'], 'B'],
  [['blocks', 0, 'cards', 2, 'name'], 'A'],
  [['blocks', 0, 'note'], 'A note'],
  [['blocks', 1, 'title'], undefined],
])('at %j', (path, example) => {
  expect(exampleAt(SCHEMA, DATA, path)).toEqual(example);
});
