import { serveSite } from '../server/serve-site.ts';
import { stopOnSignal } from '../server/stop.ts';

/** Serves a built site until the process is told to stop, and prints where. */
export async function serveUntilStopped(site: string): Promise<void> {
  const { port, log, stop } = await serveSite(site);
  stopOnSignal({ stop }, log);
  console.log(`Serving http://localhost:${port}`);
}
