// Plain JavaScript, because a thread does not inherit the loader that lets Node read TypeScript.
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';

parentPort?.on('message', answer);

/** @param {import('./subset-apart.ts').SubsetOrder} order */
function answer({ bytes, characters, options }) {
  subsetFont(Buffer.from(bytes), characters, options)
    .then((font) => parentPort?.postMessage(font))
    .catch((/** @type {unknown} */ error) => {
      // What nobody catches here, anyone who waits for the thread is told.
      throw error;
    });
}
