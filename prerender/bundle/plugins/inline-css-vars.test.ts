import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineValues } from '../../../theme/sheet/inline-values.ts';
import { readConstants } from '../../../theme/sheet/read-constants.ts';

const renderer = join(import.meta.dirname, '../../../renderer');
const file = join(renderer, 'styles/constants.css');
const constants = readConstants(readFileSync(file, 'utf8'));
const sheets = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && join(renderer, name) !== file)
  .map((name) => ({ name, text: readFileSync(join(renderer, name), 'utf8') }));

test('writes values in place of names, also of constants that name others', () => {
  const known = readConstants(':root {\n  --a: 1px; /* one */\n  --b: calc(var(--a) + 2px);\n}');
  expect(inlineValues('p { width: var(--b); color: var(--text); }', known)).toBe(
    'p { width: calc(1px + 2px); color: var(--text); }',
  );
});

describe('the constants of the design', () => {
  test('are declared nowhere else, because another value would not be seen', () => {
    expect(constants.size).toBeGreaterThan(30);
    for (const { name: sheet, text } of sheets) {
      const declared = [...readConstants(text).keys()].filter((name) => constants.has(name));
      expect(declared, sheet).toEqual([]);
    }
  });

  test('name no role, because a role may have another value where the constant is used', () => {
    for (const [name, value] of constants)
      expect(inlineValues(value, constants), name).not.toContain('var(');
  });

  test('are used, every one', () => {
    const all = sheets.map(({ text }) => text).join('') + [...constants.values()].join('');
    expect([...constants.keys()].filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  });
});
