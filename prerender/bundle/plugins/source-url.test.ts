import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE } from '../../paths.ts';
import { sourceUrl } from './source-url.ts';

const { resolveId, transform, applyToEnvironment } = sourceUrl();
const call = (hook: unknown, ...given: unknown[]): unknown => {
  const handler = typeof hook === 'object' && hook && 'handler' in hook ? hook.handler : hook;
  if (typeof handler !== 'function') throw new Error('The plugin does nothing there.');
  return Reflect.apply(handler, {}, given);
};

test('a module of the engine is told where its source lies', () => {
  const id = join(ENGINE, 'schema/read-json.ts');
  expect(call(transform, 'f(import.meta.dirname, import.meta.url, import.meta.dirname)', id)).toBe(
    `f("${join(ENGINE, 'schema')}", "${pathToFileURL(id).href}", "${join(ENGINE, 'schema')}")`,
  );
});

test('what the launcher has loaded is not bundled once more', () => {
  expect(call(resolveId, './engine-hash.mjs')).toEqual({
    id: pathToFileURL(join(ENGINE, 'prerender/engine/engine-hash.mjs')).href,
    external: true,
  });
});

test('browsers know of no files', () => {
  expect(call(applyToEnvironment, { name: 'ssr' })).toBe(true);
  expect(call(applyToEnvironment, { name: 'client' })).toBe(false);
});
