import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testGateway, type TestGateway } from '../../test-support/gateway/test-gateway.ts';
import { ADA } from '../../test-support/gateway/content/wire.ts';

function read(
  gateway: TestGateway,
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
): Promise<Response> | Response {
  return gateway.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
}

describe('/metrics', () => {
  it('counts what was sent, and where it stands', async () => {
    const gateway = await testGateway();
    await gateway.send(ADA);
    await gateway.send(ADA);
    await gateway.send({ ...ADA, country: 'UK' }, { 'x-inquiry-check': 'filled' });
    await gateway.app.request('/crm/any/thing');
    gateway.time.now += 90_000;
    const text = await (await read(gateway, '127.0.0.1')).text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '# TYPE gateway_requests_total counter',
        'gateway_requests_total{route="lead",status="200"} 3',
        'gateway_requests_total{route="other",status="404"} 1',
        'gateway_submissions_total{outcome="accepted"} 1',
        'gateway_submissions_total{outcome="duplicate"} 1',
        'gateway_submissions_total{outcome="quarantined"} 1',
        'gateway_request_seconds_bucket{route="lead",le="+Inf"} 3',
        'gateway_request_seconds_count{route="lead"} 3',
        'gateway_inquiries{state="waiting"} 1',
        'gateway_inquiries{state="quarantined"} 1',
        'gateway_inquiries_accepted 2',
        'gateway_inquiries_unaccounted 0',
        'gateway_oldest_waiting_seconds 90',
        'gateway_delivering 1',
      ]),
    );
  });

  it('tells how long requests took, in seconds', async () => {
    const gateway = await testGateway();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_250).mockReturnValueOnce(5_000);
    onTestFinished(() => clock.mockRestore());
    await gateway.app.request('/crm/any/thing');
    const lines = (await (await read(gateway, '127.0.0.1')).text()).split('\n');
    expect(lines).toContain('gateway_request_seconds_sum{route="other"} 0.25');
  });

  it('tells whether all targets can be delivered to, and no age that is below zero', async () => {
    const gateway = await testGateway();
    await gateway.send(ADA);
    gateway.time.now -= 1_000;
    const values = async () => {
      const text = await (await read(gateway, '127.0.0.1')).text();
      return /^gateway_oldest_waiting_seconds (\S+)$.*^gateway_delivering (\S+)$/ms
        .exec(text)
        ?.slice(1);
    };
    expect(await values()).toEqual(['0', '1']);
    gateway.delivery.problem = 'The CRM gave no answer.';
    expect(await values()).toEqual(['0', '0']);
    Object.assign(gateway.delivery, { configured: false, problem: undefined });
    expect(await values()).toEqual(['0', '0']);
  });

  it('has counters from the start, so that the first of anything is an increase', async () => {
    const gateway = await testGateway();
    const text = await (await read(gateway, '127.0.0.1')).text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'gateway_store_errors_total 0',
        'gateway_log_lines_lost_total 0',
        'gateway_crm_token_calls_total 0',
        'gateway_challenges_total 0',
        'gateway_submissions_total{outcome="held"} 0',
        'gateway_site_late_seconds 0',
        'gateway_store_readable 1',
      ]),
    );
  });

  it('goes on counting while the store cannot be read', async () => {
    const gateway = await testGateway({}, (store) => ({
      ...store,
      accept: () => Promise.reject(new Error('away')),
      counts: () => Promise.reject(new Error('away')),
    }));
    gateway.schedule.next = { at: new Date(gateway.time.now - 60_000).toISOString(), what: 'late' };
    expect((await gateway.send(ADA)).status).toBe(503);
    const response = await read(gateway, '127.0.0.1');
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'gateway_store_errors_total 2',
        'gateway_requests_total{route="lead",status="503"} 1',
        'gateway_store_readable 0',
        'gateway_site_late_seconds 60',
      ]),
    );
    expect(lines.join('\n')).not.toContain('gateway_inquiries');
  });

  it('are for this machine only, not for whom a proxy on it asks', async () => {
    const gateway = await testGateway();
    expect((await read(gateway, '::ffff:127.0.0.1')).status).toBe(200);
    expect((await read(gateway, '::1')).status).toBe(200);
    expect((await read(gateway, '203.0.113.9')).status).toBe(404);
    expect((await read(gateway, undefined)).status).toBe(404);
    expect((await read(gateway, '127.0.0.1', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
  });

  it.each([
    'rebound.example',
    'rebound.example:8080',
    'localhost.example',
    '127.0.0.1.example',
    '',
  ])('are not for a page whose name was led to this machine: %s', async (host) => {
    const gateway = await testGateway();
    expect((await read(gateway, '127.0.0.1', { host })).status).toBe(404);
  });

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST'])(
    'are for who asks this machine by its own name: %s',
    async (host) => {
      const gateway = await testGateway();
      expect((await read(gateway, '127.0.0.1', { host })).status).toBe(200);
    },
  );

  it('are for no page in a browser on this machine', async () => {
    const gateway = await testGateway();
    const headers = { host: 'localhost:8080', 'sec-fetch-site': 'same-site' };
    expect((await read(gateway, '127.0.0.1', headers)).status).toBe(404);
  });

  it('are for whoever has the token, where one is set', async () => {
    const gateway = await testGateway({ METRICS_TOKEN: 'let-me-read' });
    const good = { authorization: 'Bearer let-me-read' };
    expect((await read(gateway, '203.0.113.9', good)).status).toBe(200);
    expect((await read(gateway, '127.0.0.1')).status).toBe(404);
    expect((await read(gateway, '127.0.0.1', { authorization: 'Bearer no' })).status).toBe(404);
  });
});
