import { describe, expect, it } from 'vitest';
import { testGateway } from '../../test-support/gateway/test-gateway.ts';
import { DatabaseAway } from '../store/database.ts';

describe('/livez', () => {
  it('says that the process lives, and asks no disk', async () => {
    const gateway = await testGateway({}, (store) => ({
      ...store,
      probe: () => Promise.reject(new Error('asked')),
    }));
    const response = await gateway.app.request('/livez');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ alive: true });
    expect(gateway.log).toEqual([]);
  });
});

describe('/healthz', () => {
  it('tells accepting from delivering', async () => {
    const gateway = await testGateway();
    const answer = async (): Promise<unknown> => (await gateway.app.request('/healthz')).json();
    expect(await answer()).toEqual({ accepting: true, delivering: true });
    gateway.delivery.problem = 'The CRM did not answer: ECONNREFUSED.';
    expect(await answer()).toEqual({ accepting: true, delivering: false });
    Object.assign(gateway.delivery, { configured: false, problem: undefined });
    expect(await answer()).toEqual({ accepting: true, delivering: false });
  });

  it('tells since when a new build is due, and is ready all the same', async () => {
    const gateway = await testGateway();
    const answer = async (): Promise<unknown> => (await gateway.app.request('/healthz')).json();
    const at = new Date(gateway.time.now + 60_000).toISOString();
    gateway.schedule.next = { at, what: 'pages/opening.yaml appears' };
    expect(await answer()).toEqual({ accepting: true, delivering: true });
    gateway.time.now += 60_000;
    expect(await answer()).toEqual({ accepting: true, delivering: true, late: at });
    expect((await gateway.app.request('/healthz')).status).toBe(200);
    delete gateway.schedule.next;
    expect(await answer()).toEqual({ accepting: true, delivering: true });
  });

  it('answers 503 when nothing can be stored, and asks the disk once in five seconds', async () => {
    let probes = 0;
    const gateway = await testGateway({}, (store) => ({
      ...store,
      probe: () => {
        probes += 1;
        return Promise.reject(new DatabaseAway('The disk is full.', 'SQLITE_FULL'));
      },
    }));
    for (let n = 0; n < 3; n += 1) {
      const response = await gateway.app.request('/healthz');
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        accepting: false,
        delivering: true,
        problem: 'SQLITE_FULL',
      });
      expect((await gateway.app.request('/livez')).status).toBe(200);
    }
    expect(probes).toBe(1);
    gateway.time.now += 5_000;
    await gateway.app.request('/healthz');
    expect(probes).toBe(2);
  });
});
