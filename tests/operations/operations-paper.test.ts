import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const [, ...sections] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split(/^## /m);

/** What is wrong with the last paragraph of a recipe. */
function problemOf(text: string): string | undefined {
  const last = text.trimEnd().split('\n\n').at(-1) ?? '';
  if (/^Not run by a test: .+\.$/.test(last)) return undefined;
  if (!last.startsWith('Run by: ')) return 'says neither which tests run it nor that none does';
  const files = [...last.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  if (files.length === 0) return 'names no test';
  const gone = files.filter((file) => !existsSync(join(ROOT, file)));
  return gone.length > 0 ? `names ${gone.join(', ')}` : undefined;
}

test('every recipe is run by tests that exist, or says that none runs it', () => {
  expect(sections.length).toBeGreaterThan(10);
  const problems = sections.map((text) => [text.split('\n')[0], problemOf(text)]);
  expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
});
