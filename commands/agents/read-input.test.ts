import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readInput } from './read-input.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-input-'));
const file = join(folder, 'edits.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('reads what a file holds', () => {
  writeFileSync(file, '[{ "file": "pages/team.yaml" }]');
  expect(readInput(file)).toEqual([{ file: 'pages/team.yaml' }]);
});

it('says which file is not there', () => {
  const missing = join(folder, 'plan.json');
  expect(() => readInput(missing)).toThrow(new Error(`There is no file ${missing}.`));
});

it('says which file is no JSON, and why, as a mistake of its writer', () => {
  writeFileSync(file, '[{ "file": "pages/team.yaml", }]');
  const said = `${file} is not JSON: Expected double-quoted property name in JSON at position 30`;
  // Later versions of Node say the line and column, too.
  const sentences = [`${said}.`, `${said} (line 1 column 31).`];
  expect(() => readInput(file)).toThrow(
    expect.toSatisfy((error: Error) => sentences.includes(error.message)),
  );
  expect(() => readInput(file)).not.toThrow(SyntaxError);
});
