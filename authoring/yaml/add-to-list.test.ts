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
