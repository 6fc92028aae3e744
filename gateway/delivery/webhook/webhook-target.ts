import type { Forms } from '../../../schema/forms/forms-file.ts';
import { storedValues } from '../../inquiry.ts';
import { failureCode } from '../../log.ts';
import { NOT_CONNECTED } from '../not-connected.ts';
import { retryAfter } from '../../retry/retry-after.ts';
import type { DeliveryResult, Outgoing, Target } from '../target.ts';
import { sign } from './sign.ts';

/** How long one call may take, in milliseconds: the Standard Webhooks rules advise 15 to 30 seconds. */
const TIME_LIMIT = 20_000;

/**
 * Another program as a target: a call with JSON, signed by the rules of Standard Webhooks (github.com/standard-webhooks).
 * `webhook-id` is the inquiry's, the same at each attempt, so that the receiver recognizes a repetition.
 * @param secret as its owner writes it, `whsec_` and base64
 * @param forms says what the forms are called
 */
export function webhookTarget(
  key: string,
  url: string,
  secret: string,
  forms: () => Forms,
  clock: () => number,
): Target {
  const stopping = new AbortController();

  async function call(inquiry: Outgoing, signal: AbortSignal): Promise<DeliveryResult> {
    const body = payload(inquiry, forms()[inquiry.form]?.title);
    const response = await fetch(url, {
      method: 'POST',
      // Another place than the one that the site's owner named gets nothing.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), stopping.signal, signal]),
      headers: {
        'content-type': 'application/json',
        ...sign(secret, inquiry.id, Math.floor(clock() / 1000), body),
      },
      body,
    });
    await response.body?.cancel();
    const { status } = response;
    return classify(status, retryAfter(response.headers.get('retry-after'), clock()));
  }

  return {
    key,
    parallel: 5,
    leaseMilliseconds: 3 * TIME_LIMIT,
    recognisesRepetition: true,
    async deliver(inquiry, signal) {
      try {
        return await call(inquiry, signal);
      } catch (error) {
        const code = failureCode(error);
        const outcome = NOT_CONNECTED.has(code) ? 'away' : 'failed';
        return { outcome, reason: `The webhook did not answer: ${code}.` };
      }
    },
    // Nothing is kept between two calls.
    probeNext: () => undefined,
    abort: () => stopping.abort(),
  };
}

/** What is sent: type, time and content, as the rules advise. */
function payload({ id, form, body, acceptedAt }: Outgoing, title: string | undefined): string {
  return JSON.stringify({
    type: 'form.submitted',
    timestamp: new Date(acceptedAt).toISOString(),
    data: { id, form, title, answers: storedValues(body) },
  });
}

/**
 * What a status means by those rules: 2xx is received; 410 says that nothing more is wanted. Whatever else may be a
 * fault of the set-up, so it is tried again. 401 and 403 too: a firewall before the receiver gives them to what it takes
 * for an attack.
 */
function classify(status: number, wait: number | undefined): DeliveryResult {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === 410) return { outcome: 'refused', reason: 'The webhook is gone: 410.' };
  if (status === 429 || (status === 503 && wait !== undefined)) {
    return { outcome: 'failed', reason: `The webhook asks to wait: ${status}.`, wait: wait ?? 0 };
  }
  return { outcome: 'failed', reason: `The webhook answered ${status}.` };
}
