import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { runningGateway } from '../../test-support/gateway/processes/running-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { ADA, LEAD } from '../../test-support/gateway/content/wire.ts';

/** Sends raw bytes and resolves to all that came back when the connection ends. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

describe.concurrent('the gateway as a server', () => {
  it('sends what a visitor wrote to the CRM', async (context) => {
    const { crm, gateway } = await runningGateway(context);
    const visitor = new Visitor(gateway.port);
    const reply = await visitor.send(ADA, { 'idempotency-key': 'k1' });
    expect(reply).toMatchObject({ status: 200, json: { success: true } });
    await waitFor('the lead', () => crm.leads.length === 1);
    expect(JSON.parse(crm.leads[0]?.body ?? '')).toEqual(ADA);
    visitor.close();
  });

  it('answers 413 to a large body before it has come, and stays usable', async (context) => {
    const { gateway } = await runningGateway(context);
    const head = `POST ${LEAD} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer x\r\n`;
    const visitor = new Visitor(gateway.port);
    const authorization = `Bearer ${await visitor.token()}`;
    const body = 'x'.repeat(200_000);
    const headers = { 'content-type': 'application/json', authorization };
    const reply = await visitor.post(LEAD, headers, body);
    expect(reply.status).toBe(413);
    expect((await visitor.send(ADA)).status).toBe(200);
    visitor.close();
    const early = await raw(
      gateway.port,
      `${head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
    );
    expect(early).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('lets no browser guess the type of any of its answers', async (context) => {
    const { gateway } = await runningGateway(context);
    const end = 'Connection: close\r\n\r\n';
    const answers = await Promise.all([
      ...['/livez', '/healthz', '/metrics', '/crm/nothing', '/nothing', LEAD].map((path) =>
        raw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${end}`),
      ),
      raw(gateway.port, `GET /livez HTTP/1.1\r\nHost: a b/%\r\n${end}`),
    ]);
    for (const answer of answers) expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  });

  it('gives up on clients that send their headers or their body too slowly', async (context) => {
    const { gateway } = await runningGateway(context);
    const visitor = new Visitor(gateway.port);
    const token = await visitor.token();
    visitor.close();
    const head = `POST ${LEAD} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 500\r\n`;
    const rest = `Content-Type: application/json\r\nAuthorization: Bearer ${token}\r\n\r\n{"first`;
    const [body, headers] = await Promise.all([
      raw(gateway.port, head + rest),
      raw(gateway.port, head),
    ]);
    expect(body).toMatch(/^HTTP\/1\.1 408 /);
    expect(headers).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('stops when asked: finishes the delivery under way, refuses what comes after', async (context) => {
    const { crm, gateway } = await runningGateway(context, { CRM_TIMEOUT_SECONDS: '60' });
    crm.delay = 300;
    const visitor = new Visitor(gateway.port);
    await visitor.send(ADA);
    await waitFor('a lead under way', () => crm.leadCalls === 1);
    expect(await gateway.stop()).toBe(0);
    expect(crm.leads).toHaveLength(1);
    expect(gateway.log.at(-1)).toContain('"stopped"');
    expect(gateway.log.join('')).toContain('"delivered"');
    await expect(visitor.send(ADA)).rejects.toThrow(/ECONNREFUSED/);
    visitor.close();
  });

  it('names every wrong setting and ends', async () => {
    const env = { PORT: 'http', CRM_CLIENT_SECRET: 'x' };
    await expect(GatewayProcess.start(env)).rejects.toThrow(
      /PORT must be a whole number.*\nCRM_URL and CRM_CLIENT_ID must be set too/,
    );
  });
});
