import { describe, expect, it } from 'vitest';
import { testGateway } from '../../tests/gateway/test-gateway.ts';

describe('/healthz', () => {
  it('tells accepting from delivering', async () => {
    const gateway = await testGateway();
    const answer = async (): Promise<unknown> => (await gateway.app.request('/healthz')).json();
    expect(await answer()).toEqual({ accepting: true, delivering: true });
    gateway.delivery.problem = 'The CRM gave no answer: ECONNREFUSED.';
    expect(await answer()).toEqual({ accepting: true, delivering: false });
    Object.assign(gateway.delivery, { configured: false, problem: undefined });
    expect(await answer()).toEqual({ accepting: true, delivering: false });
  });

  it('answers 503 when nothing can be stored, and asks the disk once in five seconds', async () => {
    let probes = 0;
    const gateway = await testGateway({}, (store) => ({
      ...store,
      probe: () => {
        probes += 1;
        return Promise.reject(new Error('full'));
      },
    }));
    for (let n = 0; n < 3; n += 1) {
      const response = await gateway.app.request('/healthz');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ accepting: false });
    }
    expect(probes).toBe(1);
    gateway.time.now += 5_000;
    await gateway.app.request('/healthz');
    expect(probes).toBe(2);
  });
});
