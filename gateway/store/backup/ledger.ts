import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { isMissing } from '../sqlite/private-files.ts';

/** The last line of the audit table that was acknowledged. */
export interface Acknowledged {
  /** 0, or when a backup was last brought in: milliseconds since 1970. Then fewer lines are not a loss. */
  restoredAt: number;
  /** Number of the line, from 1; 0 before the first. */
  line: number;
  /** The inquiry that the line is about. */
  id: string;
}

/** A record is shorter than a sector, so that a power cut leaves it old or new. */
const SLOT_BYTES = 512;

/** One that was torn lacks its end. */
const RECORD = /^(\d{1,15}) (\d{1,15}) (\S{0,200}) end$/;

function parse(text: string): Acknowledged | undefined {
  const [, restoredAt, line, id] = RECORD.exec(text.trim()) ?? [];
  if (restoredAt === undefined || line === undefined || id === undefined) return undefined;
  return { restoredAt: Number(restoredAt), line: Number(line), id };
}

/** The later of two records; a missing one is the earliest. */
export function later(
  one: Acknowledged | undefined,
  other: Acknowledged | undefined,
): Acknowledged | undefined {
  if (!one || !other) return one ?? other;
  const difference = one.restoredAt - other.restoredAt || one.line - other.line;
  return difference < 0 ? other : one;
}

/**
 * A small file next to the database that says how far its audit table had come when something was last
 * acknowledged. A database that lost its write-ahead log, was emptied or was swapped for an older copy
 * is whole in itself and cannot know what it lacks; this file can. It is written after the commit, so
 * it never claims more than was stored.
 *
 * Two slots are written in turn: when a power cut tears one, the other is one acknowledgement older.
 */
export class Ledger {
  /** Where the next record goes: over the older one. */
  #slot = 0;

  constructor(readonly path: string) {}

  /** What was acknowledged last; undefined when there is no such file. @throws for one that is damaged */
  read(): Acknowledged | undefined {
    let text: string;
    try {
      text = readFileSync(this.path, 'latin1');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    const first = parse(text.slice(0, SLOT_BYTES));
    const last = later(first, parse(text.slice(SLOT_BYTES)));
    if (!last) throw new Error(`"${this.path}" is damaged`);
    this.#slot = last === first ? 1 : 0;
    return last;
  }

  /** Returns when the disk has it. @throws when the file is gone */
  write(last: Acknowledged): void {
    this.#record(this.path, 'r+', last);
  }

  /** Begins the file again, whatever was there. Anyone who reads it meanwhile finds the old one or the new one, whole. */
  reset(last: Acknowledged): void {
    this.#slot = 0;
    // Two gateways may write one at the same moment.
    const fresh = `${this.path}.${randomUUID()}`;
    this.#record(fresh, 'w', last);
    renameSync(fresh, this.path);
  }

  #record(path: string, flags: 'r+' | 'w', { restoredAt, line, id }: Acknowledged): void {
    const record = `${restoredAt} ${line} ${id} end`;
    const file = openSync(path, flags, 0o600);
    try {
      writeSync(file, `${record.padEnd(SLOT_BYTES - 1)}\n`, this.#slot * SLOT_BYTES, 'latin1');
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
    this.#slot = 1 - this.#slot;
  }
}
