import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Serving } from '../../schema/generated/data.d.ts';
import { listening } from '../../test-support/servers/listening.ts';
import { answerFiles } from './answer.ts';
import { staticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
let serving: Serving = {
  documentHeaders: {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' {script}; style-src 'self' {style}; frame-src {frames}; img-src 'self'",
  },
  // Of `a{}`.
  styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  // Of `let a`.
  scripts: [`'sha256-${createHash('sha256').update('let a').digest('base64')}'`],
  frames: ['https://maps.example', 'https://video.example'],
  redirects: { '/old': '/about' },
  gone: ['/sale', '/about/old'],
  clientId: 'website',
};
let isBroken = false;
const failures: unknown[] = [];
const app = await listening(
  answerFiles(
    staticFiles(dist, () => {
      if (isBroken) throw new Error('.serving.json holds something else.');
      return serving;
    }),
    (error) => failures.push(error),
  ),
);

beforeAll(() => {
  mkdirSync(join(dist, 'about'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(dist, 'about/index.html'), '<h1>About</h1>');
  writeFileSync(join(dist, '404.html'), '<h1>Not here</h1>');
  mkdirSync(join(dist, 'de'));
  writeFileSync(join(dist, 'de/index.html'), '<h1>Start</h1>');
  writeFileSync(join(dist, 'de/404.html'), '<h1>Nicht hier</h1>');
  writeFileSync(join(dist, 'assets/entry-1a2b.js'), 'let a = 1;');
  writeFileSync(join(dist, '.secret.json'), '{}');
  writeFileSync(join(dist, 'notes.md'), 'not for visitors');
});
afterAll(() => {
  app.close();
  rmSync(dist, { recursive: true });
});

test('serves a route with and without a slash at the end', async () => {
  for (const path of ['/about', '/about/']) {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>About</h1>');
  }
});

test('promises no encryption to visitors of whom nobody says that they have it', async () => {
  const { headers } = await app.request('/about');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('answers 404 with the page for unknown paths, other cases and doubled slashes', async () => {
  for (const path of [
    '/nothing',
    '/About',
    '//about',
    '/about//',
    '/about/index.htm',
    '/about/index.html',
    '/index.html',
    '/index.html.br',
    '/index.html.gz',
    '/404.html',
    '/assets%2fentry-1a2b.js',
    '/assets%2Fentry-1a2b.js',
    '/%00',
    '/%E0%A4%A',
  ]) {
    const response = await app.request(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toBe('<h1>Not here</h1>');
  }
});

test.each([
  ['/de/nichts', '<h1>Nicht hier</h1>'],
  ['/de/tief/unten/', '<h1>Nicht hier</h1>'],
  ['/de/404.html', '<h1>Nicht hier</h1>'],
  ['/de/%00', '<h1>Nicht hier</h1>'],
  ['/De/nichts', '<h1>Not here</h1>'],
  ['/about/nothing', '<h1>Not here</h1>'],
])('below a folder with a page of its own for unknown paths, %s gets that', async (path, page) => {
  const response = await app.request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(page);
});

test('sends a visitor of an old address to the new one', async () => {
  for (const path of ['/old', '/old/']) {
    const response = await app.request(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/about');
  }
});

test('says of an address that is gone that it is, and shows the page for it', async () => {
  for (const path of ['/sale', '/about/old/']) {
    const response = await app.request(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toBe('<h1>Not here</h1>');
  }
});

test('never leaves the folder nor shows hidden or unknown files', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.secret.json',
    '/notes.md',
    '/about/..%5c..',
  ]) {
    expect((await app.request(path)).status, path).toBe(404);
  }
});

test('sends the security headers, the policy with documents only', async () => {
  const page = await app.request('/');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(page.headers.get('Permissions-Policy')).toContain('camera=()');
  const script = await app.request('/assets/entry-1a2b.js');
  expect(script.headers.get('Content-Security-Policy')).toBeNull();
  expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

let documents = 0;

async function policyOf(html: string) {
  documents += 1;
  writeFileSync(join(dist, `about/${documents}.html`), html);
  return (await app.request(`/about/${documents}.html`)).headers.get('Content-Security-Policy');
}

test('allows a document the style sheet that the build has put into it, and no other', async () => {
  const none = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
  expect(await policyOf('<style>a{}</style>')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; img-src 'self'`,
  );
  expect(await policyOf('<style>a{color:red}</style>')).toBe(none);
  expect(await policyOf('<h1>Plain</h1>')).toBe(none);
});

test('allows a document the frames that it has, and no others', async () => {
  expect(await policyOf('<div data-frame="https://maps.example">Map</div>')).toContain(
    '; frame-src https://maps.example; img-src',
  );
  const several = '<b data-frame="https://video.example https://evil.example"></b>';
  expect(await policyOf(several)).toContain('frame-src https://video.example;');
  expect(await policyOf('<p> data-frame=&quot;https://maps.example&quot;</p>')).not.toContain(
    'frame',
  );
});

test('caches hashed files for ever and asks again for all others', async () => {
  expect((await app.request('/assets/entry-1a2b.js')).headers.get('Cache-Control')).toContain(
    'immutable',
  );
  expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await app.request('/assets/gone.js')).headers.get('Cache-Control')).toBe('no-cache');
});

test('answers 304 to whoever has the file already, and 200 once it has changed', async () => {
  const etag = (await app.request('/about')).headers.get('ETag') ?? '';
  const again = { headers: { 'If-None-Match': etag } };
  expect((await app.request('/about', again)).status).toBe(304);
  writeFileSync(join(dist, 'about/index.html'), '<h1>About us</h1>');
  const later = performance.now() + 31_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  onTestFinished(() => clock.mockRestore());
  expect((await app.request('/about', again)).status).toBe(200);
  expect(await (await app.request('/about')).text()).toBe('<h1>About us</h1>');
});

test('looks at every file again at once when a build says that it is done', async () => {
  writeFileSync(join(dist, 'about/index.html'), '<h1>About this build</h1>');
  expect(await (await app.request('/about')).text()).toBe('<h1>About us</h1>');
  serving = { ...serving };
  expect(await (await app.request('/about')).text()).toBe('<h1>About this build</h1>');
});

test('HEAD has the headers without the body, other methods are refused', async () => {
  const head = await app.request('/about', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await app.request('/about', { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.get('Allow')).toBe('GET, HEAD');
});

test('allows the script that the build has inlined, and no other', async () => {
  expect(await policyOf('<script data-needed="a">let a</script>')).toContain(
    `script-src 'self' ${serving.scripts[0]};`,
  );
  expect(await policyOf('<script>let b</script>')).toContain("script-src 'self';");
});

test('a new build is served with its own headers from the next request on', async () => {
  const html = '<style>a{color:blue}</style>';
  expect(await policyOf(html)).toContain("style-src 'self';");
  const source = `'sha256-${createHash('sha256').update('a{color:blue}').digest('base64')}'`;
  const before = serving;
  serving = { ...serving, styles: [source], redirects: { '/older': '/' } };
  expect(await policyOf(html)).toContain(`style-src 'self' ${source};`);
  expect((await app.request('/older')).status).toBe(301);
  serving = before;
});

test('every ending that browsers know has its type, and texts are compressed', async () => {
  for (const [file, type] of [
    ['terms.pdf', 'application/pdf'],
    ['app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['film.mp4', 'video/mp4'],
    ['list.csv', 'text/csv; charset=utf-8'],
    ['module.mjs', 'text/javascript; charset=utf-8'],
    ['offer.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['PLAN.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['letter.odt', 'application/vnd.oasis.opendocument.text'],
    ['talk.m4a', 'audio/mp4'],
    ['all.tar.gz', 'application/gzip'],
    ['UPPER.PDF', 'application/pdf'],
  ] as const) {
    writeFileSync(join(dist, file), 'content');
    const response = await app.request(`/${file}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status, file).toBe(200);
    expect(response.headers.get('Content-Type'), file).toBe(type);
    // None of these has a compressed copy; the server makes those of texts.
    const coding = type.includes('charset') ? 'gzip' : null;
    expect(response.headers.get('Content-Encoding'), file).toBe(coding);
  }
});

test('an SVG that is opened by itself runs nothing', async () => {
  writeFileSync(join(dist, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const policy = (await app.request('/drawing.svg')).headers.get('Content-Security-Policy');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test('a link out of the folder is not followed, one inside of it is', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(dist, 'link.txt'));
  symlinkSync(outside, join(dist, 'folder'));
  symlinkSync(join(dist, 'assets/entry-1a2b.js'), join(dist, 'inside.js'));
  expect((await app.request('/link.txt')).status).toBe(404);
  expect((await app.request('/folder/secret.txt')).status).toBe(404);
  expect((await app.request('/inside.js')).status).toBe(200);
  rmSync(outside, { recursive: true });
});

test('every answer says that its type is not to be guessed', async () => {
  const answers = await Promise.all([
    app.request('/nothing'),
    app.request('/old'),
    app.request('/', { method: 'POST' }),
    app.request('/', { headers: { 'If-None-Match': '*' } }),
  ]);
  for (const { headers } of answers) expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a failure is told and answered with 500, and the next request is served', async () => {
  isBroken = true;
  const failed = await app.request('/');
  isBroken = false;
  expect(failed.status).toBe(500);
  expect(failed.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(failures).toEqual([new Error('.serving.json holds something else.')]);
  expect((await app.request('/')).status).toBe(200);
});

test('a request to a proxy is understood', async () => {
  expect(await (await app.request('http://site.example/about?a=b')).text()).toContain('About');
});

test('a document of a build that was put in place a moment ago has the policy of that build', () => {
  const before = { ...serving, styles: [] };
  writeFileSync(join(dist, 'styled.html'), '<style>a{}</style>');
  const answer = staticFiles(dist, (atOnce) => (atOnce ? serving : before));
  const { headers } = answer({ method: 'GET', url: '/styled.html', headers: {} });
  expect(headers[headers.indexOf('Content-Security-Policy') + 1]).toContain(serving.styles[0]);
});
