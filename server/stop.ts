import type { Server } from 'node:http';
import type { Log } from '../gateway/log.ts';

/** Requests under way may take so long to end, in milliseconds, before they are cut. */
const FINISH = 5_000;

/** When the process ends in any case: those who started it wait ten seconds before they kill it (Docker). */
const END = 7_500;

/** Accepts no more connections, finishes what is under way and cuts what takes too long. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), FINISH);
    server.close((error) => {
      clearTimeout(cut);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Ends the process with 0 when it is told to, once what it serves has stopped. */
export function stopOnSignal(served: { stop: () => Promise<void> }, log: Log): void {
  let isStopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    setTimeout(() => process.exit(0), END).unref();
    await served.stop();
    log('info', 'stopped');
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
