import { expect, test } from 'vitest';
import type { ChangesOfFile } from '../../protocol.ts';
import { proposeMessage } from './propose-message.ts';

const changed = (file: string, ...sentences: string[]): ChangesOfFile => ({
  file,
  ours: sentences.map((sentence) => ({ sentence, name: '', at: '' })),
  theirs: [],
});
const nameOf = (file: string) => file.toUpperCase();

test('one change is the whole message', () => {
  expect(proposeMessage([changed('home', 'title: a -> b')], nameOf)).toBe('HOME: title: a -> b');
});

test('several are listed below the names of their pages', () => {
  const added: ChangesOfFile = { file: 'team', what: 'Added', ours: [], theirs: [] };
  expect(proposeMessage([changed('home', 'one', 'two'), added], nameOf)).toBe(
    'Change HOME, TEAM\n\n- HOME: one\n- HOME: two\n- TEAM: Added',
  );
});

test('the first line has at most 72 characters, however many and long the names are', () => {
  const files = Array.from({ length: 30 }, (_, index) => changed(`page number ${index}`, 'x'));
  const [first = ''] = proposeMessage(files, nameOf).split('\n');
  expect(first).toMatch(/^Change PAGE NUMBER 0, .* and \d+ more$/);
  expect(first.length).toBeLessThanOrEqual(72);
  const long = changed('a'.repeat(100), 'y'.repeat(100));
  expect(proposeMessage([long], nameOf).split('\n')[0]).toBe('Change 1 page');
});
