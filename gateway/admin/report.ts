import { storedFields } from '../inquiry.ts';
import { STATES } from '../store/states.ts';
import type { AuditLine, Counts, Entry, Erased } from '../store/store.ts';

/**
 * Text of strangers, made safe for a terminal: control and format characters, which could move the
 * cursor or reverse the writing, are shown as codes. Line ends stay.
 */
export function printable(text: string): string {
  return text.replaceAll(
    /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);
}

/** The reconciliation in one line, with a verdict. */
export function reconciliation(counts: Counts): string {
  const states = STATES.filter((state) => state !== 'erased' || counts.erased > 0);
  const sum = STATES.reduce((total, state) => total + counts[state], 0);
  const parts = states.map((state) => `${counts[state]} ${state}`).join(' + ');
  const verdict =
    sum === counts.accepted ? 'all accounted for' : `${counts.accepted - sum} MISSING`;
  return `${counts.accepted} accepted = ${parts}: ${verdict}`;
}

/** One line for each inquiry: no content, so that it can be shown over a shoulder. */
export function table(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'No inquiries.';
  return entries
    .map(({ id, state, reason, acceptedAt, attempts }) =>
      [id, time(acceptedAt), state.padEnd(11), reason.padEnd(12), `${attempts} attempts`].join(
        '  ',
      ),
    )
    .join('\n');
}

/** One inquiry with its content and its history. */
export function details(entry: Entry, history: readonly AuditLine[]): string {
  const fields = Object.entries(storedFields(entry.body)).map(
    ([name, value]) => `${name.padEnd(14)} ${printable(value).replaceAll('\n', '\n  ')}`,
  );
  if (fields.length === 0) fields.push('(The content was deleted.)');
  const steps = history.map(
    ({ at, from, to, reason }) => `${time(at)}  ${from ?? '-'} > ${to}: ${reason}`,
  );
  const error = entry.lastError === null ? [] : [`last error     ${printable(entry.lastError)}`];
  return [table([entry]), ...fields, ...error, ...steps].join('\n');
}

/** What an erasure did, and what is left for the owner to do. */
export function erasure(erased: readonly Erased[]): string {
  if (erased.length === 0) return 'Nothing of this address is stored.';
  const lines = [`Erased the content of ${erased.length}:`];
  for (const { id, state, underWay } of erased) {
    if (state === 'delivered') lines.push(`${id} had been delivered: erase it in the CRM too.`);
    else if (underWay) lines.push(`${id} was being delivered: look for it in the CRM.`);
    else lines.push(`${id} was ${state} and will not be delivered.`);
  }
  return lines.join('\n');
}
