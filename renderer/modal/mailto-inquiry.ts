import type { Inquiry } from '../../schema/generated/content.d.ts';

/** A mail link that carries the inquiry, for when it is not sure that the form could send it. */
export function mailtoInquiry(mailbox: string, inquiry: Inquiry): string {
  const lines = [
    `Name: ${inquiry.firstName} ${inquiry.lastName}`,
    `Email: ${inquiry.email}`,
    inquiry.contactNumber && `Phone: ${inquiry.contactNumber}`,
    inquiry.companyName && `Company: ${inquiry.companyName}`,
    inquiry.country && `Country: ${inquiry.country}`,
    '',
    inquiry.description,
  ].filter((line, index) => line !== '' || index === 5);
  // RFC 6068: line breaks in a mail body are CRLF, and a space is %20 rather than +.
  const body = encodeURIComponent(lines.join('\r\n'));
  return `mailto:${mailbox}?subject=${encodeURIComponent('Inquiry')}&body=${body}`;
}
