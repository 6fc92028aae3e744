import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, pagelessTest as test } from '../support/test.ts';

/** Words that only the code of the studio has: of its shell, of what it adds to a page, and of the libraries of both. */
const OF_STUDIO =
  /_studio|data-studio|Arranging|studio-figure|Actions for|ProseMirror|pragmatic-drag-and-drop/;

test('the built site has no byte of the studio', () => {
  const dist = join(import.meta.dirname, '../../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => OF_STUDIO.test(readFileSync(join(dist, name), 'utf8')));
  expect(found).toEqual([]);
});
