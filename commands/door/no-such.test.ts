import { expect, test } from 'vitest';
import { noSuch } from './no-such.ts';

test('says what was probably meant, or what there is', () => {
  const known = ['netlify', 'vercel'];
  expect(noSuch('host', 'netlfy', known).message).toBe(
    'There is no host netlfy. Did you mean `netlify`?',
  );
  expect(noSuch('host', 'mine', known).message).toBe(
    'There is no host mine. The choices are netlify, vercel.',
  );
});
