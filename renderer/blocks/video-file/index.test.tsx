import { expect, test } from 'vitest';
import { renderOnSite } from '../../../test-support/render-on-site.tsx';
import VideoFile from './index.tsx';

const block = {
  type: 'video-file',
  heading: 'An audit',
  ground: 'plain',
  file: '/audit.mp4',
  poster: 'still.svg',
} as const;

test('nothing is loaded or plays before somebody asks for it, and its room is kept', () => {
  const html = renderOnSite(<VideoFile {...block} captions="/audit.vtt" />, ['still.svg']);
  const [video = ''] = /<video [^>]*>/.exec(html) ?? [];
  expect(video).toMatch(/src="\/audit\.mp4" poster="\/media\/still\.svg" width="\d+" height="\d+"/);
  expect(video).toMatch(/ controls="" preload="none" playsInline="" aria-label="An audit"/);
  expect(video).not.toContain('autoplay');
  expect(html).toContain('<track kind="captions" src="/audit.vtt" srcLang="en" default=""/>');
});

test('a silent one has no captions', () => {
  expect(renderOnSite(<VideoFile {...block} silent />, ['still.svg'])).not.toContain('<track');
});
