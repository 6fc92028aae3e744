import { closest, didYouMean, nearest } from '../diagnostics/did-you-mean.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord } from '../../schema/is-record.ts';
import { capital } from '../diagnostics/capital.ts';
import { oneCharacter } from '../diagnostics/characters.ts';
import { foreignSpaceAfterMark } from '../yaml/bad-characters.ts';
import { quoted } from '../diagnostics/quote.ts';
import {
  describeFittingBlock,
  describeFittingListOfPage,
  describeFittingLists,
} from './find-fit.ts';
import { fieldsAt, nameOf, type Subject } from './subject.ts';
import { schemaAt } from '../../schema/field-schema.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import {
  cutOffNames,
  fieldOfChoice,
  formerField,
  listAt,
  missingSpace,
  type UnknownField,
} from './unknown-field.ts';

/** Puts stray fields into words; those that all belong in the same other place are one mistake. */
export function explainUnknownFields(place: Subject, strays: readonly UnknownField[]): Finding[] {
  const groups = new Map<string, UnknownField[]>();
  for (const stray of strays) {
    const kind = stray.kind === 'former' ? stray.name : stray.kind;
    const key = JSON.stringify([stray.path, stray.home ?? kind ?? nearlyRight(stray)]);
    groups.set(key, [...(groups.get(key) ?? []), stray]);
  }
  const findings = [...groups.values()].flatMap(([first, ...others]) =>
    first ? [explainGroup(place, first, others)] : [],
  );
  return sayOnce(findings);
}

/** Says once what is wrong in several entries of a list in the same way; what can be fixed is fixed in each. */
function sayOnce(findings: readonly Finding[]): Finding[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { path, message, suggestion, replacement } = finding;
    const entry = path.findLastIndex((step) => typeof step === 'number');
    const key =
      entry < 0 || replacement !== undefined
        ? JSON.stringify(path)
        : JSON.stringify([
            path.with(entry, 'any'),
            message.replace(/ of entry \d+ of /, ' '),
            suggestion,
          ]);
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    const count = others.length === 1 ? 'another entry' : `${others.length} other entries`;
    return [{ ...first, message: `${first.message} The same error is in ${count}.` }];
  });
}

/** What may be meant; fields of which nobody knows what is meant come from the same mistake. */
function nearlyRight({ name, meant, explains }: UnknownField): string | undefined {
  return meant.length > 0 || (explains.length > 0 && missingSpace.test(name)) ? name : undefined;
}

function explainGroup(place: Subject, first: UnknownField, others: UnknownField[]): Finding {
  const { name, path, meant, home } = first;
  const at = { path: [...place.path, ...path, name], part: 'key' } as const;
  const owner = nameOf(place, path);
  if (first.kind) return { ...at, ...explainKind(place, first) };
  const names = [name, ...others.map((stray) => stray.name)];
  const [, field, value] = missingSpace.exec(name) ?? [];
  if (field !== undefined && first.explains.length > 0) {
    const space = foreignSpaceAfterMark.exec(name)?.[1];
    const fixed = `${field}: ${value?.trim()}`;
    return {
      id: 'yaml-syntax',
      ...at,
      message:
        space === undefined
          ? 'A space is missing after the colon.'
          : `${capital(oneCharacter(space))} follows the colon, but YAML needs an ordinary space.`,
      suggestion: `Write \`${fixed}\`.`,
      replacement: fixed,
    };
  }
  const message =
    others.length > 0
      ? `${listNames(names)} are not fields of ${owner}.`
      : `\`${name}\` is not a field of ${owner}.`;
  if (home) {
    const suggestion =
      others.length > 0
        ? `They belong to ${home.owner}: ${wayHome(home, 'lines')}.`
        : `It belongs to ${home.owner}: ${wayHome(home, 'line')}.`;
    return { id: 'misplaced-field', ...at, message, suggestion };
  }
  return {
    id: 'unknown-field',
    ...at,
    message,
    suggestion:
      didYouMean(meant) ??
      (others.length === 0 ? writeAsChoice(place, path, name) : undefined) ??
      describeFit(place, path, names) ??
      listFields(place, path, name),
    // What is only missing in the same place need not be meant.
    replacement: meant.length === 1 && closest(name, meant).length > 0 ? meant[0] : undefined,
  };
}

function writeAsChoice(place: Subject, path: DataPath, name: string): string | undefined {
  const field = fieldOfChoice(place, path, name);
  return field === undefined ? undefined : `Write \`${field}: ${name}\`.`;
}

