import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { readServing } from '../../prerender/output/serving.ts';
import { staticFiles } from '../../server/static/static-files.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import type { StartedHost } from '../../tools/hosts/read-rules.ts';
import {
  COMPARED,
  FILES,
  GONE,
  MISSING,
  MOVED,
  MOVED_BY_QUERY,
  PAGES,
  REFUSED,
} from './requests.ts';
import { writeSite, writtenFor } from './written-site.ts';

/*
 * nginx and Caddy, where they are installed or a run in CI has to have them, answer each request as the site's own server does.
 */
const PROGRAMS: Record<StartedHost, string> = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
};
const site = writeSite(1000);
afterAll(site.remove);
const serving = readServing(site.dist);
const own = staticFiles(site.dist, () => serving);

type Table = Record<string, string | undefined>;

function ownAnswer(url: string): Table {
  const { status, headers } = own({ method: 'GET', url, headers: {} });
  const pairs = headers.flatMap((name, at) =>
    at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1]] as const] : [],
  );
  return tableOf(status, new Map(pairs));
}

/** A redirect has no content, so its content headers do not matter. */
function tableOf(
  status: number,
  headers: { get: (name: string) => string | null | undefined },
): Table {
  const names = COMPARED.filter((name) => status !== 301 || !/^c(ache|ontent)-/.test(name));
  return Object.fromEntries([
    ['status', String(status)],
    // A dollar sign may be written in two ways.
    ...names.map((name) => [name, headers.get(name)?.replaceAll('%24', '$')] as const),
  ]);
}

async function configure(host: StartedHost, port: number): Promise<string[]> {
  const folder = await writtenFor(site.folder, host);
  const root = join(folder, 'site');
  const config = join(folder, 'main.conf');
  if (host === 'caddy') {
    writeFileSync(
      config,
      `{\n\tadmin off\n\tauto_https off\n}\n:${port} {\n\troot * ${root}\n\timport ${folder}/site.caddy\n}\n`,
    );
    return ['run', '--adapter', 'caddyfile', '--config', config];
  }
  const data = join(site.folder, 'nginx');
  mkdirSync(data, { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${data}/${name};`,
  );
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${data}/pid; error_log ${data}/log; events {}\nhttp {\naccess_log off; ${paths.join(' ')}\ninclude ${folder}/http.conf;\nserver { listen ${port}; root ${root};\ninclude ${folder}/server.conf;\n}\n}\n`,
  );
  return ['-e', `${data}/log`, '-c', config];
}

describe.each(['nginx', 'caddy'] as const)('%s', (host) => {
  test.runIf(existsSync(PROGRAMS[host]) || process.env.CI)(
    'answers as the own server does',
    { timeout: 60_000 },
    async () => {
      const port = await freePort();
      const program = spawn(PROGRAMS[host], await configure(host, port), {
        env: { HOME: site.folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said: string[] = [];
      program.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
      try {
        await eventually(() => fetch(`http://localhost:${port}/`));
        const pages = Array.from({ length: 20 }, (_, n) => `/pages/page-${n * 50}`);
        const urls = [
          ...PAGES,
          ...pages,
          ...FILES,
          ...MOVED,
          ...MOVED_BY_QUERY,
          ...GONE,
          ...MISSING,
          ...REFUSED,
        ];
        for (const url of urls) {
          const response = await fetch(`http://localhost:${port}${url}`, { redirect: 'manual' });
          expect([url, tableOf(response.status, response.headers)]).toEqual([url, ownAnswer(url)]);
        }
        // One page has a copy that the build has made, the other has none.
        for (const page of ['/about', '/visit']) {
          const headers = { 'Accept-Encoding': 'gzip' };
          const response = await fetch(`http://localhost:${port}${page}`, { headers });
          expect(response.headers.get('content-encoding')).toBe('gzip');
          expect(response.headers.get('vary')).toBe('Accept-Encoding');
          expect(await response.text()).toContain(`<title>${page.slice(1)}/index.html</title>`);
        }
      } catch (error) {
        throw new Error(said.join('').slice(0, 2000), { cause: error });
      } finally {
        program.kill();
      }
    },
  );
});
