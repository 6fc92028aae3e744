import { describe, expect, it } from 'vitest';
import { testGateway } from '../test-support/gateway/test-gateway.ts';
import { ADA, LEAD } from '../test-support/gateway/content/wire.ts';

const SUCCESS = { success: true, message: 'Thank you. Your inquiry has been received.' };

describe('too many calls', () => {
  it('limits calls, and says when to come back', async () => {
    const gateway = await testGateway({ RATE_PER_ADDRESS: '2' });
    const authorization = `Bearer ${await gateway.token()}`;
    for (const lastName of ['A', 'B']) {
      expect((await gateway.send({ ...ADA, lastName }, { authorization })).status).toBe(200);
    }
    const forged = { authorization, 'x-forwarded-for': '203.0.113.7' };
    const third = await gateway.send({ ...ADA, lastName: 'C' }, forged);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('30');
    gateway.time.now += 30_000;
    expect((await gateway.send({ ...ADA, lastName: 'C' }, { authorization })).status).toBe(200);
  });

  it('lets visitors through a flood from other networks, and holds back what is above the level', async () => {
    const gateway = await testGateway({ TRUSTED_PROXIES: '127.0.0.1', RATE_TOTAL: '60' });
    const authorization = `Bearer ${await gateway.token()}`;
    const send = (address: string, description: string): Promise<Response> | Response =>
      gateway.app.request(
        LEAD,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': address,
            authorization,
          },
          body: JSON.stringify({ ...ADA, description }),
        },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    const statuses = new Map<number, number>();
    for (let call = 0; call < 400; call += 1) {
      const { status } = await send(`10.${call % 40}.1.${call % 200}`, `flood ${call}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // 30 of networks not known before, 30 of any, and as many again held back.
    expect(statuses).toEqual(
      new Map([
        [200, 120],
        [429, 280],
      ]),
    );
    gateway.time.now += 5000;
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const response = await send(`203.0.${visitor}.9`, `visitor ${visitor}`);
      expect(await response.json()).toEqual(SUCCESS);
    }
    const entries = await gateway.store.list({ state: 'waiting' });
    expect(entries.filter(({ body }) => body?.includes('visitor'))).toHaveLength(2);
    expect(await gateway.store.counts()).toMatchObject({ waiting: 62, quarantined: 60 });
    expect(gateway.accepted()).toBe(62);
    expect(gateway.log.filter((line) => line.includes('"held"'))).toHaveLength(60);
  });

  it('keeps the answer of an inquiry that was held back when it is sent again', async () => {
    const gateway = await testGateway({ RATE_TOTAL: '1' });
    const authorization = `Bearer ${await gateway.token()}`;
    const headers = { authorization, 'idempotency-key': 'k1' };
    for (const lastName of ['A', 'B']) await gateway.send({ ...ADA, lastName }, { authorization });
    expect(await (await gateway.send(ADA, headers)).json()).toEqual(SUCCESS);
    expect(await gateway.store.list({ state: 'quarantined' })).toHaveLength(1);
    gateway.time.now += 60_000;
    expect(await (await gateway.send(ADA, headers)).json()).toEqual(SUCCESS);
    expect(await gateway.store.list({})).toHaveLength(3);
  });
});
