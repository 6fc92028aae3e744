import { expect, test } from 'vitest';
import { USUAL } from '../theme/sheet/appearance.ts';
import { knownChoices, themeChoices } from './theme-choices.ts';

test('every named choice of a theme is there, with all its values', () => {
  const choices = new Map(themeChoices().map((choice) => [choice.name, choice]));
  for (const [name, value] of Object.entries(USUAL))
    expect(choices.get(name)).toMatchObject({ usual: value });
  expect(choices.get('dark')).toMatchObject({ usual: 'auto', values: ['auto', 'none', 'only'] });
  expect(choices.get('space')?.values).toEqual(['compact', 'regular', 'generous']);
  expect([...choices.keys()]).not.toContain('colors');
});

test('what nobody offers is not chosen', () => {
  const named = [
    ['space', 'compact'],
    ['scale', 'huge'],
    ['header', 'below'],
    ['theme', 'dark'],
  ] satisfies [string, string][];
  expect(knownChoices(named)).toEqual({ space: 'compact' });
});
