/** SQLite numbers its placeholders with a question mark. */
export function toSqlite(sql: string): string {
  return sql.replaceAll(/\$(?=\d)/g, '?');
}
