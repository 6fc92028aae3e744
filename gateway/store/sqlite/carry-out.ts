import { DatabaseAway } from '../database.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Answer, Request } from './worker-messages.ts';

function succeed(file: SqliteFile, request: Request): Answer {
  if (request.kind === 'transaction') {
    return { kind: 'rows', rows: file.transaction(request.statements, request.end) };
  }
  if (request.kind === 'checkpoint') return { kind: 'checkpointed', complete: file.checkpoint() };
  if (request.kind === 'open') file.open();
  else file.close();
  return { kind: 'done' };
}

/** Does what the database's thread is asked to do; what fails is an answer, too. */
export function carryOut(file: SqliteFile, request: Request): Answer {
  try {
    return succeed(file, request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
    return { kind: 'failed', message, code, away: error instanceof DatabaseAway };
  }
}
