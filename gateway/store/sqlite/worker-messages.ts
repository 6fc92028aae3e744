import { isRecord } from '../../../schema/is-record.ts';
import { readRow, readStatement, type Row, type Statement } from '../database.ts';

/** What the database's thread is asked to do. */
export type Request =
  | { kind: 'open' }
  | { kind: 'transaction'; statements: Statement[]; end: 'commit' | 'rollback' }
  | { kind: 'checkpoint' }
  | { kind: 'close' };

/** What it answers, one answer to each request in their order. */
export type Answer =
  | { kind: 'rows'; rows: Row[][] }
  | { kind: 'checkpointed'; complete: boolean }
  | { kind: 'done' }
  /** `away`: no transaction can run at the moment, so trying its parts one by one is of no use. */
  | { kind: 'failed'; message: string; code: string; away: boolean };

function unknown(what: string): TypeError {
  return new TypeError(`The database's thread got or gave ${what} that nobody knows.`);
}

/** @throws TypeError for what is no request */
export function readRequest(value: unknown): Request {
  if (!isRecord(value)) throw unknown('a request');
  const { kind, statements, end } = value;
  if (kind === 'open' || kind === 'checkpoint' || kind === 'close') return { kind };
  if (kind !== 'transaction' || !Array.isArray(statements)) throw unknown('a request');
  if (end !== 'commit' && end !== 'rollback') throw unknown('an end');
  return { kind, statements: statements.map(readStatement), end };
}

function readRows(value: unknown): Row[] {
  if (!Array.isArray(value)) throw unknown('rows');
  return value.map(readRow);
}

/** @throws TypeError for what is no answer */
export function readAnswer(value: unknown): Answer {
  if (!isRecord(value)) throw unknown('an answer');
  const { kind, rows, complete, message, code, away } = value;
  if (kind === 'done') return { kind };
  if (kind === 'checkpointed' && typeof complete === 'boolean') return { kind, complete };
  if (kind === 'rows' && Array.isArray(rows)) return { kind, rows: rows.map(readRows) };
  if (kind !== 'failed' || typeof message !== 'string' || typeof code !== 'string') {
    throw unknown('an answer');
  }
  return { kind, message, code, away: away === true };
}
