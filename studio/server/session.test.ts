import { expect, test } from 'vitest';
import { Session } from './session.ts';

test('each start has a token of its own, which alone opens it', () => {
  const [one, other] = [new Session(), new Session()];
  expect(one.token).toMatch(/^[\w-]{43}$/);
  expect(one.isToken(one.token)).toBe(true);
  for (const text of [other.token, '', `${one.token}a`, one.token.slice(1)])
    expect(one.isToken(text)).toBe(false);
});

test('the cookie is for this server alone, and for no script', () => {
  const session = new Session();
  const cookie = session.cookie(5173);
  expect(cookie).toBe(`studio-5173=${session.token}; HttpOnly; SameSite=Strict; Path=/`);
  const [pair = ''] = cookie.split(';');
  expect(session.isOpen({ cookie: `theme=dark; ${pair}` }, 5173)).toBe(true);
  expect(session.isOpen({ cookie: pair }, 5174)).toBe(false);
  expect(session.isOpen({ cookie: `studio-5173=${new Session().token}` }, 5173)).toBe(false);
  expect(session.isOpen({ cookie: 'studio-5173' }, 5173)).toBe(false);
  expect(session.isOpen({}, 5173)).toBe(false);
});
