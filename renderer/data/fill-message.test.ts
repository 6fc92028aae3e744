import { expect, test } from 'vitest';
import { fillMessage } from './fill-message.ts';

test('puts values in the place of their names, each time they stand there', () => {
  expect(fillMessage('{$position} of {$total}: {$name}', { position: 0, total: 3, name: '' })).toBe(
    '0 of 3: ',
  );
  expect(fillMessage('{$a}{$a}', { a: '{$b}', b: 'x' })).toBe('{$b}{$b}');
});

test('leaves what it has no value for, and what is no placeholder', () => {
  expect(fillMessage('{$name} {name} $name', {})).toBe('{$name} {name} $name');
});
