import { expect, test } from 'vitest';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import { carryOut } from './carry-out.ts';
import { readSetup } from '../render/jobs.ts';

const told: unknown[][] = [];
const tasks = {
  check(file: string) {
    if (file === 'bad.yaml') throw new Error('It cannot be read.');
    return { file, digest: 'd', problems: [] };
  },
  prepare: (...all: unknown[]) => Promise.resolve(void told.push(all)),
  render(job: { file: string }, copies: string): Promise<PageOutput> {
    told.push([job, copies]);
    return job.file === 'bad.yaml'
      ? Promise.reject(new Error('It has changed.'))
      : Promise.resolve({ digest: job.file, sizes: [1, 2], hasCopies: false, style: '' });
  },
};

test('checks, prepares and renders what it is told, in that order', async () => {
  expect(await carryOut(tasks, { kind: 'check', files: ['a.yaml', 'b.yaml'] })).toEqual({
    done: ['a.yaml', 'b.yaml'].map((file) => ({ file, digest: 'd', problems: [] })),
  });
  expect(await carryOut(tasks, { kind: 'prepare', context: { serverEntry: 'a.mjs' } })).toEqual({
    done: [],
  });
  const jobs = [{ file: 'a.yaml', digest: 'd' }];
  expect(await carryOut(tasks, { kind: 'render', jobs })).toMatchObject({
    done: [{ digest: 'a.yaml' }],
  });
  // So many pages have their copies made by the server.
  expect(told).toEqual([[{ serverEntry: 'a.mjs' }], [jobs[0], 'later']]);
});

const UNKNOWN = 'Unknown worker message.';

test.each([
  ['a check that fails', { kind: 'check', files: ['bad.yaml'] }, 'It cannot be read.'],
  [
    'a page that fails',
    { kind: 'render', jobs: [{ file: 'bad.yaml', digest: 'd' }] },
    'It has changed.',
  ],
  ['a page without a digest', { kind: 'render', jobs: [{ file: 'a.yaml' }] }, UNKNOWN],
  ['a check of no files', { kind: 'check' }, UNKNOWN],
  ['what is no job', { kind: 'jump' }, UNKNOWN],
  ['what is no message', 'check', UNKNOWN],
])('answers with the reason of %s', async (_, message, failed) => {
  expect(await carryOut(tasks, message)).toEqual({ failed });
});

const facts = { folder: '/site', routes: new Map() };

test('a thread starts with a site alone', () => {
  const setup = { facts, keepsPages: false };
  expect(readSetup(setup)).toBe(setup);
  for (const wrong of [
    undefined,
    { facts },
    { facts: undefined, keepsPages: true },
    { facts: { ...facts, folder: 1 }, keepsPages: true },
    { facts: { ...facts, routes: {} }, keepsPages: true },
  ])
    expect(() => readSetup(wrong)).toThrow('A worker needs the data of its site.');
});
