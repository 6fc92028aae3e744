import { expect, test } from 'vitest';
import { renderOnSite } from '../../test-support/render-on-site.tsx';
import type { FieldDefinition } from '../data/types.ts';
import styles from './Form.module.css';
import { FormField } from './FormField.tsx';

function draw(field: Partial<FieldDefinition>, hint?: string, disabled = false): string {
  const whole: FieldDefinition = {
    name: 'wish',
    type: 'text',
    label: 'Wish',
    required: false,
    ...field,
  };
  return renderOnSite(<FormField field={whole} id="f" hint={hint} disabled={disabled} />);
}

test.each(['text', 'long-text', 'choice', 'consent', 'choices'] as const)(
  'a field of the type %s is described by its help and by what to do about the answer',
  (type) => {
    const options = ['Rye'];
    const plain = draw({ type, options });
    expect(plain).not.toMatch(/aria-describedby|aria-invalid|disabled/);
    const helped = draw({ type, options, help: 'Any.' });
    expect(helped).toMatch(/<p [^>]*id="f-help">Any\.<\/p>/);
    expect(helped).toContain('aria-describedby="f-help"');
    const wrong = draw({ type, options, help: 'Any.' }, 'Say what.');
    expect(wrong).toContain('aria-invalid="true" aria-describedby="f-help f-hint"');
    expect(wrong).toMatch(/<p [^>]*id="f-hint"><svg.*<\/svg>Say what\.<\/p>/);
    expect(draw({ type, options }, 'Say what.')).toContain('aria-describedby="f-hint"');
    expect(draw({ type, options }, undefined, true)).toContain('disabled=""');
  },
);

test('a field that must be filled in says so to the eye and to the browser', () => {
  expect(draw({ required: true })).toMatch(/>Wish \*<\/label>.*required=""/);
  expect(draw({})).not.toMatch(/ \*|required/);
});

test('browsers fill in names, addresses and numbers, and nothing into a long text unless it is asked for', () => {
  expect(draw({ type: 'email' })).toContain('autoComplete="email"');
  expect(draw({ type: 'phone' })).toContain('autoComplete="tel"');
  expect(draw({ type: 'text' })).not.toContain('autoComplete');
  expect(draw({ type: 'text', autocomplete: 'name' })).toContain('autoComplete="name"');
  expect(draw({ type: 'long-text' })).toContain('<textarea rows="4" autoComplete="off"');
  expect(draw({ type: 'long-text', autocomplete: 'street-address', rows: 2 })).toContain(
    '<textarea rows="2" autoComplete="street-address"',
  );
});

/** The class of a field's outermost element. */
const widthOf = (type: FieldDefinition['type']) =>
  /^<\w+ class="([^"]*)"/.exec(draw({ type, options: ['Rye'] }))?.[1];

test('a long text, and what is chosen from a list, takes the whole width', () => {
  for (const type of ['long-text', 'choices', 'consent'] as const)
    expect(widthOf(type)).toBe(styles.wide);
  for (const type of ['text', 'choice', 'email'] as const) expect(widthOf(type)).toBe(styles.field);
  expect(styles.wide).not.toBe(styles.field);
});

test('limits are those of the field, and a number may have any', () => {
  expect(draw({ minLength: 2, maxLength: 9 })).toMatch(/minLength="2" maxLength="9"/);
  expect(draw({ type: 'number', minimum: 0, maximum: 5 })).toMatch(/min="0" max="5" step="any"/);
  expect(draw({ type: 'date', earliest: '2027-01-01', latest: '2027-12-31' })).toMatch(
    /min="2027-01-01" max="2027-12-31"/,
  );
  expect(draw({ type: 'date', earliest: 'today', latest: 'today' })).not.toMatch(/ (min|max)=/);
  expect(draw({})).not.toMatch(/minLength|maxLength|min=|max=|step=/);
});

test('an option is shown in the words of the language, and sent as it is', () => {
  const options = ['Rye', 'Oats'];
  const named = draw({ type: 'choice', options, optionLabels: { Rye: 'Roggen' } });
  expect(named).toContain('<option value="Rye">Roggen</option><option value="Oats">Oats</option>');
  expect(draw({ type: 'choice', options })).toContain('<option>Rye</option><option>Oats</option>');
});
