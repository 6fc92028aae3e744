import type { State } from './tables/states.ts';

/** An inquiry on its way into the store. */
export interface Submission {
  /** The inquiry's id if it is accepted. */
  id: string;
  /** The Idempotency-Key, when the client sent one. */
  key: string | undefined;
  fingerprint: string;
  email: string;
  /** Canonical JSON of the seven fields. */
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
 * The lane of a waiting inquiry. `main`: all that were never tried, or failed while no others
 * passed. `slow`: failed while others passed, so that it is likely to fail again.
 */
export type Lane = 'main' | 'slow';

/** What is claimed from: a lane, or `fresh`, those of the main lane that were never tried. */
export type Queue = Lane | 'fresh';

/** An inquiry claimed for one attempt at delivery. */
export interface Claim {
  id: string;
  body: string;
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
  attempts: number;
  /** The seven fields as JSON; null once deleted. */
  body: string | null;
  lastError: string | null;
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
  /** State before; what was delivered must be erased in the CRM too. */
  state: State;
  /** True when a delivery was under way at that moment. */
  underWay: boolean;
}

export interface Erasure {
  erased: Erased[];
  /** False when another program was reading, so that the database's files still hold some of the text. */
  complete: boolean;
}

/** Filter and page of a listing: newest first. */
export interface Selection {
  state?: State | undefined;
  ids?: string[] | undefined;
  limit?: number | undefined;
}

/** Everything the gateway keeps. Times are milliseconds since 1970. */
export interface Store {
  /** A secret shared by all gateways on this database, made on first use. */
  secret(): Promise<string>;
  /** Writes durably, or says why not. Rejects when nothing could be written. */
  accept(submission: Submission): Promise<Acceptance>;

  /**
   * Takes up to `limit` due inquiries, those with the fewest attempts first; others cannot take
   * them until `leaseUntil`. From the main lane unless said otherwise.
   */
  claim(now: number, leaseUntil: number, limit: number, from?: Queue): Promise<Claim[]>;
  delivered(id: string, at: number): Promise<void>;
  /** Puts off the next attempt, in the lane where it is or in another. */
  retryAt(claim: Claim, at: number, error: string, lane?: Lane): Promise<void>;
  deadLetter(claim: Claim, at: number, reason: 'refused' | 'expired', error: string): Promise<void>;
  /** Makes all of the main lane due at `at`: after an outage nothing sits out its backoff. */
  retryNow(at: number): Promise<void>;
  /** Makes due at `at` what is put off beyond `furthestDue`, and ends leases beyond `furthestLease`. */
  bringBack(at: number, furthestDue: number, furthestLease: number): Promise<void>;

  list(selection: Selection): Promise<Entry[]>;
  history(id: string): Promise<AuditLine[]>;
  counts(): Promise<Counts>;
  /** Dead to waiting; resolves to the ids moved. Without ids: all the dead. */
  replay(ids: string[] | undefined, at: number): Promise<string[]>;
  /** Quarantined to waiting; resolves to the ids moved. */
  release(ids: string[], at: number): Promise<string[]>;
  /** Removes the content of all that this address sent, whatever its state. */
  erase(email: string, at: number): Promise<Erasure>;

  /**
   * Removes the content of what was delivered before `before`, a little at a time, so that inquiries
   * are stored meanwhile. `complete` as in an erasure.
   */
  deleteBodies(before: number, at: number): Promise<{ count: number; complete: boolean }>;
  /** Tries what an inquiry would need, a durable write among it, and throws what it would fail with. */
  probe(at: number): Promise<void>;
  close(): Promise<void>;
}
