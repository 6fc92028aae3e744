import { expect, test } from 'vitest';
import { documentedCommands } from './documented-commands.ts';
import { LEFT_OUT, WALK } from './walk.ts';

test('every command of README.md and docs/start.md is in the walk, or it is said why not', () => {
  const walked = [...WALK.map(({ command }) => command), ...LEFT_OUT.keys()];
  expect(documentedCommands().length).toBeGreaterThan(20);
  expect(documentedCommands().toSorted()).toEqual([...new Set(walked)].toSorted());
});
