import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../settings/settings.ts';
import { type Mailer, TIME_LIMIT } from './mail.ts';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Opens no connection before there is something to send. Headers are put together by the library, which encodes what
 * may not be in them; whatever a visitor wrote is in the text, and the address for the reply.
 */
export function openMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: url.href,
    pool: true,
    // A password never travels in the clear, but on this machine.
    requireTLS: url.protocol === 'smtp:' && !LOCAL.test(url.hostname),
    // The worker sets how many there are; more than it lets go would wait here unseen.
    maxConnections: Infinity,
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
    // A mail is text alone: neither files nor addresses are ever read to make it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, replyTo, subject, text }) {
      await transport.sendMail({
        messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: '', address: from },
        to: { name: '', address: to },
        replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
        subject,
        text,
        // Whatever characters there are, they arrive as they were typed.
        textEncoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
