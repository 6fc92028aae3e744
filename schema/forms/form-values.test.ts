import { describe, expect, it } from 'vitest';
import { emptyValue, type FormValue, problemOf as problemBeside } from './form-values.ts';
import type { FormField } from '../generated/content.d.ts';

function field(type: FormField['type'], changes: Partial<FormField> = {}): FormField {
  return { name: 'one', label: 'One', type, required: false, ...changes };
}

const TODAY = { first: '2026-11-25', last: '2026-11-25' };

/** What is wrong with an answer that stands alone. */
const problemOf = (asked: FormField, value: FormValue) =>
  problemBeside(asked, value, { values: {}, today: TODAY });

const OPTIONS = { options: ['Rye', 'Wheat'] };

describe('problemOf', () => {
  it.each([
    ['text', '  ', 'answerMissing'],
    ['email', '', 'answerMissing'],
    ['consent', '', 'answerMissing'],
    ['choices', [], 'answerMissing'],
    ['choices', ['  '], 'answerMissing'],
    ['text', 'x', undefined],
  ] as const)('wants an answer where one is required: %s %j', (type, value, problem) => {
    const given = typeof value === 'string' ? value : [...value];
    expect(problemOf(field(type, { required: true, ...OPTIONS }), given)).toBe(problem);
    expect(problemOf(field(type, OPTIONS), given)).toBeUndefined();
  });

  it.each([
    ['a@b', undefined],
    ['first.last+tag@mail.example.com', undefined],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}`, undefined],
    [`a@${'b'.repeat(64)}.example`, 'emailWrong'],
    [`a@example.${'c'.repeat(64)}`, 'emailWrong'],
    ['9@9.9', undefined],
    ['a29b@c38d.e47f', undefined],
    ['9@a9.b9', undefined],
    ['a@b-1.c-2', undefined],
    ['a@b-.example', 'emailWrong'],
    ['a b@example.com', 'emailWrong'],
    ['ada@', 'emailWrong'],
    ['a@b.example\r\nBcc: c@d.example', 'emailWrong'],
  ])('takes the addresses that a browser takes: %j', (text, problem) => {
    expect(problemOf(field('email'), text)).toBe(problem);
  });

  it.each([
    ['7', undefined],
    ['1', undefined],
    ['20', undefined],
    ['0.9', 'valueLow'],
    ['20.1', 'valueHigh'],
    ['-7.5', 'valueLow'],
    ['.5', 'valueLow'],
    ['1e1', undefined],
    ['21', 'valueHigh'],
    ['1e999', 'numberWrong'],
    ['0x10', 'numberWrong'],
    ['7 loaves', 'numberWrong'],
    ['Infinity', 'numberWrong'],
  ])('takes numbers within their limits: %s', (text, problem) => {
    expect(problemOf(field('number', { minimum: 1, maximum: 20 }), text)).toBe(problem);
  });

  it.each([
    ['2027-02-28', undefined],
    ['2027-01-01', undefined],
    ['2027-12-31', undefined],
    ['2026-12-31', 'dateEarly'],
    ['2028-01-01', 'dateLate'],
    ['2027-02-30', 'dateWrong'],
    ['2027-2-3', 'dateWrong'],
    ['tomorrow', 'dateWrong'],
  ])('takes days within their limits: %s', (text, problem) => {
    const limits = { earliest: '2027-01-01', latest: '2027-12-31' };
    expect(problemOf(field('date', limits), text)).toBe(problem);
  });

  it('takes a day that is not over, and one that follows another', () => {
    const values = { arrival: '2026-12-01' };
    const departure = field('date', { earliest: 'today', after: 'arrival' });
    const at = (day: string, answers = {}) =>
      problemBeside(departure, day, { values: answers, today: TODAY });
    expect(at('2026-11-24')).toBe('dateEarly');
    expect(at('2026-11-25')).toBeUndefined();
    expect(at('2026-12-01', values)).toBe('dateEarly');
    expect(at('2026-12-02', values)).toBeUndefined();
  });

  it('takes only what can be chosen, each once', () => {
    expect(problemOf(field('choice', OPTIONS), 'Rye')).toBeUndefined();
    expect(problemOf(field('choice', OPTIONS), 'rye')).toBe('choiceWrong');
    expect(problemOf(field('choices', OPTIONS), ['Rye', 'Wheat'])).toBeUndefined();
    expect(problemOf(field('choices', OPTIONS), ['Rye', 'Spelt'])).toBe('choiceWrong');
    expect(problemOf(field('choices', OPTIONS), ['Rye', 'Rye'])).toBe('choiceWrong');
    expect(problemOf(field('consent'), 'yes')).toBeUndefined();
    expect(problemOf(field('consent'), 'no')).toBe('choiceWrong');
  });

  it('counts characters as browsers do', () => {
    const limits = { minLength: 2, maxLength: 4 };
    expect(problemOf(field('text', limits), 'a')).toBe('textShort');
    expect(problemOf(field('text', limits), 'ab')).toBeUndefined();
    expect(problemOf(field('long-text', limits), '👩👩')).toBeUndefined();
    expect(problemOf(field('phone', limits), '👩👩!')).toBe('textLong');
  });

  it('has nothing against any other text', () => {
    for (const type of ['text', 'long-text', 'phone'] as const)
      expect(problemOf(field(type), '<b>\r\n\u0000=1+1')).toBeUndefined();
  });
});

it('is empty before anything is answered', () => {
  expect(emptyValue(field('choices'))).toEqual([]);
  expect(emptyValue(field('text'))).toBe('');
});
