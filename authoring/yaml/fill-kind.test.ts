import { expect, it } from 'vitest';
import { fillKind } from './fill-kind.ts';

it('fills placeholders in, keeps comments and quotes what needs it', () => {
  const kind = [
    '# $title stays here',
    'title: $title # note',
    'way: $way',
    'text: >-',
    '  $title: say more.',
    'heading: Why $title',
    'picture: { src: $picture }',
    'second: { src: $picture }',
    'price: 5 $',
    '',
  ].join('\n');
  const values = new Map<string, unknown>([
    ['title', 'Audits: all'],
    ['way', ['Services', 'Audits: all']],
  ]);
  let pictures = 0;
  const filled = fillKind(kind, (name) => values.get(name) ?? `${name}-${(pictures += 1)}.svg`);
  expect(filled.split('\n')).toEqual([
    '# $title stays here',
    "title: 'Audits: all' # note",
    "way: [Services, 'Audits: all']",
    'text: >-',
    '  Audits: all: say more.',
    "heading: 'Why Audits: all'",
    'picture: { src: picture-1.svg }',
    'second: { src: picture-2.svg }',
    'price: 5 $',
    '',
  ]);
});
