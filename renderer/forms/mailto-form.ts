import { formText } from '../../schema/form-text.ts';
import type { FormValues } from '../../schema/form-values.ts';
import type { FormDefinition } from '../data/types.ts';

/** A mail link that carries the answers, for when it is not sure that the form could send them. */
export function mailtoForm(
  mailbox: string,
  { title, fields }: Pick<FormDefinition, 'title' | 'fields'>,
  values: FormValues,
): string {
  // RFC 6068: line breaks in a mail body are CRLF, and a blank is %20 rather than +.
  const body = encodeURIComponent(formText(fields, values).join('\r\n'));
  return `mailto:${mailbox}?subject=${encodeURIComponent(title)}&body=${body}`;
}
