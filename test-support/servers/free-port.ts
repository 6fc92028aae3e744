import { createServer } from 'node:net';

/** A port on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const found = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof found !== 'object' || !found) throw new Error('No port is free.');
  return found.port;
}
