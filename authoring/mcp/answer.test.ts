import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import schemas from '../../schema/generated/guards/verbs.json' with { type: 'json' };
import { isDescribeArguments } from '../../schema/generated/guards/verbs.js';
import { type SiteToEdit, verb as verbOf } from '../page/verb.ts';
import { answerMessage } from './answer.ts';

const takes = schemas.DescribeArguments;

const verb = (
  name: string,
  run: (site: SiteToEdit, input: { type?: string }) => Promise<unknown>,
) => verbOf({ name, about: `What ${name} does.`, input: takes, takes: isDescribeArguments, run });

const offered = {
  site: { folder: 'site', shoot: () => Promise.resolve([]) },
  verbs: [
    verb('read', ({ folder }, { type }) => Promise.resolve({ folder, type })),
    verb('apply', () => Promise.reject(new Error('The page has changed.'))),
  ],
};

const ask = (method: string, params?: unknown): Promise<unknown> =>
  answerMessage(offered, { jsonrpc: '2.0', id: 7, method, params });

const call = (name: string, input?: unknown): Promise<unknown> =>
  ask('tools/call', { name, arguments: input });

const answered = (result: unknown) => ({ jsonrpc: '2.0', id: 7, result });

const said = (value: unknown) =>
  answered({ content: [{ type: 'text', text: JSON.stringify(value) }] });

const failed = (text: string) => answered({ content: [{ type: 'text', text }], isError: true });

const error = (code: number, message: string) => ({
  jsonrpc: '2.0',
  id: 7,
  error: { code, message },
});

test.each([
  ['2025-03-26', '2025-03-26'],
  ['1999-01-01', '2025-06-18'],
  [undefined, '2025-06-18'],
])('who speaks version %j is answered in %j', async (protocolVersion, version) => {
  expect(await ask('initialize', { protocolVersion })).toMatchObject(
    answered({ protocolVersion: version, capabilities: { tools: {} } }),
  );
});

test('tells of each tool whether it writes', async () => {
  const [read, apply] = [true, false].map((readOnlyHint) => ({
    readOnlyHint,
    destructiveHint: !readOnlyHint,
    openWorldHint: false,
  }));
  expect(await ask('tools/list')).toEqual(
    answered({
      tools: [
        { name: 'read', description: 'What read does.', inputSchema: takes, annotations: read },
        { name: 'apply', description: 'What apply does.', inputSchema: takes, annotations: apply },
      ],
    }),
  );
});

test('a tool is run on the site with its arguments, or none', async () => {
  expect(await call('read', { type: 'hero' })).toEqual(said({ folder: 'site', type: 'hero' }));
  expect(await call('read')).toEqual(said({ folder: 'site' }));
});

test('pictures that an answer names are sent along', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-answer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.png');
  writeFileSync(path, 'png');
  const pictures = [{ path }, { path: 7 }, 'b.png'];
  const shot = verb('shot', () => Promise.resolve({ pictures }));
  const message = { id: 7, method: 'tools/call', params: { name: 'shot' } };
  expect(await answerMessage({ ...offered, verbs: [shot] }, message)).toEqual(
    answered({
      content: [
        { type: 'text', text: JSON.stringify({ pictures }) },
        { type: 'image', data: Buffer.from('png').toString('base64'), mimeType: 'image/png' },
      ],
    }),
  );
});

test('what goes wrong in a tool is its answer', async () => {
  expect(await call('apply')).toEqual(failed('The page has changed.'));
  expect(await call('read', { types: 'hero' })).toEqual(
    failed('There is no argument `types`. Did you mean `type`?'),
  );
});

test('a method or a tool that is not there is an error, with what was probably meant', async () => {
  expect(await ask('resources/list')).toEqual(error(-32_601, 'There is no method resources/list.'));
  expect(await call('reed')).toEqual(
    error(-32_602, 'There is no tool `reed`. Did you mean `read`?'),
  );
  expect(await call('xyz')).toEqual(error(-32_602, 'There is no tool `xyz`.'));
});

test('a ping is answered; notifications, and what is no message, are not', async () => {
  expect(await ask('ping')).toEqual(answered({}));
  expect(await answerMessage(offered, { method: 'notifications/initialized' })).toBeUndefined();
  expect(await answerMessage(offered, { id: 7 })).toBeUndefined();
  expect(await answerMessage(offered, 'ping')).toBeUndefined();
});
