import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../database.ts';
import { type Answer, readAnswer, type Request } from './worker-messages.ts';

/**
 * The thread's program: from source it needs the loader first; in a compiled server it is next to the
 * commands, and this module next to them or in a chunk of its own one folder below. `filename` is that of the chunk, where
 * the bundle of the engine has the place of the source as `url`.
 */
const PROGRAM = ['start-sqlite-worker.mjs', 'sqlite-worker.mjs', '../sqlite-worker.mjs']
  .map((name) => fileURLToPath(new URL(name, pathToFileURL(import.meta.filename))))
  .find((path) => existsSync(path));

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** A thread that answers each request in turn. One that dies is replaced at the next request. */
export class WorkerThread {
  #worker: Worker | undefined;
  #waiting: Waiting[] = [];

  /** 1 once the thread is to end: shared memory, because it reads no message while it waits. */
  readonly #stopping = new Int32Array(new SharedArrayBuffer(4));

  constructor(readonly folder: string) {}

  /** A thread that would start now would keep the process alive. */
  #isClosed = false;

  /** Resolves to the answer. @throws DatabaseAway when the thread died, or was closed */
  ask(request: Request): Promise<Answer> {
    if (this.#isClosed)
      return Promise.reject(new DatabaseAway('The database is closed.', 'DATABASE_CLOSED'));
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      this.#worker.postMessage(request);
      this.#waiting.push({ resolve, reject });
    });
  }

  /**
   * Ends the thread after what it was asked for, but waits no longer than this: a call that waits for
   * a lock or a disk cannot be stopped, and what it writes was not acknowledged.
   */
  async close(milliseconds: number): Promise<void> {
    const worker = this.#worker;
    if (!worker) {
      this.#isClosed = true;
      return;
    }
    Atomics.store(this.#stopping, 0, 1);
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    void this.ask({ kind: 'close' }).catch(() => undefined);
    this.#isClosed = true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
    await Promise.race([ended, late]);
    clearTimeout(timer);
    worker.unref();
  }

  #start(): Worker {
    if (PROGRAM === undefined) throw new Error('The program of the database thread is missing.');
    const worker = new Worker(PROGRAM, {
      workerData: { folder: this.folder, stopping: this.#stopping },
    });
    worker.on('message', (message: unknown) => this.#receive(message));
    worker.on('error', (error) => this.#end(worker, error.message));
    worker.on('exit', () => this.#end(worker, 'it ended'));
    return worker;
  }

  #receive(message: unknown): void {
    const waiting = this.#waiting.shift();
    try {
      waiting?.resolve(readAnswer(message));
    } catch (error) {
      waiting?.reject(error);
    }
  }

  #end(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const error = new DatabaseAway(`The database thread failed: ${reason}.`, 'DATABASE_THREAD');
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
