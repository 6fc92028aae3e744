/**
 * The thread of the embedded database: whatever waits for the disk or for a lock waits here, and not
 * where pages are served. `worker-thread.ts` starts it and speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { carryOut } from './carry-out.ts';
import { SqliteFile } from './sqlite-file.ts';
import { readRequest } from './worker-messages.ts';

const folder: unknown = workerData;
if (typeof folder !== 'string') throw new TypeError('The database thread needs its folder.');
const file = new SqliteFile(folder);

parentPort?.on('message', (message: unknown) => {
  const request = readRequest(message);
  parentPort?.postMessage(carryOut(file, request));
  if (request.kind === 'close') parentPort?.close();
});
