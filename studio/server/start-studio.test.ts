import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../../test-support/content/copy-site.ts';
import { type Studio, startStudio } from './start-studio.ts';

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

let folder = '';
let studio: Studio;
let origin = '';
let cookie = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  copySite(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder);
  writeFileSync(join(folder, 'media/dot.gif'), GIF);
  studio = await startStudio(folder, 0, { logLevel: 'silent' });
  ({ origin } = new URL(studio.address));
  cookie =
    (await post('session', { token: studio.token }, { cookie: '' })).headers.getSetCookie()[0] ??
    '';
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

function post(
  name: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/_studio/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  });
}

const PAGE = 'pages/index.yaml';
const onDisk = (file = PAGE) => readFileSync(join(folder, file), 'utf8');
const setTitle = (value: unknown) =>
  post('apply', { changes: [{ file: PAGE, operations: [{ op: 'set', path: '/title', value }] }] });

test('the address has the token in its fragment, which gives the cookie', () => {
  expect(new URL(studio.address).hash.slice(1)).toBe(studio.token);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
});

test('without the cookie, neither the draft nor a page can be read', async () => {
  for (const path of ['/', '/dev/state.json?route=/', '/page.json', '/_studio/media/logo.svg'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 403]);
  for (const name of ['overview', 'schemas', 'draft', 'file', 'apply', 'save'])
    expect([name, (await post(name, {}, { cookie: 'studio=1' })).status]).toEqual([name, 403]);
  expect((await post('session', { token: 'guessed' }, { cookie: '' })).status).toBe(403);
  expect((await fetch(`${origin}/_studio`)).status).toBe(200);
});

test.each<Record<string, string>>([
  { origin: 'http://localhost:3000' },
  { origin: 'https://other.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'content-type': 'text/plain' },
])('with the cookie, but from elsewhere, nothing is done: %j', async (headers) => {
  const answer = await post('apply', { changes: [] }, headers);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('another name of this machine gets nothing', async () => {
  const { port } = new URL(origin);
  const status = await new Promise((resolve) => {
    const headers = { host: `rebound.example:${port}`, cookie };
    request(`${origin}/dev/state.json`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});

test('GET does nothing; what is too large, too deep or no JSON is refused, and the server goes on', async () => {
  expect((await fetch(`${origin}/_studio/save`, { headers: { cookie } })).status).toBe(405);
  const large = await post('apply', `"${'a'.repeat(10 * 1024 * 1024)}"`);
  expect([large.status, await large.text()]).toEqual([413, 'This is more than 1 MB.']);
  expect((await post('apply', '['.repeat(20_000) + ']'.repeat(20_000))).status).toBe(400);
  expect((await post('apply', '{')).status).toBe(400);
  expect((await post('apply', { changes: [{ file: 7 }] })).status).toBe(400);
  expect((await post('constructor', {})).status).toBe(403);
  expect((await post('draft', {})).status).toBe(200);
});

test('a client secret is not written into the draft, and the answer says why', async () => {
  const before = onDisk('site.yaml');
  const operations = [{ op: 'set', path: '/forms', value: { clientSecret: 'not-for-visitors' } }];
  for (const name of ['apply', 'try']) {
    const answer = await post(name, { changes: [{ file: 'site.yaml', operations }] });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/^A client secret is not written in the studio/);
  }
  const { changed } = await (await post('draft', {})).json();
  expect(changed).toEqual([]);
  expect(onDisk('site.yaml')).toBe(before);
});

test('the answer says what somebody else has written in the same words meanwhile', async () => {
  const operations = [{ op: 'set', path: '/title', value: 'Mine' }];
  const written = { changes: [{ file: PAGE, operations }], was: 'As it was before' };
  const { replaced } = await (await post('apply', written)).json();
  expect(onDisk()).toContain(`title: ${replaced}\n`);
  await post('undo', {});
});

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  'pages/../../x.yaml',
  'package.json',
  '.data/studio/owner',
  'blocks/map/index.tsx',
])('the file %s can be neither read nor changed', async (file) => {
  const operations = [{ op: 'set', path: '/title', value: 'x' }];
  for (const answer of [
    await post('file', { file }),
    await post('apply', { changes: [{ file, operations }] }),
  ])
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('cannot be edited'),
    ]);
});

test('what a link leads to outside of the site is neither read, written nor shown', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'studio-outside-'));
  writeFileSync(join(outside, 'a.yaml'), 'title: Secret\n');
  writeFileSync(join(outside, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync(join(outside, 'a.yaml'), join(folder, 'pages/led-out.yaml'));
  symlinkSync(outside, join(folder, 'pages/out'));
  symlinkSync(join(outside, 'a.svg'), join(folder, 'media/led-out.svg'));
  for (const file of ['pages/led-out.yaml', 'pages/out/a.yaml']) {
    const operations = [{ op: 'set', path: '/title', value: 'x' }];
    for (const answer of [
      await post('file', { file }),
      await post('apply', { changes: [{ file, operations }] }),
      await post('go-on-as', { file, page: 'elsewhere' }),
    ]) {
      expect([file, answer.status]).toEqual([file, 409]);
      expect(await answer.text()).not.toContain('Secret');
    }
  }
  const picture = await fetch(`${origin}/_studio/media/led-out.svg`, { headers: { cookie } });
  expect(picture.status).toBe(403);
  expect(readFileSync(join(outside, 'a.yaml'), 'utf8')).toBe('title: Secret\n');
  for (const name of ['pages/led-out.yaml', 'pages/out', 'media/led-out.svg'])
    rmSync(join(folder, name));
  rmSync(outside, { recursive: true });
});

