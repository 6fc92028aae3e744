import { describe, expect, it } from 'vitest';
import { findMenu } from './find-menu.ts';

const link = (href: string) => ({ name: 'A link', href, icon: 'link' });
const navigation = [
  { name: 'Home', href: '/' },
  {
    name: 'Expertise',
    sections: [
      { title: 'Practices', items: [link('/services/a'), link('/services/b')] },
      { title: 'Industries', items: [link('/industries/a')] },
    ],
  },
  { name: 'About', dropdownItems: [link('/team')] },
];

const sectionFor = (route: string) => findMenu(navigation, 'Expertise', route).way[1];

describe('finds the list of links', () => {
  it('of an item with a short list', () => {
    expect(findMenu(navigation, ' about', '/team')).toMatchObject({
      path: ['navigation', 2, 'dropdownItems'],
      name: 'About',
      way: ['About'],
      hasIcons: false,
    });
  });

  it('of a section', () => {
    expect(findMenu(navigation, 'industries', '/industries/b')).toMatchObject({
      path: ['navigation', 1, 'sections', 1, 'items'],
      name: 'Industries',
      way: ['Expertise', 'Industries'],
      hasIcons: true,
    });
  });

  it('of the section that leads to most pages near the new one', () => {
    expect(sectionFor('/industries/b')).toBe('Industries');
    expect(sectionFor('/services/c')).toBe('Practices');
    expect(sectionFor('/elsewhere')).toBe('Practices');
  });
});

it('refuses what is no menu', () => {
  expect(() => findMenu(navigation, 'Home', '/x')).toThrow('Home is a plain link');
  expect(() => findMenu(navigation, 'Expertize', '/x')).toThrow('Did you mean `Expertise`?');
  expect(() => findMenu(navigation, 'Shop', '/x')).toThrow(
    'The choices are Expertise, Practices, Industries, About.',
  );
});

it('says what to do where the navigation has plain links alone', () => {
  const flat = [
    { name: 'Home', href: '/' },
    { name: 'Team', href: '/team' },
  ];
  expect(() => findMenu(flat, 'Shop', '/x')).toThrow(
    'The navigation has no item or section `Shop`. It has only plain links: Home, Team. Leave out --in, and add the page to `navigation` yourself.',
  );
});
