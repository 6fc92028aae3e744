import { expect, test } from 'vitest';
import { formText } from '../../schema/forms/form-text.ts';
import type { Form } from '../../schema/generated/content.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { NAUGHTY } from '../../test-support/gateway/content/naughty.ts';
import { targetsGateway } from '../../test-support/gateway/targets-gateway.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';

/* What visitors may type to break what comes after the form arrives as it was typed, at every target. */

const PAYLOADS = [
  'Ada\r\nBcc: everyone@example.com',
  'Ada\nSubject: Other\n\nOther body',
  'Ada\rBcc: everyone@example.com',
  'Ada\u0085Bcc: everyone@example.com',
  'Ada\u2028Bcc: everyone@example.com',
  'Ada%0d%0aBcc:everyone@example.com',
  '.\r\n.\r\nMAIL FROM:<eve@example.com>',
  '\r\n.\r\nQUIT\r\n',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  '=?utf-8?B?PGI+eDwvYj4=?=',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp; {{7*7}} ${7*7} <%= 7*7 %>',
  '=1+1+cmd|" /C calc"!A0',
  '+49 30 123, @SUM(A1), -2',
  'null \u0000 byte',
  '👩‍👧‍👦 🇩🇪 e\u0301',
  '\u202eevil\u202c \u200fשלום\u200e مرحبا',
  '\ud800 lone surrogate',
  '  blanks around  ',
  '"quotes" \'and\' \\backslashes\\',
  '__proto__ constructor toString',
  'x'.repeat(3000),
  ...NAUGHTY.filter((text) => text.trim() !== ''),
];

const CHOICE = 'Rye <b>& "spelt"</b>\u202e';

const form: Form = {
  title: 'Everything',
  subtitle: 'Whatever you like.',
  fields: [
    { name: 'firstName', type: 'text', label: 'First', required: true },
    { name: 'lastName', type: 'text', label: 'Last', required: true },
    { name: 'email', type: 'email', label: 'E-mail', required: true },
    { name: 'contactNumber', type: 'phone', label: 'Phone', required: false },
    { name: 'description', type: 'long-text', label: 'Message', required: true },
    { name: 'wish', type: 'long-text', label: '**Wish** [here](/x)', required: false },
    { name: 'loaves', type: 'number', label: 'Loaves', required: false },
    { name: 'day', type: 'date', label: 'Day', required: false },
    { name: 'bread', type: 'choice', label: 'Bread', required: false, options: [CHOICE, 'Wheat'] },
    { name: 'extras', type: 'choices', label: 'Extras', required: false, options: [CHOICE, 'Jam'] },
    { name: 'agreed', type: 'consent', label: 'I agree', required: false },
  ],
  messages: {},
  deliver: [],
};

/** Headers of a mail, without those that are continued. */
function headerNames(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return [...head.matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name.toLowerCase()).toSorted();
}

/** Mail has one kind of line end, whatever was typed. */
function lines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trimEnd();
}

test(
  'every text arrives unchanged at the CRM, by mail and at the webhook, with no header or markup of its own',
  { timeout: 240_000 },
  async () => {
    const gateway = await targetsGateway(({ webhook }) => ({
      everything: {
        ...form,
        deliver: [
          { to: 'crm' },
          { to: 'email', address: 'orders@bakery.example' },
          { to: 'webhook', url: webhook },
        ],
      },
    }));
    const sent = PAYLOADS.map((text, index) => ({
      firstName: text,
      lastName: text,
      email: `o'neil+${index}=x{y}|z@example.com`,
      contactNumber: text,
      description: `${index} ${text}`,
      wish: text,
      loaves: '-3.5e2',
      day: '2027-02-28',
      bread: CHOICE,
      extras: [CHOICE, 'Jam'],
      agreed: 'yes',
    }));
    for (const values of sent) expect((await gateway.send(values, 'everything')).status).toBe(200);
    const { crm, mailbox, webhook } = gateway;
    await waitFor(
      'all at all targets',
      () =>
        [crm.leads, mailbox.received, webhook.received].every(
          ({ length }) => length >= sent.length,
        ),
      180,
    );

    const leads = new Map(crm.leads.map(({ body }) => [String(JSON.parse(body).email), body]));
    const answers = new Map(
      webhook.received.flatMap(({ payload }) => {
        const data = isRecord(payload) ? payload['data'] : undefined;
        const found = isRecord(data) ? data['answers'] : undefined;
        return isRecord(found) ? [[String(found['email']), found]] : [];
      }),
    );
    const mails = new Map(mailbox.received.map((one) => [one.mail.replyTo?.[0]?.address, one]));
    const allowed = headerNames(mailbox.received[0]?.raw ?? '');
    expect(allowed).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    for (const values of sent) {
      const { email, firstName, lastName, contactNumber, description } = values;
      const { agreed, bread, day, extras, loaves, wish } = values;
      const more = formText(form.fields, { agreed, bread, day, extras, loaves, wish });
      expect(JSON.parse(leads.get(email) ?? '')).toEqual({
        firstName,
        lastName,
        email,
        contactNumber,
        country: '',
        companyName: '',
        description: `${description}\n\n${more.join('\n')}`,
      });
      expect(answers.get(email)).toEqual(values);
      const one = mails.get(email);
      expect(headerNames(one?.raw ?? '')).toEqual(allowed);
      expect(one?.recipients).toEqual(['orders@bakery.example']);
      expect(one?.mail.subject).toBe('Everything');
      expect(one?.mail.html).toBeUndefined();
      expect(one?.mail.attachments).toEqual([]);
      const text = formText(form.fields, values).join('\n');
      expect(lines(one?.mail.text ?? '')).toBe(lines(Buffer.from(text).toString()));
    }
    expect(new Set([crm.leads, mailbox.received].map(({ length }) => length))).toEqual(
      new Set([sent.length]),
    );
  },
);

test('what is no answer of its kind goes nowhere', async () => {
  const gateway = await targetsGateway(() => ({ everything: form }));
  const good = { firstName: 'A', lastName: 'B', email: 'a@b.example', description: 'C' };
  for (const text of PAYLOADS.slice(0, 20)) {
    for (const field of ['email', 'loaves', 'day', 'bread', 'agreed']) {
      const response = await gateway.send({ ...good, [field]: text }, 'everything');
      expect(response.status, `${field}: ${text}`).toBe(400);
    }
    const response = await gateway.send({ ...good, extras: ['Jam', text] }, 'everything');
    expect(response.status, `extras: ${text}`).toBe(400);
  }
});
