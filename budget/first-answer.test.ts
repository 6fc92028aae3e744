import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from '../server/static/static-files.ts';
import { firstAnswers } from './first-answer.ts';

test('the first answer is weighed as it comes over the wire: its headers, and the document as brotli', () => {
  const dist = mkdtempSync(join(tmpdir(), 'first-answer-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'index.html'), 'x'.repeat(500));
  const document = brotliCompressSync('x'.repeat(500));
  writeFileSync(join(dist, 'index.html.br'), document);
  const serving = {
    documentHeaders: { 'X-Frame-Options': 'DENY' },
    frames: [],
    redirects: {},
    gone: [],
    clientId: 'website',
    styles: [],
    scripts: [],
  };
  const request = { method: 'GET', url: '/', headers: { 'accept-encoding': 'br' } };
  const { headers } = staticFiles(dist, () => serving)(request);
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) =>
    [headers[at * 2], headers[at * 2 + 1]].join(': '),
  );
  expect(pairs).toContain('X-Frame-Options: DENY');
  const date = 'Date: Thu, 01 Jan 1970 00:00:00 GMT';
  const head = ['HTTP/1.1 200 OK', ...pairs, date, '', ''].join('\r\n');
  expect(firstAnswers(dist, serving)('/')).toEqual([
    { name: 'headers', bytes: head.length },
    { name: 'the document', bytes: document.length },
  ]);
});
