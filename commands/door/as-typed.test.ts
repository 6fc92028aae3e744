import { expect, it, onTestFinished } from 'vitest';
import { asTyped } from './as-typed.ts';

const TEXT =
  'Run npm run build first, or `npm run check -- --fix pages` and PORT=1 npm start -- --site x, npm run --silent mcp; npm run generate.';

it('leaves the scripts of a package.json as they are', () => {
  expect(asTyped(TEXT, '/engine/commands/launch.mjs', {})).toBe(TEXT);
  const script = { npm_lifecycle_event: 'check' };
  expect(asTyped(TEXT, '/site/node_modules/.bin/website', script)).toBe(TEXT);
});

it('names the program that was called, and leaves what it has no command for', () => {
  const here =
    'Run npx website build first, or `npx website check --fix pages` and PORT=1 npx website start --site x, npx website mcp; npm run generate.';
  expect(asTyped(TEXT, '/site/node_modules/.bin/website', {})).toBe(here);
  expect(asTyped(TEXT, '/.bin/website', { npm_lifecycle_event: 'npx' })).toBe(here);
});

it('knows a command of two words whole', () => {
  const typed = asTyped('npm run add-block -- map', '/.bin/website', {});
  expect(typed).toBe('npx website add-block map');
});

it('takes the program that runs, unless another is named', () => {
  const [, program = ''] = process.argv;
  onTestFinished(() => void (process.argv[1] = program));
  process.argv[1] = '/site/node_modules/.bin/website';
  expect(asTyped('npm run check', undefined, {})).toBe('npx website check');
  process.argv[1] = '/engine/commands/check.ts';
  expect(asTyped('npm run check', undefined, {})).toBe('npm run check');
});
