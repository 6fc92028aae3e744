import { expect, test } from 'vitest';
import { doneSteps, lastDone, lastUndone } from './history.ts';
import type { Step } from '../../schema/generated/data.d.ts';

/** Steps by the first letters of their kinds: do, undo, redo, cancel (c). Each has the number of its place. */
function steps(kinds: string): Step[] {
  const names = { d: 'do', u: 'undo', r: 'redo', c: 'cancel' } as const;
  const [done, undone]: number[][] = [[], []];
  return Array.from(kinds).flatMap((letter, n): Step[] => {
    if (letter !== 'd' && letter !== 'u' && letter !== 'r' && letter !== 'c') return [];
    const id = n + 1;
    const of = (letter === 'u' ? done?.pop() : letter === 'r' ? undone?.pop() : id) ?? id;
    if (letter === 'u') undone?.push(of);
    else if (letter !== 'c') done?.push(id);
    return [{ id, of, kind: names[letter], about: '', changes: [] }];
  });
}

const ids = (found: readonly Step[]) => found.map(({ id }) => id);

test.each([
  ['', [], []],
  ['dd', [1, 2], []],
  ['ddu', [1], [3]],
  ['dduu', [], [3, 4]],
  ['dduur', [5], [3]],
  ['dduurr', [5, 6], []],
  ['ddurd', [1, 4, 5], []],
  ['ddud', [1, 4], []],
  ['ddc', [1], []],
  ['duc', [1], []],
  ['durc', [], [2]],
  ['dudc', [], [2]],
])('after %j, %j is done and the last of %j can be redone', (kinds, done, undone) => {
  const all = steps(kinds);
  expect(ids(doneSteps(all))).toEqual(done);
  expect(lastDone(all.toReversed())?.id).toBe(done.at(-1));
  expect(lastUndone(all.toReversed())?.id).toBe(undone.at(-1));
});

test('an undo is of its own step, also where somebody else has done something since', () => {
  const [first, second] = steps('dd');
  if (!first || !second) throw new Error('There are two steps.');
  const undo: Step = { id: 3, of: 1, kind: 'undo', about: '', changes: [] };
  expect(doneSteps([first, second, undo])).toEqual([second]);
  expect(lastDone([undo, second, first])).toBe(second);
});

test('asks for no more steps than it takes', () => {
  const asked: number[] = [];
  function* fromEnd(): Generator<Step> {
    for (const step of steps('dddu').toReversed()) {
      asked.push(step.id);
      yield step;
    }
  }
  expect(lastDone(fromEnd())?.id).toBe(2);
  expect(asked).toEqual([4, 3, 2]);
});
