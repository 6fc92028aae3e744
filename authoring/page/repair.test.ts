import { expect, it } from 'vitest';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Operation } from '../../edit/operation.ts';
import type { DataPath } from '../../edit/pointer.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { repairOf } from './repair.ts';

const SCHEMA: FieldSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', examples: ['A title'] },
    note: { type: 'string', examples: ['A note'] },
    days: { type: 'array', items: { type: 'string' } },
  },
};

/** What would put right that a value is of the wrong type. */
function repair(data: unknown, path: DataPath): Operation[] {
  const problem: Diagnostic = {
    id: 'wrong-type',
    severity: 'error',
    file: 'site.yaml',
    line: 1,
    column: 1,
    message: 'Wrong.',
    path,
  };
  return repairOf(problem, { text: '', data, schema: { root: SCHEMA } });
}

it('leaves out an optional field of the wrong type, and fills one that must be there', () => {
  expect(repair({ title: 'A', note: 12 }, ['note'])).toEqual([{ op: 'remove', path: '/note' }]);
  expect(repair({ title: 12 }, ['title'])).toEqual([
    { op: 'set', path: '/title', value: 'A title' },
  ]);
});

it('takes a single value out of a list, or puts it into one', () => {
  expect(repair({ title: ['A'] }, ['title'])).toEqual([{ op: 'set', path: '/title', value: 'A' }]);
  expect(repair({ title: 'A', days: 'Monday' }, ['days'])).toEqual([
    { op: 'set', path: '/days', value: ['Monday'] },
  ]);
});