test.each(['save', 'fix', 'choose', 'put-back', 'go-on-as', 'undo'])(
  'the call %s is refused with GET, without the cookie and with other fields, in a sentence',
  async (name) => {
    const get = await fetch(`${origin}/_studio/${name}`, { headers: { cookie } });
    expect([get.status, await get.text()]).toEqual([405, expect.stringMatching(/\.$/)]);
    const foreign = await post(name, {}, { cookie: '' });
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringMatching(/\.$/)]);
  },
);

test('what is asked for again after its answer was lost is done once', async () => {
  const operations = [{ op: 'insert', path: '/blocks/1', value: { type: 'stats', items: [] } }];
  const asked = { id: 'once', changes: [{ file: PAGE, operations }] };
  for (const again of [false, true, true])
    expect((await post('apply', { ...asked, again })).status).toBe(200);
  const { data } = await (await post('file', { file: PAGE })).json();
  expect(data.blocks.filter(({ type }: { type: string }) => type === 'stats')).toHaveLength(1);
  await post('undo', {});
  expect((await (await post('draft', {})).json()).changed).toEqual([]);
});

test.each(['../site.yaml', 'nothing.svg', '..%2Fsite.yaml'])(
  'there is no picture %s',
  async (file) => {
    expect(
      (await fetch(`${origin}/_studio/media/${file}`, { headers: { cookie } })).status,
    ).toBeGreaterThan(399);
  },
);

test('every format that the check takes is offered and sent', async () => {
  const { pictures } = await (await post('overview', {})).json();
  expect(pictures).toContain('dot.gif');
  const answer = await fetch(`${origin}/_studio/media/dot.gif`, { headers: { cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
});

test('a picture is sent as it is, and no script in it runs', async () => {
  const [picture = ''] = readdirSync(join(folder, 'media')).filter((name) => name.endsWith('.svg'));
  const answer = await fetch(`${origin}/_studio/media/${picture}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(await answer.text()).toBe(readFileSync(join(folder, 'media', picture), 'utf8'));
});

test('the site is told of: its pages in the order of the menu, its blocks and pictures', async () => {
  const overview = await (await post('overview', {})).json();
  const pages = overview.groups.flatMap((group: { pages: { file: string }[] }) => group.pages);
  expect(pages[0]).toMatchObject({ route: '/', file: PAGE });
  const files = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.yaml'),
  );
  expect(pages.map(({ file }: { file: string }) => file).toSorted()).toEqual(
    files.map((name) => `pages/${name}`).toSorted(),
  );
  const { blocks } = await (await post('schemas', {})).json();
  expect(blocks.map(({ type }: { type: string }) => type)).toContain('hero');
});

test('a change is in the draft and on the page; in the file once it is saved, which differs there alone', async () => {
  const before = onDisk();
  const changed = await (await setTitle('A studio')).json();
  expect(changed).toMatchObject({
    draft: {
      changed: [PAGE],
      canUndo: true,
      canRedo: false,
      undoes: { file: PAGE, pointer: '/title' },
    },
    files: [{ file: PAGE, data: { title: 'A studio' } }],
  });
  const page = await (await fetch(`${origin}/page.json`, { headers: { cookie } })).json();
  expect(page.page.title).toBe('A studio');
  expect(onDisk()).toBe(before);
  expect(await (await post('changes', {})).json()).toEqual([
    {
      file: PAGE,
      ours: [
        expect.objectContaining({
          name: 'Title',
          path: '/title',
          sentence: expect.stringMatching(/^Title: .* -> "A studio"$/),
          after: [{ text: 'A studio' }],
        }),
      ],
      theirs: [],
    },
  ]);
  expect((await post('save', {})).status).toBe(200);
  expect(onDisk()).toBe(before.replace(/^title: .*$/m, 'title: A studio'));
  expect(await (await post('draft', {})).json()).toMatchObject({ changed: [] });
});

test('what was done is undone and done again', async () => {
  const before = (await (await post('file', { file: PAGE })).json()).data.title;
  await setTitle('For a moment');
  expect(await (await post('undo', {})).json()).toMatchObject({
    draft: { changed: [], canRedo: true, redoes: { file: PAGE, pointer: '/title' } },
    files: [{ data: { title: before } }],
  });
  expect(await (await post('redo', {})).json()).toMatchObject({
    files: [{ data: { title: 'For a moment' } }],
  });
  await post('undo', {});
});

test('what would break the build is a problem at its field, and is not saved', async () => {
  const before = onDisk();
  await setTitle('');
  const { problems } = await (await post('draft', {})).json();
  const problem = { file: PAGE, pointer: '/title', severity: 'error' };
  expect(problems).toContainEqual(
    expect.objectContaining({
      ...problem,
      repair: {
        words: expect.stringMatching(/^Write “/),
        operations: [expect.objectContaining({ op: 'set', path: '/title' })],
      },
    }),
  );
  expect(await (await post('save', {})).json()).toMatchObject({ refused: problem });
  expect(onDisk()).toBe(before);
  await post('undo', {});
});

test('a new page is in the draft until it is saved', async () => {
  const made = await (
    await post('new-page', { page: 'heat-pumps', kind: 'service', title: 'Heat pumps' })
  ).json();
  expect(made).toEqual({ route: '/heat-pumps', file: 'pages/heat-pumps.yaml', name: 'Heat pumps' });
  expect(readdirSync(join(folder, 'pages'))).not.toContain('heat-pumps.yaml');
  expect((await (await post('file', { file: made.file })).json()).data.title).toBe('Heat pumps');
  expect((await post('new-page', { page: 'heat-pumps', kind: 'service', title: '' })).status).toBe(
    409,
  );
  await post('undo', {});
});
