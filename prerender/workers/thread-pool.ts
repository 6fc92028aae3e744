import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isThreadAnswer } from '../../schema/generated/guards/engine.js';

/** Small enough that all threads end together, large enough that messages cost nothing. */
const batchSize = 16;

/** What Node 20 does by itself. Node 24 takes more, with which 10,000 pages are built no sooner, but in 200 MB more. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/** How items are shared among threads. */
interface Sharing<Item> {
  /** Makes the message for a batch; its answer has one value an item. */
  toMessage: (batch: Item[]) => unknown;
  /** Is told of each batch, how many items are done by then, and the number of the thread that did it. */
  onDone: (batch: readonly Item[], done: number, thread: number) => void;
  /** The thread that does an item with the least work, if there is one. */
  bestFor?: (item: Item) => number | undefined;
}

/** Threads of one program, each of which answers every message with one `ThreadAnswer`. */
export class ThreadPool {
  readonly #threads: Worker[];

  /** @param data what each thread starts with */
  constructor(program: string | URL, count: number, data: unknown) {
    // They may start before a build has said so in this process.
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#threads = Array.from(
      { length: count },
      () => new Worker(program, { workerData: data, env, resourceLimits }),
    );
  }

  /** Sends the same message to every thread. */
  async tellAll(message: unknown): Promise<void> {
    await Promise.all(this.#threads.map((thread) => ask(thread, message)));
  }

  /**
   * Gives each thread a batch as soon as it is done with the last: of the items that it is best for, then of those that
   * no thread is, then of others.
   * @returns the values, in the order of the items
   * @throws what a thread failed with
   */
  async map<Item>(
    items: readonly Item[],
    { toMessage, onDone, bestFor = () => undefined }: Sharing<Item>,
  ): Promise<unknown[]> {
    const values: unknown[] = [];
    const anybodys = this.#threads.length;
    const waiting = Array.from({ length: anybodys + 1 }, (): [index: number, item: Item][] => []);
    for (const [index, item] of items.entries())
      waiting[bestFor(item) ?? anybodys]?.push([index, item]);
    const take = (thread: number): [number, Item][] => {
      const lists = [waiting[thread], waiting[anybodys], ...waiting];
      return lists.find((list) => list && list.length > 0)?.splice(0, batchSize) ?? [];
    };
    let done = 0;
    const run = async (thread: Worker, number: number): Promise<void> => {
      for (let taken = take(number); taken.length > 0; taken = take(number)) {
        const batch = taken.map(([, item]) => item);
        const answers = await ask(thread, toMessage(batch));
        for (const [at, [index]] of taken.entries()) values[index] = answers[at];
        onDone(batch, (done += batch.length), number);
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
  if (!isThreadAnswer(answer)) throw new Error('A thread did not answer.');
  if ('done' in answer) return answer.done;
  throw new Error(answer.failed);
}
