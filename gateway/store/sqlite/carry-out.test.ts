import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { DatabaseAway } from '../database.ts';
import { carryOut } from './carry-out.ts';
import { SqliteFile } from './sqlite-file.ts';

/** The answer where closing the file throws. */
function answerTo(thrown: unknown) {
  const file = new SqliteFile(temporaryFolder());
  vi.spyOn(file, 'close').mockImplementation(() => {
    throw thrown;
  });
  return carryOut(file, { kind: 'close' });
}

it.each([
  [
    'a database that is away',
    new DatabaseAway('It is full.', 'ENOSPC'),
    'It is full.',
    'ENOSPC',
    true,
  ],
  ['an error of the system', Object.assign(new Error('No.'), { code: 'EIO' }), 'No.', 'EIO', false],
  ['an error without a code', new Error('No.'), 'No.', 'SQLITE_ERROR', false],
  ['what is no error', 'No.', 'No.', 'SQLITE_ERROR', false],
])('answers %s with its message and code', (_, thrown, message, code, away) => {
  expect(answerTo(thrown)).toEqual({ kind: 'failed', message, code, away });
});
