import { expect, test } from 'vitest';
import { checkForm } from './form.ts';

/** The messages about a form that is like none of so many. */
function suggestionAmong(count: number): string | undefined {
  const forms = Array.from({ length: count }, (_, n) => `form-${n}-x`);
  return checkForm('Newsletter', new Set(forms))?.suggestion;
}

test('a form that there is', () => {
  expect(checkForm('visit', new Set(['inquiry', 'visit']))).toBeUndefined();
});

test('a slip of the keyboard is told with what was meant', () => {
  expect(checkForm('visti', new Set(['inquiry', 'visit']))).toMatchObject({
    id: 'unknown-form',
    message: 'There is no form `visti`: the file forms/visti.yaml is missing.',
    replacement: 'visit',
  });
});

test.each(['Visit', 'forms/visit.yaml', './forms/visit', 'visit.yml'])(
  'the form visit is meant by %s, and its file is not called missing',
  (name) => {
    expect(checkForm(name, new Set(['inquiry', 'visit']))).toEqual({
      id: 'unknown-form',
      message: `There is no form \`${name}\`.`,
      suggestion: 'Did you mean `visit`?',
      replacement: 'visit',
    });
  },
);

test('where nothing is alike all forms are named, unless they are more than eight', () => {
  expect(suggestionAmong(0)).toBeUndefined();
  expect(suggestionAmong(1)).toBe('The only form is `form-0-x`.');
  expect(suggestionAmong(2)).toBe('The forms are `form-0-x`, `form-1-x`.');
  expect(suggestionAmong(8)).toMatch(/, `form-7-x`\.$/);
  expect(suggestionAmong(9)).toBeUndefined();
});
