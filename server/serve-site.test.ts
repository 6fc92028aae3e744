import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SERVING_FILE } from '../prerender/output/serving.ts';
import { FORMS_FILE } from '../schema/forms/forms-file.ts';
import { PLAIN_SERVING } from '../test-support/servers/plain-serving.ts';
import { typed } from '../test-support/typed.ts';
import { serveSite } from './serve-site.ts';

let site = '';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'serve-site-'));
  vi.stubEnv('DATA_DIR', join(site, 'data'));
  vi.spyOn(process, 'once').mockReturnThis();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

function build(): void {
  const dist = join(site, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, SERVING_FILE), JSON.stringify({ ...PLAIN_SERVING, clientId: 'built' }));
  writeFileSync(join(dist, FORMS_FILE), '{}');
  writeFileSync(join(dist, 'index.html'), '<h1>Bread</h1>');
}

/** What a token is refused to, or the status where it is given. */
async function askAs(address: string, client: string): Promise<number> {
  const response = await fetch(`${address}/crm/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: client }),
  });
  return response.status;
}

test('there has to be a site', async () => {
  await expect(serveSite(site)).rejects.toThrow(
    `There is no built site in ${relative('.', join(site, 'dist'))}. Run npm run build first.`,
  );
});

test('serves the files, and the gateway to the clients that the build names', async () => {
  build();
  vi.stubEnv('PORT', ' 0 ');
  vi.stubEnv('CLIENT_ID', ' ');
  // The log has nowhere to go.
  typed([]);
  const { port, stop } = await serveSite(site);
  const address = `http://localhost:${port}`;
  expect(await (await fetch(address)).text()).toBe('<h1>Bread</h1>');
  expect([await askAs(address, 'built'), await askAs(address, 'website')]).toEqual([200, 401]);
  await stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
