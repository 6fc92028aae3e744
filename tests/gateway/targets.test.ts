import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { targetsGateway, withTargets } from '../../test-support/gateway/targets-gateway.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';

const ADDRESS = 'orders@bakery.example';
const ORDER = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  wish: 'Crusty,\nplease.',
  loaves: '2',
  extras: ['Butter', 'Jam, red'],
  agreed: 'yes',
};

describe('a mailbox', () => {
  it('gets one mail for each inquiry, to be replied to whoever wrote', async () => {
    const { send, mailbox } = await targetsGateway(() =>
      withTargets('order', [
        { to: 'email', address: ADDRESS },
        { to: 'email', address: 'kitchen@bakery.example', subject: 'Bake!' },
      ]),
    );
    expect(await (await send(ORDER, 'order')).json()).toMatchObject({ success: true });
    await waitFor('both mails', () => mailbox.received.length === 2);
    const [first, second] = mailbox.received.toSorted(({ mail: a }, { mail: b }) =>
      (b.subject ?? '').localeCompare(a.subject ?? ''),
    );
    expect(first?.recipients).toEqual([ADDRESS]);
    expect(second?.recipients).toEqual(['kitchen@bakery.example']);
    expect(first?.mail).toMatchObject({
      subject: 'Order bread',
      from: { address: 'forms@bakery.example' },
      replyTo: [{ address: 'ada@example.com' }],
    });
    expect(second?.mail.subject).toBe('Bake!');
    expect(first?.mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      'Name: Ada Lovelace\nE-mail: ada@example.com\nLoaves: 2\nExtras: Butter, Jam, red\nI agree to the privacy policy.: yes\n\nWish:\nCrusty,\nplease.',
    );
    expect(first?.mail.messageId).toMatch(/^<[\w.-]+@bakery\.example>$/);
    expect(second?.mail.messageId).not.toBe(first?.mail.messageId);
  });

  it('gets mail without an address for the reply where the form asks for none', async () => {
    const { send, mailbox } = await targetsGateway(() =>
      withTargets('order', [{ to: 'email', address: ADDRESS }]),
    );
    await send({ name: 'Ada', agreed: 'yes' }, 'order');
    await waitFor('the mail', () => mailbox.received.length === 1);
    expect(mailbox.received[0]?.mail.replyTo).toBeUndefined();
  });
});

describe('a webhook', () => {
  it('is called with what its library finds rightly signed', async () => {
    const { send, webhook } = await targetsGateway(({ webhook: url }) =>
      withTargets('order', [{ to: 'webhook', url }]),
    );
    await send(ORDER, 'order');
    await waitFor('the call', () => webhook.received.length === 1);
    expect(webhook.received[0]?.payload).toMatchObject({
      type: 'form.submitted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        id: webhook.received[0]?.id,
        form: 'order',
        title: 'Order bread',
        answers: { ...ORDER, phone: '', day: '', bread: '' },
      },
    });
  });

  it('gets what it could not take again, under the same id', async () => {
    const { send, webhook, log } = await targetsGateway(({ webhook: url }) =>
      withTargets('order', [{ to: 'webhook', url }]),
    );
    webhook.answers.push(500, 502);
    await send(ORDER, 'order');
    await waitFor('the third call', () => webhook.calls === 3);
    await waitFor('the delivery', () => log.join('').includes('"delivered"'));
    expect(webhook.received).toHaveLength(1);
    // The address of a webhook may hold a secret.
    expect(log.join('')).not.toContain(webhook.url);
  });

  it('that is gone makes a dead letter', async () => {
    const { send, webhook, log, metrics } = await targetsGateway(({ webhook: url }) =>
      withTargets('order', [{ to: 'webhook', url }]),
    );
    webhook.answers.push(410);
    await send(ORDER, 'order');
    await waitFor('the refusal', () => log.join('').includes('"refused"'));
    expect(await metrics()).toMatch(/gateway_deliveries\{target="webhook-\w+",state="dead"\} 1/);
  });
});

