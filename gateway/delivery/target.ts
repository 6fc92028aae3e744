import { createHash } from 'node:crypto';

/**
 * What came of an attempt to deliver.
 * - `refused`: the target looked at this inquiry and does not want it; repeating will not help
 * - `failed`: this inquiry could not be handed over just now, though the target was there; try again, after `wait`
 *   milliseconds where the target asked for that. Whatever was said to an inquiry may be about its content alone.
 * - `away`: nothing could have been handed over, as no content was sent yet; for `wait` milliseconds where it said so
 * - `unauthorised`: the target refuses the gateway itself before any content is sent; its owner must act
 */
export type DeliveryResult =
  | { outcome: 'delivered' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'failed' | 'away' | 'unauthorised'; reason: string; wait?: number | undefined };

/** An inquiry on its way to a target. */
export interface Outgoing {
  id: string;
  /** Name of the form. */
  form: string;
  /** The answers as JSON. */
  body: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
}

/** A place that inquiries are delivered to: the CRM, a mailbox or another program. */
export interface Target {
  /** What the store knows it by; see `targetKey`. */
  readonly key: string;
  /** Deliveries under way at once, per gateway. */
  readonly parallel: number;
  /** How long a lease lasts, in milliseconds: longer than any attempt can take. */
  readonly leaseMilliseconds: number;
  /** Whether its receiver is sure to recognize a repetition by the id, so that an attempt may be cut short. */
  readonly recognisesRepetition: boolean;
  /**
   * Hands one inquiry over. Never throws.
   * @param signal cuts the attempt short where `recognisesRepetition`: then it fails at once
   */
  deliver(inquiry: Outgoing, signal: AbortSignal): Promise<DeliveryResult>;
  /** Makes the next attempt show whether the target is there at all. */
  probeNext(): void;
  /** Ends all attempts at once, as if the target had given no answer. */
  abort(): void;
}

/**
 * A target's name in the log and in metrics: its kind and a few letters that tell it from others. Its address is not in
 * it, because that of a webhook may hold a secret, and the log does not contain mail addresses.
 */
export function labelOf(key: string): string {
  const [kind = '', ...address] = key.split(':');
  if (address.length === 0) return kind;
  return `${kind}-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`;
}
