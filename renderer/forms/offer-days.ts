import { dateLimits, todayHere } from '../../schema/forms/form-dates.ts';
import type { FormField } from '../../schema/generated/content.d.ts';

/**
 * Has the browser's calendar offer only days that are taken: which they are depends on the day, and on the answer to the
 * date before.
 */
export function offerDays(input: HTMLInputElement, field: FormField): void {
  const answerTo = (name: string): string => {
    const other = input.form?.elements.namedItem(name);
    return other instanceof HTMLInputElement ? other.value : '';
  };
  const { least = '', most = '' } = dateLimits(field, answerTo, todayHere());
  input.min = least;
  input.max = most;
}
