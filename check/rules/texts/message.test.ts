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
    'This message must name `{$count}` once.',
    'Put `{$page}` and `{$count}` where visitors should read what they stand for.',
  ]);
  expect(found('Page {$page} {$page}', 'page')).toEqual([
    undefined,
    'This message must name `{$page}` once.',
    'Put `{$page}` where visitors should read what it stands for.',
  ]);
});

test('what stands for nothing would be shown as it is', () => {
  expect(found('Page {$page} of {all}', 'page')).toEqual([
    '{all}',
    '`{all}` stands for nothing in this message.',
    'It may name `{$page}`.',
  ]);
  expect(found('Page {all}')).toEqual([
    '{all}',
    '`{all}` stands for nothing in this message.',
    'Write the words out.',
  ]);
});
