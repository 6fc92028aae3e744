import type { FormDefinition } from '../data/types.ts';
import type { FormField } from '../../schema/generated/content.d.ts';
import { type FormValues, problemOf, type ValueProblem } from '../../schema/form-values.ts';
import { asciiDomain } from './ascii-domain.ts';

/** What was typed and chosen in a form, as it is sent. */
export function readValues({ fields }: FormDefinition, element: HTMLFormElement): FormValues {
  const data = new FormData(element);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const texts = data.getAll(name).map(String);
      if (type === 'choices') return [name, texts];
      const [text = ''] = texts;
      return [name, type === 'email' ? asciiDomain(text) : text];
    }),
  );
}

/** What is wrong with an answer, also where the browser hides it, as it does with letters in a number. */
export function problemIn(
  field: FormField,
  values: FormValues,
  element: HTMLFormElement,
): ValueProblem | undefined {
  const input = element.elements.namedItem(field.name);
  if (input instanceof HTMLInputElement && input.validity.badInput) {
    return field.type === 'date' ? 'not-a-date' : 'not-a-number';
  }
  return problemOf(field, values[field.name] ?? '');
}
