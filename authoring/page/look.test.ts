import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPages, readPage } from './look.ts';

const SITE = join(import.meta.dirname, '../../tests/bad-content/good-site');

it('lists pages with their titles and the types of their blocks', () => {
  expect(listPages(SITE)).toContainEqual({
    address: '/team',
    file: 'pages/team.yaml',
    title: 'Team',
    blocks: ['hero', 'team'],
  });
});

it('reads a page as people name it, and says what was meant where there is none', () => {
  expect(readPage(SITE, 'team')).toMatchObject({
    file: 'pages/team.yaml',
    data: { title: 'Team' },
  });
  expect(() => readPage(SITE, '/tean')).toThrow('There is no page /tean. Did you mean `/team`?');
});
