import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { type Outcome, runCommand } from '../test-support/commands/engine-copy.ts';
import { freePort } from '../test-support/servers/free-port.ts';
import { secondSiteWithPhotograph } from '../test-support/content/second-site.ts';
import { COMPILED_SERVER } from '../test-support/gateway/processes/compiled-server.ts';
import { explainReserved } from '../check/model/reserved-routes.ts';

/*
 * The commands as a person calls them, on a copy of a second site.
 */
const ROOT = join(import.meta.dirname, '..');
const SITE = await secondSiteWithPhotograph();
const SECRET = 'marker-4f1c-never-in-a-page';

function run(...command: [string, ...string[]]): Promise<Outcome> {
  return runCommand(ROOT, command, { CRM_CLIENT_SECRET: SECRET });
}

/** Serves the built second site and makes the form's first call; resolves to the status of the answer. */
async function tokenCall(clientId: string): Promise<number> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(COMPILED_SERVER, 'serve.mjs'), '--site', SITE], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(SITE, '.data') },
  });
  try {
    const { status } = await eventually(() =>
      fetch(`http://localhost:${port}/crm/services/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId }),
      }),
    );
    return status;
  } finally {
    server.kill();
  }
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|svg|xml|txt)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

afterAll(() => rmSync(SITE, { recursive: true, force: true }));

describe('a second site', () => {
  test('is built from its own folder, without a word of the first', async () => {
    const { code, output } = await run('build', '--site', SITE);
    expect(output).toContain('Built 2 pages');
    expect(code).toBe(0);
    const home = readFileSync(join(SITE, 'dist/index.html'), 'utf8');
    expect(home).toContain('<html lang="en-GB">');
    expect(home).toContain('<title>Alder Row: warmer houses</title>');
    expect(home).toContain('12 years of warmer houses.');
    expect(home).toContain('href="mailto:hello@alder-row.example"');
    expect(textsIn(join(SITE, 'dist')).filter((text) => /4ce|salesforce/i.test(text))).toEqual([]);
  });

  test('shows a photograph in modern formats, with its size', () => {
    const home = readFileSync(join(SITE, 'dist/index.html'), 'utf8');
    expect(home).toMatch(/<source type="image\/avif" srcSet="\/media\/house\.\w+-480\.avif 480w, /);
    expect(home).toMatch(/<source type="image\/webp" srcSet="\/media\/house\.\w+-480\.webp 480w, /);
    expect(home).toMatch(/<img [^>]*alt="A brick house in winter" width="1000" height="600"/);
    const media = readdirSync(join(SITE, 'dist/media'));
    expect(media.filter((name) => name.startsWith('house.')).length).toBe(7);
  });

  test('carries page data beside the page and in no script', () => {
    const words = 'Two weeks of measuring, one clear list.';
    expect(readFileSync(join(SITE, 'dist/services/audits/page.json'), 'utf8')).toContain(words);
    const scripts = readdirSync(join(SITE, 'dist/assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts) {
      expect(readFileSync(join(SITE, 'dist/assets', name), 'utf8')).not.toContain(words);
    }
  });

  test('loads only the scripts and sheets of the blocks a page has', () => {
    const home = readFileSync(join(SITE, 'dist/index.html'), 'utf8');
    const audits = readFileSync(join(SITE, 'dist/services/audits/index.html'), 'utf8');
    expect(home).toContain('block-hero');
    expect(home).not.toContain('block-card-grid');
    expect(audits).toContain('block-card-grid');
    expect(audits).not.toContain('block-banner');
  });

  test('writes folders beside its pages only where no page can be', () => {
    const folders = readdirSync(join(SITE, 'dist'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !explainReserved(`/${name}`))).toEqual(['services']);
  });

  test('holds nothing that is for development', () => {
    const marks = /data-block|\/dev\/|_blocks|__open-in-editor|site:changed/;
    const texts = textsIn(join(SITE, 'dist'));
    expect(texts.filter((text) => marks.test(text))).toEqual([]);
  });

  test('lists its routes and lets robots find them', () => {
    const sitemap = readFileSync(join(SITE, 'dist/sitemap.xml'), 'utf8');
    expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      'https://www.alder-row.example/',
      'https://www.alder-row.example/services/audits',
    ]);
    expect(readFileSync(join(SITE, 'dist/robots.txt'), 'utf8')).toContain(
      'Sitemap: https://www.alder-row.example/sitemap.xml',
    );
  });
});

describe('a secret', () => {
  test('of the gateway is nowhere in what visitors get', () => {
    expect(textsIn(join(SITE, 'dist')).filter((text) => text.includes(SECRET))).toEqual([]);
  });

  test('in site.yaml stops the build, unless the site accepts that everybody may know it', async () => {
    const file = join(SITE, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const forms = `forms:\n  endpoint: https://crm.example/\n  clientId: site\n  clientSecret: ${SECRET}\n`;
    try {
      writeFileSync(file, before + forms);
      const refused = await run('build', '--site', SITE);
      expect(refused.code).toBe(2);
      expect(refused.output).toContain('forms.clientSecret would be sent to every visitor');
      expect(refused.output).not.toContain('    at ');

      writeFileSync(file, `${before}${forms}  acceptSecretInBrowser: true\n`);
      const accepted = await run('build', '--site', SITE);
      expect(accepted.code).toBe(0);
      const headers = readFileSync(join(SITE, 'dist/.serving.json'), 'utf8');
      expect(headers).toContain("connect-src 'self' https://crm.example;");
      expect(await tokenCall('site')).toBe(200);
      expect(await tokenCall('website')).toBe(401);
    } finally {
      writeFileSync(file, before);
    }
  });
});

describe('commands', () => {
  test('say in one sentence why they could not run', async () => {
    for (const [command, args, sentence] of [
      ['build', ['--site', 'tests/nowhere'], 'There is no folder'],
      [
        'serve',
        ['--site', 'tests/nowhere'],
        'There is no built site in tests/nowhere/dist. Run npm run build first.',
      ],
      ['build', ['--sites', 'x'], 'Usage: npm run build -- [--site DIR]'],
    ] as const) {
      const { code, output } = await run(command, ...args);
      expect(code, command).toBe(2);
      expect(output).toContain(sentence);
      expect(output).not.toContain('    at ');
    }
  });
});
