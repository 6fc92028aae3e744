import { expect, test } from 'vitest';
import { engineMessages, messageNames } from '../../../schema/messages.ts';
import { checkMessages } from './messages.ts';

const all = engineMessages('en') ?? {};
const names = messageNames();
const [first = '', second = ''] = names;
const without = (...left: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));

const found = (site: unknown) =>
  checkMessages({ data: site }).map(({ path, part, message }) => [path[0], part, message]);

test('in a language that the engine speaks a site supplies what it wants to', () => {
  expect(found({ language: 'de' })).toEqual([]);
  expect(found({ language: 'pt-BR', messages: {} })).toEqual([]);
});

test('in another one it supplies all of them', () => {
  const says = 'The engine is not translated to `sv`, and';
  expect(found({ language: 'sv', messages: all })).toEqual([]);
  expect(found({ language: 'sv', messages: without(first) })).toEqual([
    ['messages', 'key', `${says} this message is missing under \`messages\`: ${first}.`],
  ]);
  expect(found({ language: 'sv', messages: without(first, second) })).toEqual([
    [
      'messages',
      'key',
      `${says} these 2 messages are missing under \`messages\`: ${first}, ${second}.`,
    ],
  ]);
  expect(found({ language: 'sv' })).toEqual([
    [
      'language',
      'value',
      `${says} these ${names.length} messages are missing under \`messages\`: ${names.slice(0, 5).join(', ')} and ${names.length - 5} more.`,
    ],
  ]);
  // Of what is not a tag, the schema tells.
  expect(found({ language: 'english' })).toEqual([]);
});

test('without a language nothing can be said', () => {
  expect(found({ messages: {} })).toEqual([]);
  expect(found('text')).toEqual([]);
});
