import { describe, expect, test } from 'vitest';
import { embedSource, frameOrigins, PROVIDER_NAMES, providerOf } from './embed-source.ts';

const all = [...PROVIDER_NAMES, 'booking.example'];

describe('shows in a frame', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&enablejsapi=1',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
    [
      'https://www.google.de/maps/place/B%C3%A4ckerei+M%C3%BCller/@52.5,13.4,17z',
      'https://www.google.com/maps?q=B%C3%A4ckerei%20M%C3%BCller&output=embed',
    ],
    [
      'https://www.google.com/maps?q=1+Mill+Lane&x=%3Cscript%3E',
      'https://www.google.com/maps?q=1%20Mill%20Lane&output=embed',
    ],
    [
      'https://www.openstreetmap.org/?mlat=0&mlon=13.4#map=10/0/13.4',
      'https://www.openstreetmap.org/export/embed.html?bbox=12.872656%2C-0.298828%2C13.927344%2C0.298828&layer=mapnik&marker=0%2C13.4',
    ],
    // A degree of latitude is longer on the map there, so fewer are shown.
    [
      'https://www.openstreetmap.org/#map=10/52.5/13.4',
      'https://www.openstreetmap.org/export/embed.html?bbox=12.872656%2C52.318085%2C13.927344%2C52.681915&layer=mapnik',
    ],
    ['https://booking.example/alder-row?x=1', 'https://booking.example/alder-row?x=1'],
  ])('%s', (href, src) => {
    expect(embedSource(href, all)?.src).toBe(src);
  });
});

describe('shows in no frame', () => {
  test.each([
    ['a channel', 'https://www.youtube.com/@someone'],
    ['a list of videos', 'https://vimeo.com/channels/staffpicks'],
    ['a short link to a map', 'https://maps.app.goo.gl/abc'],
    ['a map without a place', 'https://www.openstreetmap.org/about'],
    ['a host that nobody allowed', 'https://other.example/'],
    ['a part of a host', 'https://evil-booking.example/'],
    ['another port', 'https://booking.example:8443/'],
    ['no safe connection', 'http://booking.example/'],
    ['a host behind a name', 'https://booking.example@evil.example/'],
    ['no address', 'booking.example'],
    ['a script', 'javascript:alert(1)'],
  ])('%s', (_, href) => {
    expect(embedSource(href, all)).toBeUndefined();
  });

  test('what site.yaml does not allow', () => {
    expect(embedSource('https://vimeo.com/76979871', ['youtube'])).toBeUndefined();
  });
});

test.each([
  ['https://maps.google.de/', 'google-maps'],
  ['https://maps.google.com.br/', 'google-maps'],
  ['https://www.google.com.br/maps/place/A', 'google-maps'],
  ['https://google.de/maps', 'google-maps'],
  ['https://maps.app.goo.gl/abc', 'google-maps'],
  ['https://google.de/search', 'google.de'],
  ['https://maps.google.company/', 'maps.google.company'],
  ['https://www.google.company/maps', 'www.google.company'],
  ['https://maps.google.d/', 'maps.google.d'],
  ['https://openstreetmap.org/', 'openstreetmap'],
])('%s is offered by %s', (href, provider) => {
  expect(providerOf(new URL(href))).toBe(provider);
});

test('every frame comes from the origin that the policy is told', () => {
  const examples = [
    'https://youtu.be/M7lc1UVf-VE',
    'https://vimeo.com/1',
    'https://booking.example/',
  ];
  for (const href of examples) {
    const name = providerOf(new URL(href));
    const { src = '' } = embedSource(href, [name]) ?? {};
    expect(frameOrigins([name])).toEqual([new URL(src).origin]);
  }
});
