import { expect, it } from 'vitest';
import { collectReferences, findNestedReferences, resolveReferences } from './references.ts';

const site = { name: 'Alder Row', email: 'hello@alder-row.example', facts: { years: '18+', n: 3 } };

it('puts values in the place of references, in every text', () => {
  const data = {
    a: '{name}: {facts.years} years',
    b: [{ c: 'mailto:{email}' }, 7],
    d: '{ facts.n }',
  };
  expect(resolveReferences(data, collectReferences(site))).toEqual([]);
  expect(data).toEqual({
    a: 'Alder Row: 18+ years',
    b: [{ c: 'mailto:hello@alder-row.example' }, 7],
    d: '3',
  });
});

it('leaves what is no reference alone', () => {
  const data = { a: '{}', b: '{ a: 1 }', c: '{{', d: '$&' };
  expect(resolveReferences(data, collectReferences(site))).toEqual([]);
  expect(data).toEqual({ a: '{}', b: '{ a: 1 }', c: '{{', d: '$&' });
});

it('leaves words in braces that follow a backslash, without the backslash', () => {
  const data = { a: 'Write \\{facts.years} for {facts.years}, and \\{nothing} for nothing' };
  expect(resolveReferences(data, collectReferences(site))).toEqual([]);
  expect(data.a).toBe('Write {facts.years} for 18+, and {nothing} for nothing');
});

it('does not find what objects have by nature', () => {
  expect(resolveReferences({ a: '{constructor}' }, collectReferences(site))).toMatchObject([
    { id: 'unknown-reference', path: ['a'], words: '{constructor}' },
  ]);
});

it('judges pages as if the mailbox of site.yaml were fixed', () => {
  const data = { href: 'mailto:{email}' };
  expect(resolveReferences(data, collectReferences({ email: 'nonsense' }))).toEqual([]);
  expect(data.href).toBe('mailto:name@example.com');
});

const found = (text: string) =>
  resolveReferences({ a: text }, collectReferences(site)).map(
    ({ message, suggestion, replacement }) => [message, suggestion, replacement],
  );

it('says what is meant, a fact rather than another value', () => {
  expect(found('{nmae} and {years}')).toEqual([
    ['site.yaml does not define `{nmae}`.', 'Did you mean `{name}`?', '{name}'],
    ['site.yaml does not define `{years}`.', 'Did you mean `{facts.years}`?', '{facts.years}'],
  ]);
  expect(found('{turnover}')[0]?.slice(1)).toEqual([
    'It defines {name}, {email}, {facts.years}, {facts.n}.',
    undefined,
  ]);
});

it('finds values that refer to others', () => {
  const references = collectReferences({ ...site, facts: { years: '{name} of 18', n: 3 } });
  expect(findNestedReferences({ references })).toMatchObject([
    {
      path: ['facts', 'years'],
      message: '`facts.years` contains a reference, which is not allowed in a value of site.yaml.',
    },
  ]);
  expect(findNestedReferences({ references: collectReferences(site) })).toEqual([]);
});
