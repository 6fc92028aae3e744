import type { State } from './tables/states.ts';

/** An inquiry on its way into the store. */
export interface Submission {
  /** The inquiry's id if it is accepted. */
  id: string;
  /** The Idempotency-Key, when the client sent one. */
  key: string | undefined;
  /** Name of the form. */
  form: string;
  /** Keys of the targets that it goes to, one or more. */
  targets: readonly string[];
  fingerprint: string;
  /** In small letters; null when the form asks for none. */
  email: string | null;
  /** Canonical JSON of the answers. */
  body: string;
  state: 'waiting' | 'quarantined';
  at: number;
}

/** `repeated`: the key was answered before, and this is that answer again. */
export type Acceptance =
  | { outcome: 'accepted'; id: string; repeated: boolean }
  | { outcome: 'duplicate' }
  | { outcome: 'key-reused' };

/**
 * The lane of a waiting delivery. `main`: all that were never tried, or failed while no others
 * passed. `slow`: failed while others passed, so that it is likely to fail again.
 */
type Lane = 'main' | 'slow';

/** What is claimed from: a lane, or `fresh`, those of the main lane that were never tried. */
export type Queue = Lane | 'fresh';

/** One inquiry on its way to one target. */
export interface DeliveryId {
  /** Of the inquiry. */
  id: string;
  target: string;
}

/** A delivery claimed for one attempt. */
export interface Claim extends DeliveryId {
  form: string;
  body: string;
  acceptedAt: number;
  /** Attempts so far, this one included. */
  attempt: number;
  waitingSince: number;
}

/** An inquiry as its owner sees it. */
export interface Entry {
  id: string;
  state: State;
  /** Why it is in this state: the last word of its audit. */
  reason: string;
  acceptedAt: number;
  changedAt: number;
  form: string;
  /** The answers as JSON; null once deleted. */
  body: string | null;
  /** In the order of the targets' keys. */
  deliveries: Delivery[];
}

/** Where an inquiry is on its way to one target. */
export interface Delivery {
  target: string;
  state: State;
  changedAt: number;
  attempts: number;
  lastError: string | null;
}

/** How many deliveries of a target wait or are dead, and since when the oldest. */
export interface Backlog {
  target: string;
  state: State;
  count: number;
  since: number;
}

export interface AuditLine {
  at: number;
  from: string | null;
  to: string;
  reason: string;
}

/** The reconciliation: `accepted` is counted in the audit table, the others in the inquiries. */
export type Counts = Record<State | 'accepted', number> & {
  /** When the oldest waiting inquiry was accepted; null when none waits. */
  oldestWaiting: number | null;
};

export interface Erased {
  id: string;
  /** State before. */
  state: State;
  /** Targets that have it, where it must be erased too. */
  deliveredTo: string[];
  /** Targets to which a delivery was under way at that moment. */
  underWayTo: string[];
}

export interface Erasure {
  erased: Erased[];
  /** False when another program was reading, so that the database's files still hold some of the text. */
  complete: boolean;
}

/** Filter and page of a listing: newest first. */
interface Selection {
  state?: State | undefined;
  ids?: string[] | undefined;
  limit?: number | undefined;
}

/** Calls that passed at a gateway, in a form of its own; the numbers of one gateway rise. */
export interface ToldCalls {
  gateway: string;
  number: number;
  calls: string;
}

/** Everything the gateway keeps. Times are milliseconds since 1970. */
export interface Store {
  /** A secret shared by all gateways on this database, made on first use. */
  secret(): Promise<string>;
  /** Writes durably, or says why not. Rejects when nothing could be written. */
  accept(submission: Submission): Promise<Acceptance>;

  /**
   * Takes up to `limit` due deliveries to a target, those with the fewest attempts first; others cannot take
   * them until `leaseUntil`. From the main lane unless said otherwise.
   */
  claim(
    target: string,
    now: number,
    leaseUntil: number,
    limit: number,
    from?: Queue,
  ): Promise<Claim[]>;
  delivered(delivery: DeliveryId, at: number): Promise<void>;
  /** Puts off the next attempt, in the lane where it is or in another. */
  retryAt(claim: Claim, at: number, error: string, lane?: Lane): Promise<void>;
  deadLetter(claim: Claim, at: number, reason: 'refused' | 'expired', error: string): Promise<void>;
  /** Makes all of a target's main lane due at `at`: after an outage nothing sits out its backoff. */
  retryNow(target: string, at: number): Promise<void>;
  /** Makes due at `at` what is put off beyond `furthestDue`, and ends leases beyond `furthestLease`. */
  bringBack(at: number, furthestDue: number, furthestLease: number): Promise<void>;

  list(selection: Selection): Promise<Entry[]>;
  history(id: string): Promise<AuditLine[]>;
  counts(): Promise<Counts>;
  /** What waits or is dead, by target. */
  backlog(): Promise<Backlog[]>;
  /** Dead deliveries to waiting; resolves to the ids of their inquiries. Without ids: all the dead. */
  replay(ids: string[] | undefined, at: number): Promise<string[]>;
  /** Deliveries that wait for a target, or are dead, to another one; resolves to the ids of their inquiries. */
  redirect(from: string, to: string, at: number): Promise<string[]>;
  /** Quarantined to waiting; resolves to the ids moved. */
  release(ids: string[], at: number): Promise<string[]>;
  /** Removes the content of all that this address sent, whatever its state. */
  erase(email: string, at: number): Promise<Erasure>;

  /**
   * Removes the content of what was delivered before `before`, a little at a time, so that inquiries
   * are stored meanwhile. `complete` as in an erasure.
   */
  deleteBodies(before: number, at: number): Promise<{ count: number; complete: boolean }>;
  /**
   * Whether something that is to happen once a day, at whichever gateway, has not yet happened since `since`. If so, it
   * counts as done at `at`.
   */
  isDue(what: string, since: number, at: number): Promise<boolean>;
  /** Tells other gateways which calls passed, if any did, and gives what they told in the last ten seconds. */
  exchangeCalls(
    own: Omit<ToldCalls, 'calls'> & { at: number; calls: string | undefined },
  ): Promise<ToldCalls[]>;
  /** Tries what an inquiry would need, a durable write among it, and throws what it would fail with. */
  probe(at: number): Promise<void>;
  close(): Promise<void>;
}
