import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';
import { addToList } from './add-to-list.ts';

const entry = { name: 'Audits', href: '/audits' };

/** Adds to the list called links, and checks that the line said holds what was added. */
function add(text: string): string {
  const added = addToList(text, ['links'], entry);
  const after: unknown = parse(text);
  if (isRecord(after) && Array.isArray(after['links'])) after['links'].push(entry);
  expect(parse(added.text)).toEqual(after);
  expect(added.text.split(/\r?\n/)[added.line - 1]).toContain('name: Audits');
  return added.text;
}

describe('in a list with one entry a line', () => {
  it('writes the entry in braces where the last one is', () => {
    expect(add('links:\n  # first\n  - { name: A, href: /a } # last\n\n# end\nx: 1\n')).toBe(
      'links:\n  # first\n  - { name: A, href: /a } # last\n  - { name: Audits, href: /audits }\n\n# end\nx: 1\n',
    );
  });

  it('writes one field a line where the last one does', () => {
    expect(add('links:\n- name: A\n  href: /a\nx: 1\n')).toBe(
      'links:\n- name: A\n  href: /a\n- name: Audits\n  href: /audits\nx: 1\n',
    );
  });

  it('adds below an entry in braces over several lines', () => {
    expect(add('links:\n  - {\n      name: A,\n      href: /a,\n    }\nx: 1\n')).toBe(
      'links:\n  - {\n      name: A,\n      href: /a,\n    }\n  - { name: Audits, href: /audits }\nx: 1\n',
    );
  });

  it('adds below a block text and an empty value', () => {
    expect(add('links:\n  - name: >-\n      A\n      b\nx: 1\n')).toBe(
      'links:\n  - name: >-\n      A\n      b\n  - name: Audits\n    href: /audits\nx: 1\n',
    );
    expect(add('links:\n  - name:\n')).toBe(
      'links:\n  - name:\n  - name: Audits\n    href: /audits\n',
    );
  });

  it('keeps the line breaks of the file, and their absence at its end', () => {
    expect(add('x: 1\r\nlinks:\r\n  - { name: A }\r\n')).toBe(
      'x: 1\r\nlinks:\r\n  - { name: A }\r\n  - { name: Audits, href: /audits }\r\n',
    );
    expect(add('links:\n  - { name: A }')).toBe(
      'links:\n  - { name: A }\n  - { name: Audits, href: /audits }',
    );
  });
});

describe('in a list in brackets', () => {
  it('stays on the line', () => {
    expect(add('links: [{ name: A }] # all\n')).toBe(
      'links: [{ name: A }, { name: Audits, href: /audits }] # all\n',
    );
  });

  it('takes a line of its own, with a comma and comments where they were', () => {
    expect(add('links: [\n  { name: A }, # one\n  { name: B } # two\n]\n')).toBe(
      'links: [\n  { name: A }, # one\n  { name: B }, # two\n  { name: Audits, href: /audits }\n]\n',
    );
    expect(add('links: [\n  { name: A },\n]\n')).toBe(
      'links: [\n  { name: A },\n  { name: Audits, href: /audits },\n]\n',
    );
    expect(add('links: [\n  { name: A }\n]\n')).toBe(
      'links: [\n  { name: A },\n  { name: Audits, href: /audits }\n]\n',
    );
  });
});

it('refuses a list that is not there', () => {
  expect(() => addToList('links: []\n', ['links'], entry)).toThrow('no list at links');
});

describe('with comments, and before all others', () => {
  const options = { isFirst: true, about: (field: string) => `The ${field}.` };
  const item = { name: 'Audits', inside: { a: 1, b: ['x: y', 'z'] }, picture: { src: 'a.svg' } };

  it('has a comment above each field, and groups and lists in lines of their own', () => {
    const { text, line } = addToList(
      'x: 1\nlinks:\n  # the first\n  - name: A # here\n    b: 2\n',
      ['links'],
      item,
      options,
    );
    expect(text).toBe(
      [
        'x: 1',
        'links:',
        '  # The name.',
        '  - name: Audits',
        '    # The inside.',
        '    inside:',
        '      a: 1',
        '      b:',
        "        - 'x: y'",
        '        - z',
        '    # The picture.',
        '    picture:',
        '      src: a.svg',
        // What is above an item is said about it.
        '  # the first',
        '  - name: A # here',
        '    b: 2',
        '',
      ].join('\n'),
    );
    expect(text.split('\n')[line - 1]).toBe('  # The name.');
    expect(parse(text)).toEqual({ x: 1, links: [item, { name: 'A', b: 2 }] });
  });

  it.each([
    ['a dash on a line of its own', 'links:\n  -\n    name: A\nx: 1\n'],
    ['Windows line breaks', 'links:\r\n- name: A\r\nx: 1\r\n'],
    ['entries in braces', 'links:\n  - { name: A }\nx: 1\n'],
    ['a list in brackets', 'links: [{ name: A }]\nx: 1\n'],
  ])('keeps what is there, after %s', (_, before) => {
    const { text } = addToList(before, ['links'], item, options);
    const data: unknown = parse(text);
    const links = isRecord(data) ? data['links'] : undefined;
    expect(isRecord(data) && data['x']).toBe(1);
    expect(links).toHaveLength(2);
    expect(links).toEqual(expect.arrayContaining([item, { name: 'A' }]));
    expect(text.includes('\r\n')).toBe(before.includes('\r\n'));
    expect(text.replaceAll('\r\n', '').includes('\r')).toBe(false);
  });
});