/** What to do with fields that belong into something else. */
function wayHome(
  { indent, missing }: NonNullable<UnknownField['home']>,
  lines: 'line' | 'lines',
): string {
  const under = missing === undefined ? '' : `write \`${missing}:\` above and `;
  return `${under}indent the ${lines} ${indent}`;
}

/** So many fields can be read in a sentence. */
const MOST_FIELDS = 18;

/** How many are named where there are more. */
const NAMED_FIELDS = 5;

function listNames(names: readonly string[]): string {
  const named = names.length > MOST_FIELDS ? names.slice(0, NAMED_FIELDS) : names;
  const more = names.length - named.length;
  return named.map((name) => `\`${name}\``).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function listFields(place: Subject, path: DataPath, name: string): string {
  const fields = fieldsAt(place, path);
  if (fields.length <= MOST_FIELDS) return `The fields here are ${fields.join(', ')}.`;
  const near = nearest(name, fields, NAMED_FIELDS);
  const { listedIn } = schemaAt(place.schema, path) ?? {};
  const all = listedIn
    ? `${listedIn} lists all ${fields.length}`
    : `your editor lists all ${fields.length}`;
  return `The most similar fields are ${near.join(', ')}; ${all}.`;
}

function describeFit(
  place: Subject,
  path: DataPath,
  strays: readonly string[],
): string | undefined {
  const value = valueAt(place.data, path);
  if (!place.blocks || !isRecord(value)) return undefined;
  const names = Object.keys(value);
  return path.length === 0
    ? describeFittingBlock(strays, names, place.blocks)
    : (describeFittingListOfPage(names, place.blocks, place.outer?.data) ??
        describeFittingLists(names, place.blocks, listAt(path)));
}

function explainKind(
  place: Subject,
  { name, path, kind, meant: [now] }: UnknownField,
): Pick<Finding, 'id' | 'message' | 'suggestion' | 'replacement' | 'replaces'> {
  if (kind === 'nested') {
    return {
      id: 'unknown-field',
      message: `\`${name}\` is inside an entry of \`${name}\`, which has only one level.`,
      suggestion: `Move its entries one level out.`,
    };
  }
  if (kind === 'former' && now !== undefined) {
    return {
      id: 'unknown-field',
      message: `\`${name}\` of ${nameOf(place, path)} is now called \`${now}\`.`,
      suggestion: 'Run `npm run migrate` to change it everywhere.',
      replacement: now,
    };
  }
  if (kind === 'former') {
    return {
      id: 'unknown-field',
      message: `\`${name}\` is no longer a field of ${nameOf(place, path)}.`,
      suggestion: formerField(place, path, name),
    };
  }
  const value = valueAt(place.data, path);
  const names = isRecord(value) ? Object.keys(value) : [];
  const parts = cutOffNames(place, path, name);
  const before = names[names.indexOf(parts[0] ?? name) - 1];
  const text = [String(valueAt(value, [before ?? ''])), ...parts].reduce(
    // No space was in a number such as 1,900.
    (words, part) => words + (/\d$/.test(words) && /^\d/.test(part) ? ',' : ', ') + part,
  );
  const inFile = [...place.path, ...path];
  return {
    id: 'yaml-needs-quotes',
    message: 'Inside brackets, text with a comma must be in quotes.',
    suggestion: before === undefined ? undefined : `Write \`${before}: ${quoted(text)}\`.`,
    replaces: { value: [...inFile, before ?? name], upTo: [...inFile, parts.at(-1) ?? name] },
    // Only what is all that is written there, up to the next field or the end.
    replacement: (found, after) =>
      takesWords(place, path, before, parts) &&
      found.replaceAll(/\s+/g, ' ') === text &&
      /^\s*(?:[,}]|$)/.test(after)
        ? quoted(text)
        : undefined,
  };
}

/** Signs that an address begins with: it would be a field of its own whose name is missing. */
const ADDRESS = /^(?:[/#]|[a-z]+:)/i;

/** Whether a field holds words, and nothing that is cut off it may be meant as a field itself. */
function takesWords(
  place: Subject,
  path: DataPath,
  field: string | undefined,
  parts: readonly string[],
): boolean {
  if (field === undefined) return false;
  const known = fieldsAt(place, path);
  const { type, format, pattern, enum: choices } = schemaAt(place.schema, [...path, field]) ?? {};
  const isFree = type === 'string' && pattern === undefined && choices === undefined;
  const isWords = format === undefined || format === 'inline-markup';
  return isFree && isWords && parts.every((part) => !known.includes(part) && !ADDRESS.test(part));
}
