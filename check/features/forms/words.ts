import type { Finding } from '../../diagnostics/finding.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { DataPath } from '../../../schema/pointer.ts';

/** A form in the main language, checked or not, and its file. */
interface Original {
  file: string;
  form: unknown;
}

/** Checks that what a form says in another language is about fields and options of the form itself. */
export function checkWords(words: unknown, { file, form }: Original): Finding[] {
  const fields = isRecord(words) ? words['fields'] : undefined;
  const originals = isRecord(form) ? form['fields'] : undefined;
  if (!isRecord(fields) || !Array.isArray(originals)) return [];
  const known = new Map(
    originals.flatMap((field: unknown) => (isRecord(field) ? [[field['name'], field]] : [])),
  );
  const names = [...known.keys()].filter((name) => typeof name === 'string');
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = ['fields', name];
    const original = known.get(name);
    if (!original) return [unknownName(path, names, `${file} has no field \`${name}\`.`)];
    const options: unknown[] = Array.isArray(original['options']) ? original['options'] : [];
    const own = isRecord(field) && isRecord(field['options']) ? field['options'] : {};
    return Object.keys(own)
      .filter((option) => !options.includes(option))
      .map((option) =>
        unknownName(
          [...path, 'options', option],
          options.filter((one) => typeof one === 'string'),
          `The field \`${name}\` of ${file} has no option \`${option}\`.`,
        ),
      );
  });
}

function unknownName(path: DataPath, names: readonly string[], message: string): Finding {
  const near = closest(String(path.at(-1)), names);
  return {
    id: 'unknown-field',
    path,
    part: 'key',
    message,
    suggestion: didYouMean(near) ?? 'Remove it, or add it there.',
    replacement: near.length === 1 ? near[0] : undefined,
  };
}
