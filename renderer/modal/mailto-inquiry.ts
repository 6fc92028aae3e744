import type { Inquiry } from '../../schema/generated/content.d.ts';
import { inquiryFields } from '../../schema/generated/inquiry-form.ts';

/** A mail link that carries the inquiry, for when it is not sure that the form could send it. */
export function mailtoInquiry(mailbox: string, subject: string, inquiry: Inquiry): string {
  const lines = inquiryFields
    .filter(({ name, input }) => input !== 'textarea' && inquiry[name] !== '')
    .map(({ name, label }) => `${label.replace(' *', '')}: ${inquiry[name]}`);
  const text = [...lines, '', inquiry.description];
  // RFC 6068: line breaks in a mail body are CRLF, and a space is %20 rather than +.
  const body = encodeURIComponent(text.join('\r\n'));
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
