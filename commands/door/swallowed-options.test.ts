import { expect, it } from 'vitest';
import { explainSwallowed } from './swallowed-options.ts';

it('names the options that npm kept, whatever their values', () => {
  const environment = {
    npm_config_like: 'true',
    npm_config_in: 'Services',
    npm_config_yes: 'true',
  };
  expect(explainSwallowed(['like', 'title', 'in'], environment)).toBe(
    'npm swallowed --like and --in, because -- is missing before the options.',
  );
});

it('says nothing where npm kept none', () => {
  expect(explainSwallowed(['like', 'title'], { npm_config_cache: '/a' })).toBeUndefined();
});
