import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test-support/gateway/test-gateway.ts';
import {
  accessToken,
  ADA,
  CREDENTIALS,
  FORMS,
  LEAD,
  TOKEN,
} from '../test-support/gateway/content/wire.ts';
import { openGateway } from './gateway.ts';
import { type Fields } from './log.ts';
import { Metrics } from './metrics.ts';
import { readSettings } from './settings/settings.ts';

it('opens without its database, says why, answers 503, and takes inquiries once it can', async () => {
  const folder = join(temporaryFolder(), 'data');
  writeFileSync(folder, 'a file where a folder is expected');
  const lines: { event: string; fields: Fields | undefined }[] = [];
  const gateway = await openGateway(
    readSettings({ DATA_DIR: folder }),
    { forms: () => FORMS, schedule: () => ({}) },
    (_, event, fields) => lines.push({ event, fields }),
    new Metrics(),
  );
  onTestFinished(() => gateway.stop());
  expect(lines).toMatchObject([
    { event: 'database away', fields: { why: expect.stringContaining(`DATA_DIR "${folder}"`) } },
  ]);

  const askForToken = () =>
    gateway.app.request(TOKEN, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: CREDENTIALS,
    });
  const send = (token: string) =>
    gateway.app.request(LEAD, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(ADA),
    });
  const refused = await askForToken();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  expect((await send('any')).status).toBe(503);
  expect((await gateway.app.request('/healthz')).status).toBe(503);
  expect((await gateway.app.request('/livez')).status).toBe(200);

  rmSync(folder);
  const token = await accessToken(await askForToken());
  expect((await send(token)).status).toBe(200);
});

it('takes over other secrets while it runs, and neither before nor after', async () => {
  const env = { DATA_DIR: join(temporaryFolder(), 'data') };
  const settings = (token: string) => readSettings({ ...env, METRICS_TOKEN: token });
  const events: string[] = [];
  const gateway = await openGateway(
    settings('one'),
    { forms: () => FORMS, schedule: () => ({}) },
    (_, event) => events.push(event),
    new Metrics(),
  );
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await gateway.app.request('/metrics', { headers })).status;
  };
  await gateway.renew(settings('two'));
  expect([await read('one'), await read('two')]).toEqual([200, 404]);
  gateway.start();
  await gateway.renew(settings('two'));
  expect([await read('one'), await read('two')]).toEqual([404, 200]);
  await gateway.stop();
  await gateway.renew(settings('three'));
  expect(events.filter((event) => event === 'secrets renewed')).toHaveLength(1);
});
