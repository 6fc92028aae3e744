import { expect, test } from 'vitest';
import { trustedProxies } from '../gateway/settings/trusted-proxies.ts';
import { listening } from '../test-support/servers/listening.ts';
import { cameOverTls } from './over-tls.ts';
import { answerFiles } from './static/answer.ts';

const PROXIES = trustedProxies('10.0.0.0/8, 127.0.0.1, ::1');

test.each([
  ['10.0.0.1', 'https', true],
  ['10.0.0.1', 'HTTPS, http', true],
  ['10.0.0.1', 'http', false],
  ['10.0.0.1', 'http, https', false],
  ['10.0.0.1', undefined, false],
  ['192.0.2.9', 'https', false],
])('of %s that says %s: %s', (remoteAddress, protocol, isSecure) => {
  const headers = protocol === undefined ? {} : { 'x-forwarded-proto': protocol };
  expect(cameOverTls({ headers, socket: { remoteAddress } }, PROXIES)).toBe(isSecure);
});

test('browsers that come over TLS are told to keep to it, with every answer, and no others', async () => {
  const answer = { status: 404, headers: ['X-Own', 'kept'], body: 'Not found' };
  const files = answerFiles(
    () => answer,
    () => undefined,
    { isSecure: (request) => cameOverTls(request, PROXIES) },
  );
  const app = await listening(files);
  const over = async (protocol: string) => {
    const response = await app.request('/', { headers: { 'X-Forwarded-Proto': protocol } });
    return ['X-Own', 'Strict-Transport-Security'].map((name) => response.headers.get(name));
  };
  expect(await over('https')).toEqual(['kept', 'max-age=31536000']);
  expect(await over('http')).toEqual(['kept', null]);
  expect(answer.headers).toEqual(['X-Own', 'kept']);
  app.close();
});
