import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { loadSchemas, type Schemas } from '../../schema/load-schemas.ts';
import type { DescribedProblem } from './described-problem.ts';
import { describeProblems } from './describe-problem.ts';

const SITE: FieldSchema = {
  type: 'object',
  description: 'A site.',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 0, maxLength: 40, examples: ['Alder Row'] },
    owner: { type: 'object', properties: { email: { type: 'string' }, phone: {} } },
  },
};

const loaded = loadSchemas();
const schemas: Schemas = { ...loaded, site: { ...loaded.site, schema: SITE } };

/** One problem of site.yaml, which says `text` if it is a new one. */
const describe = (problem: Diagnostic, text?: string): DescribedProblem[] =>
  describeProblems([problem], new Map(text === undefined ? [] : [['site.yaml', text]]), schemas);

const PLACE = { severity: 'error', file: 'site.yaml', line: 2, column: 3 } as const;
const WRONG_TYPE: Diagnostic = { ...PLACE, id: 'wrong-type', message: 'Wrong.', path: ['name'] };
const DESCRIBED = {
  ...PLACE,
  id: 'wrong-type',
  message: 'Wrong.',
  see: 'docs/pages/problems.yaml#wrong-type',
};

test('a problem comes with what belongs there, and what would put it right', () => {
  const problem: Diagnostic = { ...WRONG_TYPE, suggestion: 'Write words.', sourceLine: 'name: 7' };
  expect(describe(problem, 'name: 7\n')).toEqual([
    {
      ...DESCRIBED,
      pointer: '/name',
      suggestion: 'Write words.',
      expected: { type: 'string', minLength: 0, maxLength: 40 },
      repair: [{ op: 'set', path: '/name', value: 'Alder Row' }],
    },
  ]);
});

test('of a group, what belongs there are its fields', () => {
  const problem: Diagnostic = { ...WRONG_TYPE, path: ['owner'] };
  expect(describe(problem, 'name: A\nowner: me\n')).toEqual([
    {
      ...DESCRIBED,
      pointer: '/owner',
      expected: { type: 'object', fields: ['email', 'phone'] },
      repair: [{ op: 'remove', path: '/owner' }],
    },
  ]);
});

test('of a field that there is not, what belongs around it', () => {
  const problem: Diagnostic = { ...WRONG_TYPE, id: 'unknown-field', path: ['owner', 'fax'] };
  expect(describe(problem, 'name: A\nowner:\n  fax: 1\n')).toEqual([
    {
      ...DESCRIBED,
      id: 'unknown-field',
      see: 'docs/pages/problems.yaml#unknown-field',
      pointer: '/owner/fax',
      expected: { type: 'object', fields: ['email', 'phone'] },
      repair: [{ op: 'remove', path: '/owner/fax' }],
    },
  ]);
});

test('nothing is expected where no schema knows the fields around it, either', () => {
  const problem: Diagnostic = { ...WRONG_TYPE, path: ['other', 'fax'] };
  expect(describe(problem, 'other:\n  fax: 1\n')).toEqual([
    {
      ...DESCRIBED,
      pointer: '/other/fax',
    },
  ]);
});

test('a problem of a whole file, or of one that cannot be seen, is only told', () => {
  const { path: _, ...ofFile } = WRONG_TYPE;
  expect(describe(ofFile, 'name: 7\n')).toEqual([DESCRIBED]);
  expect(describe(WRONG_TYPE)).toEqual([{ ...DESCRIBED, pointer: '/name' }]);
});

test('of many problems, only the first come with what would put them right', () => {
  const problems = Array.from({ length: 30 }, () => WRONG_TYPE);
  const described = describeProblems(problems, new Map([['site.yaml', 'name: 7\n']]), schemas);
  expect(described).toHaveLength(30);
  expect(described.filter(({ repair }) => repair !== undefined)).toHaveLength(20);
});
