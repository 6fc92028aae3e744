import { expect, test } from 'vitest';
import { checkMessage } from './message.ts';

const found = (text: string, ...placeholders: string[]) => {
  const { words, message, suggestion } = checkMessage(text, { placeholders }) ?? {};
  return [words, message, suggestion];
};
const NOTHING = [undefined, undefined, undefined];

test('a message names what it must, once', () => {
  expect(found('Page {$page} of {$count}', 'page', 'count')).toEqual(NOTHING);
  expect(found('Page')).toEqual(NOTHING);
  expect(found('Page {$page}', 'page', 'count')).toEqual([
    undefined,
    'This message must contain `{$count}` once.',
    'Put `{$page}` and `{$count}` where visitors should read their values.',
  ]);
  expect(found('Page {$page} {$page}', 'page')).toEqual([
    undefined,
    'This message must contain `{$page}` once.',
    'Put `{$page}` where visitors should read its value.',
  ]);
});

test('what stands for nothing would be shown as it is', () => {
  expect(found('Page {$page} of {all}', 'page')).toEqual([
    '{all}',
    '`{all}` is not a placeholder of this message.',
    'The placeholders are `{$page}`.',
  ]);
  expect(found('Page {all}')).toEqual([
    '{all}',
    '`{all}` is not a placeholder of this message.',
    'Write the words themselves.',
  ]);
});
