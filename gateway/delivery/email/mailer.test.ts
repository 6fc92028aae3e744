import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { Mailbox } from '../../../test-support/gateway/mailbox.ts';
import type { Mail, Mailer } from './mail.ts';
import { openMailer } from './mailer.ts';

const MAIL: Mail = { messageId: 'id-1', to: 'a@b.example', subject: 'New', text: 'Zoë wrote.\n' };

/** A mailbox, and a mailer for it at a host of this machine. */
async function open(
  host = '127.0.0.1',
  options: SMTPServerOptions = {},
): Promise<{ mailbox: Mailbox; mailer: Mailer }> {
  const mailbox = new Mailbox(options);
  await mailbox.start();
  const url = new URL(mailbox.url.replace('127.0.0.1', host));
  const mailer = openMailer({ url, from: 'forms@forms.example' });
  onTestFinished(() => mailbox.stop());
  onTestFinished(() => mailer.close());
  return { mailbox, mailer };
}

it('sends a mail with an id of the sender, and with an address for the reply where there is one', async () => {
  const { mailbox, mailer } = await open();
  await mailer.send(MAIL);
  await mailer.send({ ...MAIL, replyTo: 'ada@example.com' });
  const [first, second] = mailbox.received;
  expect(first?.mail).toMatchObject({
    messageId: '<id-1@forms.example>',
    subject: 'New',
    text: 'Zoë wrote.\n',
    to: [{ address: 'a@b.example', name: '' }],
  });
  expect(first?.mail.replyTo).toBeUndefined();
  expect(second?.mail.replyTo).toEqual([{ address: 'ada@example.com', name: '' }]);
});

it('sends several mails over one connection', async () => {
  let connections = 0;
  const { mailbox, mailer } = await open('127.0.0.1', {
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
  });
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  expect([mailbox.received.length, connections]).toEqual([2, 1]);
});

it('tells its password to no other machine in the clear', async () => {
  // Leads to this machine, but not by one of its own names.
  const { mailbox, mailer } = await open('0.0.0.0');
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
  expect(mailbox.received).toEqual([]);
});
