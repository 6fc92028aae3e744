import type { Forms } from '../../schema/forms/forms-file.ts';
import { storedFields } from '../inquiry.ts';
import { attemptsOf } from './report.ts';
import type { Entry } from '../store/store.ts';

const COLUMNS = [
  'id',
  'form',
  'state',
  'reason',
  'acceptedAt',
  'changedAt',
  'attempts',
  'lastError',
];

/** What does not show: spaces, controls, marks of direction, joiners, fillers, and the empty Braille pattern. */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** What a formula begins with, and what splits a cell or is taken for it; other forms of a sign are made one before. */
const FORMULA = /^[=+\-\u2212@|%]/;

/**
 * One cell, after RFC 4180. A text that begins like a formula gets an apostrophe before it, because
 * a spreadsheet would run it (OWASP, "CSV Injection"); what does not show hides no beginning.
 */
function cell(text: string): string {
  const shown = text.replace(INVISIBLE, '').normalize('NFKC');
  const safe = FORMULA.test(shown) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Where an inquiry is, by column. */
function standing(entry: Entry): Record<string, string> {
  return {
    id: entry.id,
    form: entry.form,
    state: entry.state,
    reason: entry.reason,
    acceptedAt: new Date(entry.acceptedAt).toISOString(),
    changedAt: new Date(entry.changedAt).toISOString(),
    attempts: String(attemptsOf(entry)),
    lastError: entry.deliveries.flatMap(({ lastError }) => lastError ?? []).join(' '),
  };
}

/**
 * Inquiries as a table that opens safely in a spreadsheet: the state of each, and its answers in the order of the
 * forms' fields. What a form no longer asks, but was answered once, comes last. Begins with a byte order mark, without
 * which spreadsheets misread UTF-8.
 */
export function toCsv(entries: readonly Entry[], forms: Forms): string {
  const asked = Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name));
  const answers = entries.map(({ body }) => storedFields(body));
  const fields = [...new Set([...asked, ...answers.flatMap((one) => Object.keys(one))])];
  const rows = entries.map((entry, at) => {
    const own = standing(entry);
    const cells = [
      ...COLUMNS.map((column) => own[column]),
      ...fields.map((field) => answers[at]?.[field]),
    ];
    return cells.map((text) => cell(text ?? '')).join(',');
  });
  const heading = [...COLUMNS, ...fields].map(cell).join(',');
  return `\ufeff${[heading, ...rows].join('\r\n')}\r\n`;
}
