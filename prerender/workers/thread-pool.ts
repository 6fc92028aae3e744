import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isRecord } from '../../schema/is-record.ts';

/** Small enough that all threads end together, large enough that messages cost nothing. */
const batchSize = 16;

/** What a thread says when it has done what it was told, or could not. */
export type Answer = { done: unknown[] } | { failed: string };

/** Threads of one program, each of which answers every message with one `Answer`. */
export class ThreadPool {
  readonly #threads: Worker[];

  /** @param data what each thread starts with */
  constructor(program: string | URL, count: number, data: unknown) {
    // They may start before a build has said so in this process.
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#threads = Array.from(
      { length: count },
      () => new Worker(program, { workerData: data, env }),
    );
  }

  /** Sends the same message to every thread. */
  async tellAll(message: unknown): Promise<void> {
    await Promise.all(this.#threads.map((thread) => ask(thread, message)));
  }

  /**
   * Gives each thread a batch as soon as it is done with the last.
   *
   * @param toMessage makes the message for a batch; its answer has one value an item
   * @returns the values, in the order of the items
   * @throws what a thread failed with
   */
  async map<Item>(
    items: readonly Item[],
    toMessage: (batch: Item[]) => unknown,
    onProgress: (done: number) => void,
  ): Promise<unknown[]> {
    const values: unknown[] = [];
    let next = 0;
    let done = 0;
    const run = async (thread: Worker): Promise<void> => {
      while (next < items.length) {
        const start = next;
        next += batchSize;
        const batch = items.slice(start, next);
        for (const [index, value] of (await ask(thread, toMessage(batch))).entries()) {
          values[start + index] = value;
        }
        onProgress((done += batch.length));
      }
    };
    await Promise.all(this.#threads.map(run));
    return values;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

/** @throws what the thread failed with */
async function ask(thread: Worker, message: unknown): Promise<unknown[]> {
  thread.postMessage(message);
  const messages: unknown[] = await once(thread, 'message');
  const [answer] = messages;
  if (hasDone(answer)) return answer.done;
  throw new Error(isRecord(answer) ? String(answer['failed']) : 'A thread gave no answer.');
}

function hasDone(answer: unknown): answer is { done: unknown[] } {
  return isRecord(answer) && Array.isArray(answer['done']);
}
