import { describe, expect, test } from 'vitest';
import { videoId } from './video-id.ts';

const ID = 'M7lc1UVf-VE';

describe('recognises', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `HTTPS://WWW.YouTube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s#comments`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc&t=10`,
    `https://www.youtu.be/${ID}/`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/embed/${ID}?start=5`,
    `https://youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://m.youtube.com/shorts/${ID}?feature=share`,
  ])('%s', (href) => {
    expect(videoId(href)).toBe(ID);
  });

  test('underscores, hyphens and digits in an id', () => {
    expect(videoId('https://youtu.be/_-0123456_-')).toBe('_-0123456_-');
  });
});

describe('rejects', () => {
  test.each([
    ['no address at all', ''],
    ['an id alone', ID],
    ['a path of the site', `/watch?v=${ID}`],
    ['an address without a scheme', `youtube.com/watch?v=${ID}`],
    ['an id of ten characters', 'https://youtu.be/M7lc1UVf-V'],
    ['an id of twelve characters', `https://youtu.be/${ID}x`],
    ['a parameter of twelve characters', `https://www.youtube.com/watch?v=${ID}x`],
    ['a character no id has', 'https://youtu.be/M7lc1UVf.VE'],
    ['an encoded slash in the id', 'https://youtu.be/M7lc%2FVf-VE'],
    ['markup in the parameter', 'https://www.youtube.com/watch?v="><img src>'],
    ['a trailing line break in the parameter', `https://www.youtube.com/watch?v=${ID}%0A`],
    ['no parameter', 'https://www.youtube.com/watch'],
    ['an empty parameter', 'https://www.youtube.com/watch?v='],
    ['a parameter in capitals', `https://www.youtube.com/watch?V=${ID}`],
    ['a parameter on another page', `https://www.youtube.com/results?v=${ID}`],
    ['a parameter behind the #', `https://www.youtube.com/watch#v=${ID}`],
    ['a channel', 'https://www.youtube.com/@something'],
    ['a playlist', 'https://www.youtube.com/playlist?list=PLx'],
    ['a path too long', `https://www.youtube.com/embed/${ID}/more`],
    ['a long path on the short host', `https://youtu.be/embed/${ID}`],
    ['a short path on the long host', `https://www.youtube.com/${ID}`],
    ['another host', `https://video.example/watch?v=${ID}`],
    ['a host that ends alike', `https://notyoutube.com/watch?v=${ID}`],
    ['a host that begins alike', `https://youtube.com.evil.example/watch?v=${ID}`],
    ['a host hidden behind a user name', `https://youtube.com@evil.example/watch?v=${ID}`],
    ['an unknown subdomain', `https://evil.youtube.com/watch?v=${ID}`],
    ['another port', `https://www.youtube.com:8443/watch?v=${ID}`],
    ['a script', `javascript:alert("https://youtu.be/${ID}")`],
    ['a mail address', `mailto:${ID}@youtube.com`],
    ['a file transfer', `ftp://youtube.com/embed/${ID}`],
  ])('%s: %s', (_, href) => {
    expect(videoId(href)).toBeUndefined();
  });
});
