import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { fieldsAt, nameOf, type Subject } from './subject.ts';
import { missingBlank, type UnknownField } from './unknown-field.ts';

/** Puts stray fields into words; those that all belong in the same other place are one mistake. */
export function explainStrayFields(place: Subject, strays: readonly UnknownField[]): Finding[] {
  const groups = new Map<string, UnknownField[]>();
  for (const stray of strays) {
    const key = JSON.stringify([stray.path, stray.home ?? stray.name]);
    groups.set(key, [...(groups.get(key) ?? []), stray]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [explainGroup(place, first, others)] : [],
  );
}

function explainGroup(place: Subject, first: UnknownField, others: UnknownField[]): Finding {
  const { name, path, meant, home } = first;
  const at = { path: [...place.path, ...path, name], part: 'key' } as const;
  const owner = nameOf(place, path);
  if (home && others.length > 0) {
    const names = [first, ...others].map((stray) => `\`${stray.name}\``);
    return {
      id: 'misplaced-field',
      ...at,
      message: `${names.join(', ')} are not fields of ${owner}.`,
      suggestion: `They are fields of ${home.owner}: indent the lines ${home.indent}.`,
    };
  }
  const [, field, value] = missingBlank.exec(name) ?? [];
  if (field !== undefined && first.explains.length > 0) {
    return {
      id: 'yaml-syntax',
      ...at,
      message: 'A blank is missing after the colon.',
      suggestion: `Write \`${field}: ${value}\`.`,
      replacement: `${field}: ${value}`,
    };
  }
  const message = `\`${name}\` is not a field of ${owner}.`;
  if (home) {
    const suggestion = `It is a field of ${home.owner}: indent the line ${home.indent}.`;
    return { id: 'misplaced-field', ...at, message, suggestion };
  }
  return {
    id: 'unknown-field',
    ...at,
    message,
    suggestion: didYouMean(meant) ?? `The fields here are ${fieldsAt(place, path).join(', ')}.`,
    // What is only missing in the same place need not be meant.
    replacement: meant.length === 1 && closest(name, meant).length > 0 ? meant[0] : undefined,
  };
}
