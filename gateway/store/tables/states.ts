/**
 * The state of a delivery, and of an inquiry: waiting as long as one of its deliveries is, then dead when one is.
 * - `waiting`: accepted, to be delivered
 * - `delivered`: the target confirmed it; of an inquiry, all targets
 * - `quarantined`: filled in the hidden field, or came while there were too many; kept, not
 *   delivered, until its owner releases it
 * - `dead`: the target refused it, or could not be reached for 72 hours; kept until replayed
 * - `erased`: its content was erased before it was delivered
 */
export const STATES = ['waiting', 'delivered', 'quarantined', 'dead', 'erased'] as const;
export type State = (typeof STATES)[number];

export function isState(value: string): value is State {
  return STATES.some((state) => state === value);
}

/** @throws TypeError for a word that is not a state: a fault in the database */
export function toState(value: string): State {
  if (isState(value)) return value;
  throw new TypeError(`"${value}" is not a state of an inquiry.`);
}
