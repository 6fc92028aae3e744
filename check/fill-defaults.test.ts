import { expect, test } from 'vitest';
import type { FieldSchema } from '../schema/field-schema.ts';
import { fillDefaults } from './fill-defaults.ts';

const SCHEMA: FieldSchema = {
  properties: {
    title: {},
    tone: { default: 'calm' },
    count: { default: 0 },
    picture: { properties: { alt: { default: '' } } },
    photo: { properties: { decoration: { onlyChecked: true } } },
    logo: { properties: { alt: { default: '' } }, default: {} },
    tags: { default: [] },
    cards: { items: { properties: { tone: { default: 'loud' } } } },
  },
};

function filled(value: unknown): unknown {
  fillDefaults(value, SCHEMA);
  return value;
}
const REST = { tone: 'calm', count: 0, logo: { alt: '' }, tags: [] };

test('every field that is absent gets its default, in groups and lists, too', () => {
  expect(filled({})).toEqual(REST);
  expect(filled({ title: 'A', picture: {}, cards: [{}, 7, { tone: 'calm' }] })).toEqual({
    ...REST,
    title: 'A',
    picture: { alt: '' },
    cards: [{ tone: 'loud' }, 7, { tone: 'calm' }],
  });
});

test('what is there stays, empty or wrong as it may be', () => {
  const given = { tone: '', count: null, logo: { alt: 'A' }, tags: 'none', cards: 'none' };
  expect(filled({ ...given })).toEqual(given);
  expect(filled('text')).toBe('text');
});

test('what only the check reads is taken out', () => {
  expect(filled({ photo: { src: 'a.svg', decoration: true } })).toEqual({
    ...REST,
    photo: { src: 'a.svg' },
  });
});

test('no two values share a list or group that was filled in', () => {
  const [one, two] = [filled({}), filled({})];
  expect(one).toEqual(two);
  if (typeof one === 'object' && one && 'tags' in one && Array.isArray(one.tags)) one.tags.push(1);
  expect(two).toEqual(REST);
  expect(filled({})).toEqual(REST);
});
