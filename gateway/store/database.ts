/** A value in a statement or a row. Times are milliseconds since 1970. */
export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/** Written in the SQL that SQLite and PostgreSQL share; `$1`, `$2` ... stand for the arguments. */
export interface Statement {
  sql: string;
  args: SqlValue[];
}

/** What the store needs of a database; `libsql.ts` and `postgres.ts` give it. */
export interface Database {
  /**
   * Runs the statements as one transaction and gives the rows of each. When it resolves, what was
   * written survives a power cut; when it rejects, nothing was written.
   * @param locks transactions that share a lock run one after the other
   */
  transaction(statements: Statement[], locks?: string[]): Promise<Row[][]>;
  /** The triggers that write the audit table. */
  readonly auditTriggers: string[];
  /** Ends the inner select of a claim, so that several gateways skip each other's rows. */
  readonly skipLocked: string;
  /** Removes deleted content from the files too, not only from the tables. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Reads a text column; a row of another shape is a fault in the SQL. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number.`);
  return value;
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}
