import { expect, it } from 'vitest';
import type { Diagnostic, Operation } from '../../schema/generated/data.d.ts';
import type { DataPath } from '../../schema/pointer.ts';
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

const WRONG_TYPE: Diagnostic = {
  id: 'wrong-type',
  severity: 'error',
  file: 'site.yaml',
  line: 1,
  column: 1,
  message: 'Wrong.',
};

/** What would put a problem right, by default that a value is of the wrong type. */
function repair(
  data: unknown,
  path?: DataPath,
  { text = '', ...problem }: Partial<Diagnostic> & { text?: string } = {},
): Operation[] {
  const whole = { ...WRONG_TYPE, ...(path && { path }), ...problem };
  return repairOf(whole, { text, data, schema: { root: SCHEMA } });
}

it('leaves out an optional field of the wrong type, and fills one that must be there', () => {
  expect(repair({ title: 'A', note: 12 }, ['note'])).toEqual([{ op: 'remove', path: '/note' }]);
  expect(repair({ title: 12 }, ['title'])).toEqual([
    { op: 'set', path: '/title', value: 'A title' },
  ]);
});

it('does what the check itself would do, if that can be read', () => {
  const fix = { start: 0, end: 5, text: 'title' };
  const of = (text: string) => repair({ tilte: 'A' }, ['tilte'], { text, fix });
  expect(of('tilte: A\n')).toEqual([
    { op: 'set', path: '/title', value: 'A' },
    { op: 'remove', path: '/tilte' },
  ]);
  expect(of('tilte: [\n')).toEqual([]);
});

it('adds what is missing with the words of an example, and takes out what no schema knows', () => {
  expect(repair({ note: 'A' }, [], { id: 'missing-field' })).toEqual([
    { op: 'set', path: '/title', value: 'A title' },
  ]);
  expect(repair({ title: 'A' }, [], { id: 'missing-field' })).toEqual([]);
  expect(repair({ fax: 1 }, ['fax'], { id: 'unknown-field' })).toEqual([
    { op: 'remove', path: '/fax' },
  ]);
  expect(repair({ fax: 1 }, ['fax'])).toEqual([]);
  expect(repair({})).toEqual([]);
});

it('takes a single value out of a list, or puts it into one', () => {
  expect(repair({ title: ['A'] }, ['title'])).toEqual([{ op: 'set', path: '/title', value: 'A' }]);
  expect(repair({ title: 'A', days: 'Monday' }, ['days'])).toEqual([
    { op: 'set', path: '/days', value: ['Monday'] },
  ]);
  expect(repair({ title: ['A', 'B'] }, ['title'])).toEqual([
    { op: 'set', path: '/title', value: 'A title' },
  ]);
  expect(repair({ title: 'A', days: 7 }, ['days'])).toEqual([{ op: 'remove', path: '/days' }]);
  expect(repair({ title: 'A', days: ['x'] }, ['days'])).toEqual([{ op: 'remove', path: '/days' }]);
});
