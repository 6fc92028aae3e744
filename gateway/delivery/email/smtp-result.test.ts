import { expect, test } from 'vitest';
import { resultOfFailure } from './smtp-result.ts';

const failure = (fields: Record<string, unknown>) =>
  Object.assign(new Error('550 <ada@example.com> is unknown here'), fields);

test.each([
  ['the user is refused', { code: 'EAUTH', responseCode: 535 }, 'unauthorised'],
  ['there is no user', { code: 'ENOAUTH' }, 'unauthorised'],
  ['the message is refused for good', { responseCode: 500, command: 'DATA' }, 'refused'],
  ['the message is refused for now', { responseCode: 499, command: 'DATA' }, 'failed'],
  ['a step before the message is refused', { responseCode: 550, command: 'RCPT TO' }, 'failed'],
  ['the server closes', { responseCode: 421, command: 'MAIL FROM' }, 'away'],
  ['the server closes at this message', { responseCode: 421, command: 'DATA' }, 'failed'],
  ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'away'],
  ['no answer to the message', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'failed'],
  ['closed before any mail', { code: 'ECONNECTION', command: 'EHLO' }, 'away'],
  ['closed somewhere', { code: 'ECONNECTION', command: 'CONN' }, 'failed'],
  ['no connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'away'],
  ['no connection, as Node says it', { code: 'ECONNREFUSED' }, 'away'],
  ['broken off within', { code: 'ESTREAM' }, 'failed'],
])('%s', (_, fields, outcome) => {
  const result = resultOfFailure(failure(fields));
  expect(result.outcome).toBe(outcome);
  expect(JSON.stringify(result)).not.toContain('ada@');
});

test('gives the number of an answer, or the code where there was none', () => {
  expect(resultOfFailure(failure({ responseCode: 452 }))).toMatchObject({
    reason: 'The mail server answered 452.',
  });
  expect(resultOfFailure(failure({ code: 'EDNS' }))).toMatchObject({
    reason: 'The mail server did not answer: EDNS.',
  });
});