describe('several targets', () => {
  it('each get the inquiry once, and one that is away holds up no other', async () => {
    // A port at which nothing listens.
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const at = free.address();
    const port = at !== null && typeof at === 'object' ? at.port : 0;
    free.close();
    const { send, mailbox, webhook, log, health, metrics } = await targetsGateway(
      ({ webhook: url }) =>
        withTargets('order', [
          { to: 'webhook', url: `http://127.0.0.1:${port}/away` },
          { to: 'email', address: ADDRESS },
          { to: 'webhook', url },
        ]),
    );
    for (let n = 0; n < 12; n += 1) await send({ ...ORDER, loaves: String(n + 1) }, 'order');
    await waitFor('all that is there', () =>
      [mailbox.received, webhook.received].every(({ length }) => length === 12),
    );
    await waitFor('the circuit of the other', () => log.join('').includes('circuit opened'));
    expect(await health()).toEqual({ accepting: true, delivering: false });
    expect(await metrics()).toMatch(
      /gateway_deliveries\{target="webhook-\w+",state="waiting"\} 12/,
    );
    expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(12);
    expect(webhook.calls).toBe(12);
  });

  it('that lack a setting wait, and a sentence says which', async () => {
    const { send, mailbox, log, health, metrics } = await targetsGateway(
      () =>
        withTargets('order', [
          { to: 'email', address: ADDRESS },
          { to: 'webhook', url: 'https://hooks.bakery.example/', secret: 'HOOKS_SECRET' },
          { to: 'crm' },
        ]),
      { CRM_URL: '', CRM_CLIENT_ID: '', CRM_CLIENT_SECRET: '' },
    );
    await send(ORDER, 'order');
    await waitFor('the mail', () => mailbox.received.length === 1);
    expect(log.join('')).toContain(
      'HOOKS_SECRET is not set. Inquiries for the webhook that it signs are queued until it is.',
    );
    expect(log.join('')).toContain('CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET are not set');
    expect(await health()).toMatchObject({ delivering: false });
    expect(await metrics()).toContain('gateway_deliveries{target="crm",state="waiting"} 1');
  });
});

/** What a mail server says instead of yes. */
const answer = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

describe('a mail server', () => {
  it('that does not know the mailbox yet is asked again', async () => {
    let calls = 0;
    const { send, mailbox, log } = await targetsGateway(
      () => withTargets('order', [{ to: 'email', address: ADDRESS }]),
      {},
      {
        onRcptTo: (_address, _session, callback) => {
          calls += 1;
          callback(calls === 1 ? answer(550) : null);
        },
      },
    );
    await send(ORDER, 'order');
    await waitFor('the second attempt', () => mailbox.received.length === 1);
    expect(log.join('')).toContain('The mail server answered 550.');
  });

  it('that refuses the message itself makes a dead letter', async () => {
    const { send, mailbox, log } = await targetsGateway(() =>
      withTargets('order', [{ to: 'email', address: ADDRESS }]),
    );
    mailbox.refusal = answer(554);
    await send(ORDER, 'order');
    await waitFor('the refusal', () => log.join('').includes('"refused"'));
    expect(mailbox.received).toEqual([]);
  });

  it('that refuses the password is left alone until its owner has acted', async () => {
    const { send, log, health } = await targetsGateway(
      () => withTargets('order', [{ to: 'email', address: ADDRESS }]),
      {},
      {
        onAuth: (_auth, _session, callback) => callback(answer(535)),
      },
    );
    await send(ORDER, 'order');
    await waitFor('the circuit', () => log.join('').includes('circuit opened'));
    expect(log.join('')).toContain('The mail server refuses the user of SMTP_URL.');
    expect(await health()).toMatchObject({ delivering: false });
  });
});

test('a form that the site does not have is not found', async () => {
  const { send } = await targetsGateway(() =>
    withTargets('order', [{ to: 'email', address: ADDRESS }]),
  );
  for (const name of ['inquiry', 'other', '__proto__', 'constructor', '']) {
    const response = await send(ORDER, name);
    expect(response.status, name).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      message: 'There is no form with this name.',
    });
  }
});

describe('the owner', () => {
  it('is told of each new inquiry, without its content', async () => {
    const { send, mailbox } = await targetsGateway(
      () => withTargets('order', [{ to: 'email', address: ADDRESS }]),
      { NOTIFY_EMAIL: 'owner@bakery.example', NOTIFY_EACH: 'yes' },
    );
    await send(ORDER, 'order');
    await waitFor('both mails', () => mailbox.received.length === 2);
    const notice = mailbox.received.find(({ recipients }) => recipients[0]?.startsWith('owner'));
    expect(notice?.mail.subject).toBe('New inquiry: order');
    expect(notice?.raw).not.toContain('Reply-To');
    expect(notice?.mail.text).not.toContain('Ada');
  });
});
