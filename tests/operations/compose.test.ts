import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { withSecretFiles } from '../../gateway/settings/secret-files.ts';
import { readSettings } from '../../gateway/settings/settings.ts';
import { isRecord } from '../../schema/is-record.ts';

const FOLDER = join(import.meta.dirname, '../../gateway/operations');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

type Mapping = Record<string, unknown>;

/** What is at a path of keys; an empty mapping where there is nothing. */
function at(value: unknown, ...keys: string[]): Mapping {
  for (const key of keys) value = isRecord(value) ? value[key] : undefined;
  return isRecord(value) ? value : {};
}

const compose: unknown = parse(read('compose.yaml'));
const site = at(compose, 'services', 'site');

const SECRETS: Record<string, string> = {
  database_url: 'postgres://site:PASSWORD@database/site',
};

test('gives a gateway settings that it takes, with secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = Object.fromEntries(
    Object.entries(at(site, 'environment')).map(([name, value]) => {
      const [, secret] = /^\/run\/secrets\/(.+)$/.exec(String(value)) ?? [];
      if (secret === undefined) return [name, String(value)];
      writeFileSync(join(folder, secret), SECRETS[secret] ?? 'hunter2');
      return [name, join(folder, secret)];
    }),
  );
  const settings = readSettings(withSecretFiles(env));
  expect(settings).toMatchObject({ databaseUrl: SECRETS['database_url'], metricsToken: 'hunter2' });
  expect(settings.targets.crm?.clientSecret).toBe('hunter2');
  // Caddy's addresses are those of the network that it shares with the gateways.
  expect(at(compose, 'networks', 'front', 'ipam')['config']).toEqual([
    { subnet: at(site, 'environment')['TRUSTED_PROXIES'] },
  ]);
  expect(settings.trustedProxies.check('172.30.0.7')).toBe(true);
});

test('names no secret, volume, network or service that it does not have', () => {
  for (const [name, service] of Object.entries(at(compose, 'services'))) {
    const listed = (key: string): string[] => {
      const list = at(service)[key] ?? [];
      return Array.isArray(list) ? list.map(String) : Object.keys(at(list));
    };
    const has = (kind: string): string[] => Object.keys(at(compose, kind));
    expect(has('secrets'), name).toEqual(expect.arrayContaining(listed('secrets')));
    expect(has('networks'), name).toEqual(expect.arrayContaining(listed('networks')));
    expect(has('services'), name).toEqual(expect.arrayContaining(listed('depends_on')));
    const named = listed('volumes').filter((volume) => !volume.startsWith('./'));
    expect(has('volumes'), name).toEqual(
      expect.arrayContaining(named.map((volume) => volume.split(':')[0])),
    );
  }
  const files = Object.values(at(site, 'environment')).filter((value) =>
    String(value).startsWith('/run/secrets/'),
  );
  expect(files.map((file) => String(file).slice('/run/secrets/'.length))).toEqual(site['secrets']);
});

test('runs gateways that can change nothing, and waits for them when they stop', () => {
  expect(site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(Number.parseInt(String(site['stop_grace_period']), 10)).toBeGreaterThan(8);
});

test('the proxy asks where the gateways listen, under the name that they have', () => {
  const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
  expect(read('Caddyfile')).toMatch(new RegExp(`^\\s*dynamic a site ${port} \\{$`, 'm'));
  expect(read('Dockerfile')).toContain(`PORT=${port} `);
});
