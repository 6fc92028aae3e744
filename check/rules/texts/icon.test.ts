import { expect, test } from 'vitest';
import type { OwnIcon } from '../../files/own-icon.ts';
import { checkIcon } from './icon.ts';

const context = {
  icons: new Set(['wind', 'sun', 'badge-euro', 'euro', 'cloud-sun', 'sun-dim', 'own']),
  ownIcons: new Map<string, OwnIcon>([
    ['own', { shapes: [] }],
    ['broken', { fault: 'holds a picture.' }],
  ]),
};
const found = (name: string) => {
  const { id, message, suggestion, replacement } = checkIcon(name, context) ?? {};
  return [id, message, suggestion, replacement];
};

test('an icon is one of the library, or of the site', () => {
  expect(found('wind')).toEqual([undefined, undefined, undefined, undefined]);
  expect(found('own')).toEqual([undefined, undefined, undefined, undefined]);
  expect(found('broken')).toEqual([
    'broken-icon',
    'The icon media/icons/broken.svg holds a picture.',
    'Export it as a plain shape in one color.',
    undefined,
  ]);
});

test.each([
  ['media/icons/own.svg', 'own', 'own'],
  ['BadgeEuro', 'badge-euro', 'badge-euro'],
  // Another drawing may be meant.
  ['windy', 'wind', undefined],
])('%s is probably %s', (name, meant, replacement) => {
  expect(found(name)).toEqual([
    'unknown-icon',
    `There is no icon \`${name}\`.`,
    `Did you mean \`${meant}\`?`,
    replacement,
  ]);
});

test('a part of the name of others names those', () => {
  expect(found('cloud')[2]).toBe('Did you mean `cloud-sun`?');
  expect(found('badge')[2]).toBe('Did you mean `badge-euro`?');
  expect(found('lighthouse')[2]).toBe(
    'All names are at https://lucide.dev/icons. For your own icon, add media/icons/a-name.svg.',
  );
});
