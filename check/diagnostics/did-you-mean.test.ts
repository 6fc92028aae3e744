import { expect, test } from 'vitest';
import { closest, didYouMean, nearest } from './did-you-mean.ts';

test('short words may have one mistake, others two, long ones one in three letters', () => {
  expect(closest('tag', ['tab'])).toEqual(['tab']);
  expect(closest('tag', ['bat'])).toEqual([]);
  expect(closest('lead', ['laed'])).toEqual(['laed']);
  expect(closest('lead', ['deal', 'load', 'lane'])).toEqual(['load']);
  expect(closest('heading', ['xxading'])).toEqual(['xxading']);
  expect(closest('heading', ['xxxding'])).toEqual([]);
  expect(closest('description', ['xxxcription'])).toEqual(['xxxcription']);
  expect(closest('description', ['xxxxription'])).toEqual([]);
});

test('what the steps of addresses, paths and names share does not make the rest alike', () => {
  expect(closest('/services/flour', ['/services/about', '/services/floor'])).toEqual([
    '/services/floor',
  ]);
  expect(closest('facts.bakers', ['facts.years'])).toEqual([]);
  expect(closest('fonts/txet.woff2', ['fonts/notes.woff2', 'fonts/text.woff2'])).toEqual([
    'fonts/text.woff2',
  ]);
  expect(closest('/servces/audits', ['/services/audits', '/services'])).toEqual([
    '/services/audits',
  ]);
});

test('an empty word and a letter are not like any other', () => {
  expect(closest('', ['a', ''])).toEqual(['']);
  expect(closest('/x', ['/', '/y', '/xy'])).toEqual([]);
});

test('names all that are equally near, and the nearest alone where one is', () => {
  expect(closest('cart', ['card', 'care', 'dart', 'board'])).toEqual(['card', 'care', 'dart']);
  expect(closest('cards', ['cart', 'card', 'cards'])).toEqual(['cards']);
  expect(closest('cards', ['cards', 'card'])).toEqual(['cards']);
});

test('capitals and what stands between the parts of a word make no difference', () => {
  for (const written of ['key_features', 'key-features', 'KeyFeatures', 'key features'])
    expect(closest(written, ['keyFeatures', 'features'], 0)).toEqual(['keyFeatures']);
});

test('the most alike first, long words measured by their length', () => {
  expect(nearest('team', ['about', 'steam', 'team-photo', 'Team'], 2)).toEqual(['Team', 'steam']);
  expect(nearest('team', ['about'], 2)).toEqual(['about']);
  expect(nearest('team', ['boat', 'team-photos'], 2)).toEqual(['team-photos', 'boat']);
});

test('says up to three in a sentence, and nothing of none', () => {
  expect(didYouMean([])).toBeUndefined();
  expect(didYouMean(['a'])).toBe('Did you mean `a`?');
  expect(didYouMean(['a', 'b', 'c', 'd'])).toBe('Did you mean `a` or `b` or `c`?');
});
