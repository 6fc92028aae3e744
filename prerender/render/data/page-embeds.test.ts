import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { framedPages } from './page-embeds.ts';

const page = (file: string, ...frames: string[]) => ({ file, index: { ...emptyIndex, frames } });

test('pages with frames are documents of their own, if the site allows the frames', () => {
  const pages = [
    page('pages/team.yaml'),
    page('pages/news/video.yaml', 'https://youtu.be/M7lc1UVf-VE'),
    page('pages/other.yaml', 'https://vimeo.com/76979871'),
    { file: 'pages/broken.yaml' },
  ];
  expect(framedPages(pages, ['youtube'])).toEqual({ '/news/video': '' });
});
