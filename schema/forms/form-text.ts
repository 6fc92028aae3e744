import type { FormValue, FormValues } from './form-values.ts';
import type { FormField } from '../generated/content.d.ts';
import { plainText } from '../texts/phrases.ts';

/** An answer in one text. */
export function textOf(value: FormValue | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/**
 * The answers to read, each with its label; what was left empty is passed over. A long text, and whatever has several
 * lines, is below its label.
 * @returns lines
 */
export function formText(fields: readonly FormField[], values: FormValues): string[] {
  const answered = fields.filter(({ name }) => textOf(values[name]) !== '');
  const isLong = ({ name, type }: FormField): boolean =>
    type === 'long-text' || /[\r\n]/.test(textOf(values[name]));
  return [
    ...answered
      .filter((field) => !isLong(field))
      .map(({ name, label }) => `${plainText(label)}: ${textOf(values[name])}`),
    ...answered
      .filter(isLong)
      .flatMap(({ name, label }) => ['', `${plainText(label)}:`, textOf(values[name])]),
  ];
}
