import { formText } from '../../schema/forms/form-text.ts';
import type { FormValues } from '../../schema/forms/form-values.ts';
import type { FormField } from '../../schema/generated/content.d.ts';

/** A mail link that carries the answers, for when it is not sure that the form could send them. */
export function mailtoForm(
  mailbox: string,
  subject: string,
  fields: readonly FormField[],
  values: FormValues,
): string {
  // RFC 6068: line breaks in a mail body are CRLF, and a space is %20 rather than +.
  const body = encodeURIComponent(formText(fields, values).join('\r\n'));
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
