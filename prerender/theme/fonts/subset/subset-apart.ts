import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SubsetOptions } from 'subset-font';

/** What a font is to be cut to. */
export interface SubsetOrder {
  bytes: Uint8Array;
  characters: string;
  options: SubsetOptions;
}

/** How long the thread waits for another order: a font has several files, with a little work between them. */
const IDLE_MS = 200;

/** The thread that cuts, as long as there is something to cut. */
let thread: Worker | undefined;
let end: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Cuts a font in a thread of its own, one font after the other. The library keeps 100 MB as long as the thread lives that
 * has called it: a fifth of what a build of 10,000 pages may take. To start it takes ten times as long as a cut, so the
 * thread ends when no other font has followed for a moment.
 * @throws what the library throws
 */
export function subsetApart(order: SubsetOrder): Promise<Buffer> {
  const cut = last.then(() => cutInThread(order));
  last = cut.catch(() => undefined);
  return cut;
}

async function cutInThread(order: SubsetOrder): Promise<Buffer> {
  clearTimeout(end);
  thread ??= new Worker(new URL('subset-thread.mjs', import.meta.url));
  const used = thread;
  used.ref();
  used.postMessage(order);
  try {
    const messages: unknown[] = await once(used, 'message');
    const [content] = messages;
    if (content instanceof Uint8Array) return Buffer.from(content);
    throw new Error('The font thread did not return a font.');
  } catch (error) {
    endThread();
    throw error;
  } finally {
    // No program waits for a thread that has nothing to do.
    used.unref();
    end = setTimeout(endThread, IDLE_MS).unref();
  }
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
