import type { Row, Statement } from '../../schema/generated/data.d.ts';
import { isRow } from '../../schema/generated/guards/gateway.js';
import { misfitOf } from '../../schema/guards/guard.ts';

/**
 * No transaction can run at the moment: the database is locked, gone, full or not to be trusted. Its
 * message is a sentence for the operator and has no personal data in it.
 */
export class DatabaseAway extends Error {
  /** @param code of SQLite or of the system, or one of the store's own such as `DATABASE_MISSING` */
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
    this.name = 'DatabaseAway';
  }
}

/** What the store needs of a database; `sqlite/libsql.ts`, `postgres.ts` and `../cloudflare/d1.ts` give it. */
export interface Database {
  /** @throws Error with a sentence when what is written here could be lost */
  check(): Promise<void>;
  /**
   * Runs the statements as one transaction and gives the rows of each. When it resolves, what was
   * written survives a power cut; when it rejects, nothing was written.
   * @param locks transactions that share a lock run one after the other
   */
  transaction(statements: Statement[], locks?: string[]): Promise<Row[][]>;
  /** Runs the statements and takes them back: what they would do can be tried, and leaves nothing. */
  rehearse(statements: Statement[]): Promise<void>;
  /** Bytes that may still be written, as far as that can be known from here. */
  room(): Promise<number>;
  /** The triggers that write the audit table. */
  readonly auditTriggers: string[];
  /** Ends the inner select of a claim, so that several gateways skip each other's rows. */
  readonly skipLocked: string;
  /**
   * Makes a gateway known as alive for as long as its process lives, however that ends.
   * @param others names of gateways that were alive once
   * @returns those of them that are surely gone
   */
  register?(name: string, others: readonly string[]): Promise<readonly string[]>;
  /**
   * Removes deleted content from the files too, not only from the tables.
   * @returns false when a reader kept the database from doing so; asked again later, it may succeed
   */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
}

/** @throws TypeError for what is not a row, or holds what no table here has */
export function readRow(value: unknown): Row {
  if (isRow(value)) return value;
  throw new TypeError(`The database returned a value that is not a row: ${misfitOf(isRow)}.`);
}

/** Reads a text column; a row of another shape is a fault in the SQL. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} does not contain text.`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} does not contain a number.`);
  return value;
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}
