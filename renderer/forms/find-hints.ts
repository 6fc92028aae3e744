import { todayHere } from '../../schema/forms/form-dates.ts';
import {
  type Beside,
  type FormValues,
  limitsBeside,
  problemOf,
  type ValueProblem,
} from '../../schema/forms/form-values.ts';
import type { FormField } from '../../schema/generated/content.d.ts';
import { fillMessage } from '../data/fill-message.ts';
import type { FormDefinition, Messages } from '../data/types.ts';

/** What to do about each answer that is missing or cannot be right, by the names of the fields. */
export function findHints(
  { fields }: Pick<FormDefinition, 'fields'>,
  values: FormValues,
  element: HTMLFormElement,
  messages: Messages,
): Record<string, string> {
  const beside = { values, today: todayHere() };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem =
        hiddenProblem(field, element) ?? problemOf(field, values[field.name] ?? '', beside);
      return problem ? [[field.name, hintOf(field, problem, messages, beside)]] : [];
    }),
  );
}

/** What the browser keeps for itself, such as letters in a number. */
function hiddenProblem(
  { name, type }: FormField,
  element: HTMLFormElement,
): ValueProblem | undefined {
  const input = element.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined;
  return type === 'date' ? 'dateWrong' : 'numberWrong';
}

function hintOf(
  field: FormField,
  problem: ValueProblem,
  messages: Messages,
  beside: Beside,
): string {
  const { hint, minLength, maxLength, minimum, maximum } = field;
  if (hint !== undefined) return hint;
  const days = limitsBeside(field, beside);
  return fillMessage(messages[problem], {
    least: minLength ?? minimum ?? written(days.least),
    most: maxLength ?? maximum ?? written(days.most),
  });
}

/** A day as YYYY-MM-DD, written out in the language of the page. */
function written(day: string | undefined): string {
  if (day === undefined) return '';
  const language = document.documentElement.lang || undefined;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
