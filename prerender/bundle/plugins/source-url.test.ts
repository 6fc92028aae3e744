import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE } from '../../paths.ts';
import { sourceUrl } from './source-url.ts';

const { resolveId, transform, applyToEnvironment } = sourceUrl(join(ENGINE, 'lib/server'));
const call = (hook: unknown, ...given: unknown[]): unknown => {
  const handler = typeof hook === 'object' && hook && 'handler' in hook ? hook.handler : hook;
  if (typeof handler !== 'function') throw new Error('The plugin does nothing there.');
  return Reflect.apply(handler, {}, given);
};

test('a module of the engine is told where its source lies', () => {
  const id = join(ENGINE, 'schema/read-json.ts');
  const folder = '(import.meta.dirname + "/../../schema")';
  expect(call(transform, 'f(import.meta.dirname, import.meta.url, import.meta.dirname)', id)).toBe(
    `f(${folder}, new URL("../../schema/read-json.ts", import.meta.url).href, ${folder})`,
  );
});

test('what the launcher has loaded is not bundled once more', () => {
  expect(call(resolveId, './engine-hash.mjs')).toEqual({
    id: '../../prerender/engine/engine-hash.mjs',
    external: true,
  });
});

test('browsers know of no files', () => {
  expect(call(applyToEnvironment, { name: 'ssr' })).toBe(true);
  expect(call(applyToEnvironment, { name: 'client' })).toBe(false);
});
