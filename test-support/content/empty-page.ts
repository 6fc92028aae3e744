import type { PageData } from '../../renderer/data/types.ts';

/** The data of a page without blocks. */
export const emptyPage = {
  route: '/team',
  page: { title: 'Team', blocks: [] },
  pictures: {},
  dates: {},
  icons: {},
  head: { title: 'Our team', description: '' },
  scripts: {},
  styles: [],
} satisfies PageData;
