import { storedFields } from '../inquiry.ts';
import { STATES } from '../store/tables/states.ts';
import type { AuditLine, Counts, Entry, Erasure } from '../store/store.ts';

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

/** Accepted less those in any state: anything but 0 is a fault. */
export function unaccounted(counts: Counts): number {
  return STATES.reduce((rest, state) => rest - counts[state], counts.accepted);
}

/** The reconciliation in one line, with a verdict. */
export function reconciliation(counts: Counts): string {
  const states = STATES.filter((state) => state !== 'erased' || counts.erased > 0);
  const parts = states.map((state) => `${counts[state]} ${state}`).join(' + ');
  const missing = unaccounted(counts);
  const verdict = missing === 0 ? 'all accounted for' : `${missing} MISSING`;
  return `${counts.accepted} accepted = ${parts}: ${verdict}`;
}

/** Attempts to deliver an inquiry, to all its targets together. */
export function attemptsOf({ deliveries }: Entry): number {
  return deliveries.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** One line for each inquiry: no content, so that it can be shown over a shoulder. */
export function table(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'No inquiries.';
  return entries
    .map((entry) => {
      const { id, form, state, reason, acceptedAt } = entry;
      const words = [form, state.padEnd(11), reason.padEnd(12), `${attemptsOf(entry)} attempts`];
      return [id, time(acceptedAt), ...words].join('  ');
    })
    .join('\n');
}

/** One inquiry with its content, where it is delivered to, and its history. */
export function details(entry: Entry, history: readonly AuditLine[]): string {
  const fields = Object.entries(storedFields(entry.body)).map(
    ([name, value]) => `${name.padEnd(14)} ${printable(value).replaceAll('\n', '\n  ')}`,
  );
  if (fields.length === 0) fields.push('(The content was deleted.)');
  const steps = history.map(
    ({ at, from, to, reason }) => `${time(at)}  ${from ?? '-'} > ${to}: ${reason}`,
  );
  const deliveries = entry.deliveries.flatMap(({ target, state, attempts, lastError }) => [
    `to ${printable(target)}: ${state}, ${attempts} attempts`,
    ...(lastError === null ? [] : [`last error     ${printable(lastError)}`]),
  ]);
  return [table([entry]), ...fields, ...deliveries, ...steps].join('\n');
}

/** What an erasure did, and what is left for the owner to do. */
export function erasure({ erased, complete }: Erasure): string {
  const lines =
    erased.length === 0
      ? ['No inquiry of this address is stored.']
      : [`Erased the content of ${erased.length}:`];
  for (const { id, state, deliveredTo, underWayTo } of erased) {
    if (deliveredTo.length > 0) {
      lines.push(`${id} was already delivered. Erase it there too: ${deliveredTo.join(', ')}.`);
    }
    if (underWayTo.length > 0) {
      lines.push(`${id} was being delivered. Look for it there: ${underWayTo.join(', ')}.`);
    }
    if (deliveredTo.length + underWayTo.length === 0) {
      lines.push(`${id} was ${state} and will not be delivered.`);
    }
  }
  if (!complete) {
    lines.push(
      'The files still contain some of the erased text, because another program is reading the database. Run the same command again when that program has ended.',
    );
  }
  return lines.join('\n');
}
