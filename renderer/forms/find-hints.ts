import { type FormValues, problemOf, type ValueProblem } from '../../schema/forms/form-values.ts';
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
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = hiddenProblem(field, element) ?? problemOf(field, values[field.name] ?? '');
      return problem ? [[field.name, hintOf(field, problem, messages)]] : [];
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

function hintOf(field: FormField, problem: ValueProblem, messages: Messages): string {
  const { hint, minLength, maxLength, minimum, maximum, earliest, latest } = field;
  const least = minLength ?? minimum ?? earliest ?? '';
  const most = maxLength ?? maximum ?? latest ?? '';
  return hint ?? fillMessage(messages[problem], { least, most });
}
