/**
 * The thread of the embedded database: whatever waits for the disk or for a lock waits here, and not
 * where pages are served. `libsql.ts` starts it and speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseAway } from './database.ts';
import { SqliteFile } from './sqlite-file.ts';
import { type Answer, readRequest, type Request } from './worker-messages.ts';

const folder: unknown = workerData;
if (typeof folder !== 'string') throw new TypeError('The database thread needs its folder.');
const file = new SqliteFile(folder);

function carryOut(request: Request): Answer {
  if (request.kind === 'transaction') {
    return { kind: 'rows', rows: file.transaction(request.statements, request.end) };
  }
  if (request.kind === 'checkpoint') return { kind: 'checkpointed', complete: file.checkpoint() };
  if (request.kind === 'open') {
    file.open();
  } else {
    file.close();
    parentPort?.close();
  }
  return { kind: 'done' };
}

function answer(message: unknown): Answer {
  try {
    return carryOut(readRequest(message));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
    return { kind: 'failed', message: reason, code, away: error instanceof DatabaseAway };
  }
}

parentPort?.on('message', (message: unknown) => parentPort?.postMessage(answer(message)));
