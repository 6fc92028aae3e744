import { expect, it } from 'vitest';
import { yamlTokens } from './yaml-tokens.ts';

const colored = (line: string) => yamlTokens(line).map(({ kind, text }) => `${kind} ${text}`);

it('colors names and marks, and leaves values alone', () => {
  expect(colored('  - title: Open from 7:30, daily')).toEqual([
    'mark   - ',
    'key title',
    'mark :',
    'text  Open from 7:30, daily',
  ]);
});

it('colors the names of a value in braces', () => {
  expect(colored('link: { href: /a-b }')).toEqual([
    'key link',
    'mark :',
    'text  ',
    'mark {',
    'text  ',
    'key href',
    'mark :',
    'text  /a-b ',
    'mark }',
  ]);
});
