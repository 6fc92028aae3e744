import { describe, expect, it } from 'vitest';
import { sendLoad } from '../../test-support/gateway/load.ts';
import { runningGateway } from '../../test-support/gateway/processes/running-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { ADA } from '../../test-support/gateway/content/wire.ts';

const COUNT = 20;
const MODES = ['down', 'timeout', '500', 'html', 'drop', 'refuse-token'] as const;

/** What the other targets of the forms need: one that lacks its settings shows in /healthz, too. */
const OTHER_TARGETS = {
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'forms@bakery.example',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
};

describe.concurrent('a CRM that fails', () => {
  it.for(MODES)('costs no inquiry and makes none twice: %s', async (mode, context) => {
    const { crm, gateway } = await runningGateway(context);
    crm.mode = mode;
    let sent = 0;
    const load = await sendLoad(gateway.port, 5, () =>
      (sent += 1) <= COUNT ? `inquiry ${sent}` : undefined,
    );
    expect(load.accepted.size).toBe(COUNT);
    await waitFor('a first attempt', () => crm.tokenCalls > 0);
    crm.mode = 'ok';
    await waitFor('all in the CRM', () => crm.leads.length >= COUNT);
    await waitFor('all known to be delivered', () => {
      return gateway.log.filter((line) => line.includes('"delivered"')).length === COUNT;
    });
    expect(crm.leads).toHaveLength(COUNT);
    expect(crm.mostParallel).toBeLessThanOrEqual(5);
    expect(gateway.log.join('')).not.toMatch(/lovelace|example.com|machine|crm-secret/i);
  });

  it('shows in /healthz until it recovers', async (context) => {
    const { crm, gateway } = await runningGateway(context, OTHER_TARGETS);
    const health = async (): Promise<unknown> =>
      (await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).json();
    crm.mode = 'refuse-token';
    let left = 1;
    await sendLoad(gateway.port, 1, () => (left-- > 0 ? 'one' : undefined));
    await waitFor('a circuit that opens', () => gateway.log.join('').includes('circuit opened'));
    expect(await health()).toEqual({ accepting: true, delivering: false });
    crm.mode = 'ok';
    await waitFor('a delivery', () => gateway.log.join('').includes('circuit closed'));
    expect(await health()).toEqual({ accepting: true, delivering: true });
  });

  it('costs no inquiry when its address is none that the CRM takes', async (context) => {
    const { crm, gateway } = await runningGateway(context);
    const visitor = new Visitor(gateway.port);
    for (const email of ['a@b', `${'x'.repeat(100)}@example.com`]) {
      expect((await visitor.send({ ...ADA, email })).json).toMatchObject({ success: true });
    }
    visitor.close();
    await waitFor('both in the CRM', () => crm.leads.length === 2);
    const leads = crm.leads.map(({ body }) => body);
    expect(leads.every((body) => body.includes('Email as typed: '))).toBe(true);
  });

  it('holds up no other lead when some always fail', async (context) => {
    const { crm, gateway } = await runningGateway(context);
    crm.stumblesOver = 'never';
    const sendAll = async (markers: string[]): Promise<void> => {
      const { accepted } = await sendLoad(gateway.port, 5, () => markers.shift());
      expect(accepted.size).toBeGreaterThan(0);
    };
    await sendAll(Array.from({ length: 30 }, (_, n) => `never ${n}`));
    await waitFor('a circuit that opens', () => gateway.log.join('').includes('circuit opened'));
    await sendAll(Array.from({ length: 20 }, (_, n) => `good ${n}`));
    await waitFor('all good leads in the CRM', () => crm.leads.length === 20);
  });
});
