import schema from '../../schema/inquiry.json' with { type: 'json' };
import { storedFields } from '../inquiry.ts';
import type { Entry } from '../store/store.ts';

const FIELDS = Object.keys(schema.properties);
const COLUMNS = ['id', 'state', 'reason', 'acceptedAt', 'changedAt', 'attempts', 'lastError'];

/**
 * One cell, after RFC 4180. A text that begins like a formula gets an apostrophe before it, because
 * a spreadsheet would run it (OWASP, "CSV Injection"); spaces do not hide the beginning.
 */
function cell(text: string): string {
  const safe = /^[\s\p{Cc}]*[=+\-@\t\r\n|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function fieldsOf(entry: Entry): Record<string, string> {
  return {
    ...storedFields(entry.body),
    id: entry.id,
    state: entry.state,
    reason: entry.reason,
    acceptedAt: new Date(entry.acceptedAt).toISOString(),
    changedAt: new Date(entry.changedAt).toISOString(),
    attempts: String(entry.attempts),
    lastError: entry.lastError ?? '',
  };
}

/**
 * Inquiries as a table that opens safely in a spreadsheet: the seven fields and the state of each.
 * Begins with a byte order mark, without which spreadsheets misread UTF-8.
 */
export function toCsv(entries: readonly Entry[]): string {
  const columns = [...COLUMNS, ...FIELDS];
  const rows = entries.map((entry) => {
    const fields = fieldsOf(entry);
    return columns.map((column) => cell(fields[column] ?? '')).join(',');
  });
  return `\ufeff${[columns.map(cell).join(','), ...rows].join('\r\n')}\r\n`;
}
