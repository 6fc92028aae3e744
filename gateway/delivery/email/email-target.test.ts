import { expect, it } from 'vitest';
import { FORMS } from '../../../test-support/gateway/content/wire.ts';
import { answersMail, emailTarget, noticeMail } from './email-target.ts';
import type { Mail, Mailer } from './mail.ts';

const KEPT = new AbortController().signal;
const inquiry = {
  id: 'id-1',
  form: 'order',
  body: '{"name":"Ada","email":"ada@example.com","loaves":"2"}',
  acceptedAt: Date.parse('2026-11-22T12:00:00Z'),
};

/** A mailbox and the mails that it got. */
function mailbox(send: Mailer['send'] = () => Promise.resolve()) {
  const sent: Mail[] = [];
  const mailer = {
    send(mail: Mail) {
      sent.push(mail);
      return send(mail);
    },
    close: () => undefined,
  };
  return { sent, target: emailTarget('email:a@b.example', 'a@b.example', mailer, noticeMail) };
}

it('sends a mail, the same at each attempt', async () => {
  const { sent, target } = mailbox();
  expect(await target.deliver(inquiry, KEPT)).toEqual({ outcome: 'delivered' });
  await target.deliver(inquiry, KEPT);
  expect(sent[0]).toEqual({
    messageId: expect.stringMatching(/^id-1\.[\w-]+$/),
    to: 'a@b.example',
    subject: 'New inquiry: order',
    text: 'Form: order\nAccepted: 2026-11-22T12:00:00.000Z\nId: id-1\n\nnpm run inquiries -- show id-1\n',
  });
  expect(sent[1]).toEqual(sent[0]);
});

it('says what a failure means, and waits for none when the gateway stops', async () => {
  const refused = Object.assign(new Error('No.'), { responseCode: 554, command: 'DATA' });
  const { target } = mailbox(() => Promise.reject(refused));
  expect(await target.deliver(inquiry, KEPT)).toEqual({
    outcome: 'refused',
    reason: 'The mail server answered 554.',
  });
  const silent = mailbox(() => new Promise(() => undefined)).target;
  const result = silent.deliver(inquiry, KEPT);
  silent.abort();
  expect(await result).toMatchObject({ outcome: 'failed' });
});

it('says how it is to be treated', () => {
  expect(mailbox().target).toMatchObject({
    parallel: 3,
    leaseMilliseconds: 300_000,
    recognisesRepetition: false,
  });
});

it('has the subject of the target, or else the title of the form, and the answers with their labels', () => {
  const [order] = [FORMS['order']];
  if (!order) throw new Error('There is a form for orders.');
  const deliver = [{ to: 'email', address: 'a@b.example', subject: 'Bake!' } as const];
  const forms = () => ({ order: { ...order, deliver } });
  expect(answersMail('email:a@b.example', forms)(inquiry)).toEqual({
    subject: 'Bake!',
    text: 'Name: Ada\nE-mail: ada@example.com\nLoaves: 2\n',
    replyTo: 'ada@example.com',
  });
  expect(answersMail('email:other@b.example', forms)(inquiry).subject).toBe('Order bread');
});

it('names the fields of a form that is gone as they were stored', () => {
  expect(answersMail('email:a@b.example', () => ({}))(inquiry)).toEqual({
    subject: 'order',
    text: 'name: Ada\nemail: ada@example.com\nloaves: 2\n',
    replyTo: undefined,
  });
});
