import { beforeEach, expect, test, vi } from 'vitest';
import { afterNavigation } from './after-navigation.ts';

vi.stubGlobal('scrollTo', () => undefined);

beforeEach(() => {
  document.title = 'Before';
  document.head.innerHTML =
    '<title>Before</title><meta name="description" content="old"><link rel="canonical" href="/old">';
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1 tabindex="-1">Team</h1></main>';
});

const head = () => [
  document.title,
  document.querySelector('meta')?.getAttribute('content'),
  document.querySelector('link')?.getAttribute('href'),
];

test('the head tells of the new page, and its main heading has the focus', () => {
  const canonical = 'https://www.site.example/team';
  afterNavigation('/team', { title: 'Team', description: 'Who we are.', canonical });
  expect(head()).toEqual(['Team', 'Who we are.', canonical]);
  expect(document.activeElement?.localName).toBe('h1');
});

test('a page without an address of its own has that of the window', () => {
  afterNavigation('/team', { title: 'Team', description: '' });
  expect(head()).toEqual(['Team', '', location.href]);
});

test('where there is no page, the head stays and the heading has the focus', () => {
  afterNavigation('/nowhere', undefined);
  expect(head()).toEqual(['Before', 'old', '/old']);
  expect(document.activeElement?.localName).toBe('h1');
});
