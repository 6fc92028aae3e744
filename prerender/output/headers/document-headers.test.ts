import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PLAIN_SERVING } from '../../../test-support/servers/plain-serving.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { commonHeaders, documentHeaders } from './document-headers.ts';
import { contentType, fileHeaders } from './file-headers.ts';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const serving = {
  ...PLAIN_SERVING,
  documentHeaders: { 'Content-Security-Policy': contentSecurityPolicy() },
  styles: [hash('a{}'), hash('b{}')],
  scripts: [hash('run()')],
  frames: ['https://maps.example', 'https://films.example'],
};

function policyOf(html: string): string[] {
  return documentHeaders(html, serving)['Content-Security-Policy']?.split(';') ?? [];
}

test('a document may run and show what it has inlined, as far as the build wrote it', () => {
  const head = '<script src="/a.js"></script><script nonce>run()</script><style>b{}</style>';
  expect(policyOf(head)).toContain(`script-src 'self' ${hash('run()')}`);
  expect(policyOf(head)).toContain(`style-src 'self' ${hash('b{}')}`);
  const foreign = '<script>steal()</script><style>c{}</style>';
  expect(policyOf(foreign)).toContain("script-src 'self'");
  expect(policyOf(foreign)).toContain("style-src 'self'");
});

test('a document may frame what it names of what the site allows; without any, no word is said', () => {
  const [maps, films] = serving.frames;
  const one = `<div data-frame="${maps}"></div>`;
  expect(policyOf(one)).toContain(`frame-src ${maps}`);
  expect(policyOf(`${one}<div data-frame="${films} https://other.example"></div>`)).toContain(
    `frame-src ${maps} ${films}`,
  );
  expect(policyOf('<p>').join()).not.toContain('frame-src');
  expect(policyOf('<p>')).toContain("base-uri 'none'");
});

test('what fits every document names all that any may have', () => {
  const policy = commonHeaders(serving)['Content-Security-Policy'];
  expect(policy).toContain(`style-src 'self' ${serving.styles.join(' ')};`);
  expect(policy).toContain(`frame-src ${serving.frames.join(' ')};`);
});

test.each([
  ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
  ['/media/a.1.webp', 'public, max-age=31536000, immutable'],
  ['/team/media/a.webp', 'no-cache'],
  ['/robots.txt', 'no-cache'],
])('%s is kept as %j', (path, kept) => {
  expect(fileHeaders(path, undefined, serving)).toMatchObject({
    'Cache-Control': kept,
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a document has its policy beside what every file is sent with', () => {
  const headers = fileHeaders('/about/index.html', '<style>b{}</style>', serving);
  expect(headers['Content-Security-Policy']).toContain(`style-src 'self' ${hash('b{}')}`);
  expect(headers['Cache-Control']).toBe('no-cache');
});

test('a file of a type that nobody knows is sent as bytes', () => {
  expect(contentType('/files/LICENSE')).toBe('application/octet-stream');
  expect(contentType('/about/index.html')).toBe('text/html; charset=utf-8');
});

test('a drawing that is opened by itself runs nothing; other files need no policy', () => {
  expect(fileHeaders('/media/a.svg', undefined, serving)['Content-Security-Policy']).toContain(
    'sandbox',
  );
  expect(fileHeaders('/media/a.png', undefined, serving)).not.toHaveProperty([
    'Content-Security-Policy',
  ]);
});
