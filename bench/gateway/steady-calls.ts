import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../../test-support/gateway/visitor.ts';

const TICK_MILLISECONDS = 10;

interface SteadyCalls {
  port: number;
  callsASecond: number;
  /** Until when. */
  signal: AbortSignal;
  /** Makes the call of a number, from 0; one that fails is not answered. */
  call: (client: Visitor, number: number) => Promise<unknown>;
}

/**
 * Calls a gateway so often a second, whether it answers or not.
 * @returns how many calls were made, and how many were answered by then
 */
export async function callSteadily({
  port,
  callsASecond,
  signal,
  call,
}: SteadyCalls): Promise<{ sent: number; answered: number }> {
  const client = new Visitor(port, 50);
  const started = performance.now();
  let sent = 0;
  let answered = 0;
  while (!signal.aborted) {
    const due = ((performance.now() - started) / 1000) * callsASecond;
    for (; sent < due; sent += 1) {
      call(client, sent).then(
        () => (answered += 1),
        () => undefined,
      );
    }
    await sleep(TICK_MILLISECONDS);
  }
  client.close();
  return { sent, answered };
}
