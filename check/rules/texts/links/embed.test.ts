import { expect, test } from 'vitest';
import { checkEmbed, checkProvider } from './embed.ts';

const embeds = ['youtube', 'calendly.com'];

test('what the site allows can be shown in a frame', () => {
  expect(checkEmbed('https://www.youtube.com/watch?v=dQw4w9WgXcQ', { embeds })).toBe(undefined);
  expect(checkEmbed('https://calendly.com/alder', { embeds })).toBe(undefined);
});

test.each(['/team', 'http://calendly.com/', 'https://'])('%s is of no other site', (href) => {
  expect(checkEmbed(href, { embeds })?.message).toBe(
    'Only an address of another site can be embedded.',
  );
});

test('what it does not allow, or what has no frame, is told', () => {
  expect(checkEmbed('https://vimeo.com/1', { embeds })).toMatchObject({
    id: 'embed-not-allowed',
    message: 'The site does not allow embeds of `vimeo`.',
  });
  expect(checkEmbed('https://www.youtube.com/@alder', { embeds })).toEqual({
    id: 'wrong-embed',
    message: 'This page of `youtube` cannot be shown in a frame.',
    suggestion: 'Copy the address of one video.',
  });
});

test.each(['youtube', 'google-maps', 'calendly.com'])('%s provides embeds', (name) => {
  expect(checkProvider(name)).toBe(undefined);
});

test.each([
  ['youtub', 'youtube'],
  ['https://calendly.com/alder', 'calendly.com'],
  ['https://calendly.com', 'calendly.com'],
  ['www.youtube.com', 'youtube'],
  ['www.google.com', 'google-maps'],
])('%s is probably %s', (name, meant) => {
  expect(checkProvider(name)).toEqual({
    id: 'wrong-form',
    message: `\`${name}\` is not a known provider or a host name.`,
    suggestion: `Did you mean \`${meant}\`?`,
    replacement: meant,
  });
});

test('what nothing is like is told what a provider looks like', () => {
  expect(checkProvider('calendar')).toMatchObject({
    suggestion: 'Write youtube, vimeo, google-maps, openstreetmap, or a host such as calendly.com.',
    replacement: undefined,
  });
});
