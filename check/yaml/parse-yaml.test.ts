import { describe, expect, it } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

function dataOf(text: string): unknown {
  const result = parseYaml(text);
  if ('problems' in result) throw new Error(result.problems.map(({ message }) => message).join());
  return result.parsed.data;
}

function idsOf(text: string): string[] {
  const result = parseYaml(text);
  return 'problems' in result ? result.problems.map(({ id }) => id) : [];
}

describe('values', () => {
  it('are those of the core schema of YAML 1.2', () => {
    expect(dataOf('a: 1\nb: true\nc: ~\nd: 1.50\ne: 0x1f')).toEqual({
      a: 1,
      b: true,
      c: null,
      d: 1.5,
      e: 31,
    });
  });

  it('are texts where older YAML saw dates, times and yes or no', () => {
    expect(dataOf('a: 2025-06-27\nb: no\nc: on\nd: 12:30\ne: 1_000\nf: 007x')).toEqual({
      a: '2025-06-27',
      b: 'no',
      c: 'on',
      d: '12:30',
      e: '1_000',
      f: '007x',
    });
  });

  it('have no way to the prototype of objects', () => {
    const data = dataOf('__proto__: { admin: true }\nconstructor: 1');
    expect(Object.keys(Object(data))).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });

  it('keep line breaks as Windows writes them out of texts', () => {
    expect(dataOf('a: >-\r\n  one\r\n  two\r\nb: x\r\n')).toEqual({ a: 'one two', b: 'x' });
  });

  it('may have a mark at the start of the document', () => {
    expect(dataOf('---\na: 1\n')).toEqual({ a: 1 });
  });
});

describe('places', () => {
  const text = 'a:\n  - b: one\n    c:\n  - b: [x, y]\n';
  const result = parseYaml(text);
  if ('problems' in result) throw new Error('The text must be fine.');
  const marked = (...args: Parameters<typeof result.parsed.locate>) =>
    text.slice(...result.parsed.locate(...args));

  it('are those of a name or of a value', () => {
    expect(marked(['a', 0, 'b'], 'key')).toBe('b');
    expect(marked(['a', 0, 'b'], 'value')).toBe('one');
    expect(marked(['a', 1, 'b', 1], 'value')).toBe('y');
    expect(marked(['a', 1, 'b'], 'value')).toBe('[x, y]');
  });

  it('are the first name for fields and lists', () => {
    expect(marked([], 'value')).toBe('a');
    expect(marked(['a'], 'value')).toBe('b');
  });

  it('are the name where the value is empty, and the holder where there is nothing', () => {
    expect(marked(['a', 0, 'c'], 'value')).toBe('c');
    expect(marked(['a', 0, 'missing'], 'value')).toBe('b');
    expect(marked(['a', 7, 'missing'], 'value')).toBe('b');
  });

  it('are the dash of an entry that is empty, and the first character of what has no names', () => {
    const empty = parseYaml('a:\n  -\n  - b\n');
    const words = parseYaml('only words');
    if ('problems' in empty || 'problems' in words) throw new Error('The texts must be fine.');
    expect(empty.parsed.locate(['a', 0], 'value')).toEqual([5, 6]);
    expect(empty.parsed.locate(['a', 1], 'key')).toEqual([11, 12]);
    expect(words.parsed.locate([], 'value')).toEqual([0, 10]);
  });
});

// The slowest takes a second on a machine with nothing else to do.
describe('hostile texts', { timeout: 30_000 }, () => {
  const size = 256 * 1024;
  const fill = (text: string) => text.repeat(Math.floor(size / text.length));
  const deepIndent = Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}a:`);
  const deepDashes = Array.from(
    { length: 70 },
    (_, depth) => ' '.repeat(98 * depth) + '- '.repeat(49),
  );

  it.each([
    ['open brackets', '['.repeat(100_000), 'yaml-nesting'],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000), 'yaml-nesting'],
    ['braces', fill('{a: '), 'yaml-nesting'],
    ['brackets before keys', fill('[a]: '), 'yaml-nesting'],
    ['dashes in a line', fill('- '), 'yaml-nesting'],
    ['question marks', fill('? '), 'yaml-complex-key'],
    ['keys in a line', fill('a: '), 'yaml-nesting'],
    ['deep indent', deepIndent.join('\n'), 'yaml-nesting'],
    ['deep dashes', deepDashes.join('\n'), 'yaml-syntax'],
    ['aliases', 'a: &a [x]\n' + fill('b: [*a, *a]\n'), 'yaml-anchor'],
    ['spaces behind an anchor', `a: &a${fill(' ')}b`, 'yaml-anchor'],
    ['tags', fill('- !!binary x\n'), 'yaml-tag'],
    ['directives', fill('%YAML 1.2\n'), 'yaml-directive'],
    ['documents', fill('---\n'), 'yaml-several-documents'],
    ['commas', '[' + fill(','), 'yaml-syntax'],
    ['stray brackets', fill('a: ]\n'), 'yaml-syntax'],
    ['escapes', '"' + fill('\\x'), 'yaml-syntax'],
    ['an open quote', '"' + fill('a '), 'yaml-unclosed'],
    ['tabs', fill('\t- a\n'), 'yaml-tab'],
    ['one key 60,000 times', fill('a: 1\n'), 'yaml-duplicate-field'],
    ['control characters', fill('\u0000'), 'yaml-control-character'],
  ])('of %s are refused', (_name, text, id) => {
    expect(idsOf(text)[0]).toBe(id);
  });

  it('may be nested 50 levels deep, and no deeper', () => {
    expect(idsOf('['.repeat(50) + ']'.repeat(50))).toEqual([]);
    expect(idsOf('['.repeat(51) + ']'.repeat(51))).toEqual(['yaml-nesting']);
    expect(idsOf(`[${'[], {}, '.repeat(60)}]`)).toEqual([]);
    const keys = Array.from({ length: 60 }, (_, n) => `k${n}: ${n}`);
    expect(idsOf(`{ ${keys.join(', ')} }`)).toEqual([]);
    expect(idsOf(keys.join('\n'))).toEqual([]);
    expect(idsOf(`${'- '.repeat(50)}a`)).toEqual([]);
    expect(idsOf(`${'- '.repeat(51)}a`)).toEqual(['yaml-nesting']);
    expect(idsOf(deepIndent.slice(0, 50).join('\n'))).toEqual([]);
    expect(idsOf(deepIndent.slice(0, 51).join('\n'))).toEqual(['yaml-nesting']);
  });

  it.each([
    ['dashes', fill('-')],
    ['line breaks', 'a: 1\n' + fill('\n')],
    ['comments', fill('# \n')],
    ['one long text', 'a: ' + fill('b\n  ')],
    ['many keys', Array.from({ length: 25_000 }, (_, index) => `k${index}: 1`).join('\n')],
  ])('of %s are read', (_name, text) => {
    expect(idsOf(text)).toEqual([]);
  });
});
