import { failureCode } from '../log.ts';
import type { GatewayContext } from '../context.ts';
import { HttpError } from '../http-error.ts';

/**
 * Does what needs the store.
 * @throws HttpError 503 in words for the visitor when the store cannot be used, which is logged and counted
 */
export async function orUnavailable<T>(
  { log, metrics }: Pick<GatewayContext, 'log' | 'metrics'>,
  event: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    metrics.count('gateway_store_errors_total');
    log('error', event, { code: failureCode(error) });
    throw new HttpError(
      503,
      'Your inquiry could not be saved right now. Please try again in a moment or send an e-mail.',
      { 'retry-after': '30' },
      'temporarily_unavailable',
    );
  }
}
