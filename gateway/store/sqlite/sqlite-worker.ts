/**
 * The thread of the embedded database: whatever waits for the disk or for a lock waits here, and not
 * where pages are served. `worker-thread.ts` starts it and speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '../../../schema/is-record.ts';
import { carryOut } from './carry-out.ts';
import { SqliteFile } from './sqlite-file.ts';
import { readRequest } from './worker-messages.ts';

const data: unknown = workerData;
if (!isRecord(data)) throw new TypeError('The database thread needs its data.');
const { folder, stopping } = data;
if (typeof folder !== 'string' || !(stopping instanceof Int32Array)) {
  throw new TypeError('The database thread needs its folder and the stop signal.');
}
const file = new SqliteFile(folder, () => Atomics.load(stopping, 0) === 1);

parentPort?.on('message', (message: unknown) => {
  const request = readRequest(message);
  parentPort?.postMessage(carryOut(file, request));
  if (request.kind === 'close') parentPort?.close();
});
