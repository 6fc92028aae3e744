import { integer, text } from '../database.ts';
import type { Acknowledged } from './ledger.ts';
import type { ATTACHED } from './look-into.ts';
import type { SqliteConnection } from '../sqlite/sqlite-connection.ts';

/** A line of the audit table: its number, and the inquiry that it is about. */
export type AuditLine = Pick<Acknowledged, 'line' | 'id'>;

/** The connection's own database, or another one that it looks into. */
type Schema = 'main' | typeof ATTACHED;

/** Whether these are the tables of a gateway, and not an empty file or another program's. */
export function hasAudit(connection: SqliteConnection, schema: Schema): boolean {
  const sql = `select name from ${schema}.sqlite_schema where name = 'audit'`;
  return connection.all(sql).length > 0;
}

/** The last line of the audit table. No line is ever removed, so its number is also their count. */
export function endOfAudit(connection: SqliteConnection, schema: Schema = 'main'): AuditLine {
  const last = `select rowid as line, inquiry_id as id from ${schema}.audit order by rowid desc limit 1`;
  const [row] = hasAudit(connection, schema) ? connection.all(last) : [];
  return row ? { line: integer(row, 'line'), id: text(row, 'id') } : { line: 0, id: '' };
}

/** Whether the database has all that was acknowledged, and the same of it. */
export function holds(connection: SqliteConnection, { line, id }: AuditLine): boolean {
  if (line === 0) return true;
  const same = `select inquiry_id as id from audit where rowid = $1`;
  const [row] = hasAudit(connection, 'main') ? connection.all(same, [line]) : [];
  return row !== undefined && text(row, 'id') === id;
}
