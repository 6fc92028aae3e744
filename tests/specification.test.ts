import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const rows = readFileSync(join(import.meta.dirname, 'specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', what = '', file = '', name = '']) => ({ section, what, file, name }));

describe('the table of the specification', () => {
  it('covers every section that speaks of what a visitor meets', () => {
    const sections = new Set(rows.map(({ section }) => section));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '7', '8', '9']);
  });

  it.each(rows)('$section: $what', ({ file, name }) => {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(name).not.toBe('');
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${name}'`);
  });
});
