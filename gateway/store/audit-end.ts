import { integer, text } from './database.ts';
import type { Acknowledged } from './ledger.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

type AuditLine = Pick<Acknowledged, 'line' | 'id'>;

function hasAudit(connection: SqliteConnection): boolean {
  return connection.all(`select 1 as one from sqlite_schema where name = 'audit'`).length > 0;
}

/** The last line of the audit table. No line is ever removed, so its number is also their count. */
export function endOfAudit(connection: SqliteConnection): AuditLine {
  const [row] = hasAudit(connection)
    ? connection.all(
        `select rowid as line, inquiry_id as id from audit order by rowid desc limit 1`,
      )
    : [];
  return row ? { line: integer(row, 'line'), id: text(row, 'id') } : { line: 0, id: '' };
}

/** Whether the database has all that was acknowledged, and the same of it. */
export function holds(connection: SqliteConnection, { line, id }: AuditLine): boolean {
  if (line === 0) return true;
  const [row] = hasAudit(connection)
    ? connection.all(`select inquiry_id as id from audit where rowid = $1`, [line])
    : [];
  return row !== undefined && text(row, 'id') === id;
}
