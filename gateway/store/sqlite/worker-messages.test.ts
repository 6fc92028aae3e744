import { describe, expect, it } from 'vitest';
import { readAnswer, readRequest } from './worker-messages.ts';

describe('what the threads say to each other', () => {
  it.each([
    { kind: 'open' },
    { kind: 'checkpoint' },
    { kind: 'close' },
    {
      kind: 'transaction',
      end: 'rollback',
      statements: [{ sql: 'select $1', args: ['a', 1, null] }],
    },
  ])('takes the request %j', (request) => {
    expect(readRequest(request)).toEqual(request);
  });

  it.each([
    undefined,
    'open',
    { kind: 'vacuum' },
    { kind: 'transaction', statements: [] },
    { kind: 'transaction', end: 'commit', statements: ['select 1'] },
    { kind: 'transaction', end: 'commit', statements: [{ sql: 'select $1', args: [true] }] },
  ])('refuses the request %j', (request) => {
    expect(() => readRequest(request)).toThrow(TypeError);
  });

  it.each([
    { kind: 'done' },
    { kind: 'checkpointed', complete: false },
    { kind: 'rows', rows: [[{ id: 'a', at: 1, body: null }], []] },
    { kind: 'failed', message: 'locked', code: 'SQLITE_BUSY', away: true },
  ])('takes the answer %j', (answer) => {
    expect(readAnswer(answer)).toEqual(answer);
  });

  it.each([
    undefined,
    { kind: 'lost' },
    { kind: 'checkpointed' },
    { kind: 'rows', rows: 'none' },
    { kind: 'rows', rows: ['none'] },
    { kind: 'rows', rows: [[{ id: true }]] },
    { kind: 'failed', message: 'locked' },
  ])('refuses the answer %j', (answer) => {
    expect(() => readAnswer(answer)).toThrow(TypeError);
  });
});
