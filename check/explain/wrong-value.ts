import type { ErrorObject } from 'ajv';
import { capital } from '../diagnostics/capital.ts';
import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import { explainWrongType } from './wrong-type.ts';
import { type FieldSchema, schemaAt } from '../../schema/field-schema.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { nameOf, type Subject } from './subject.ts';
import { inPlainCharacters } from '../diagnostics/look-alikes.ts';
import { TAG_FORM } from '../model/language-tag.ts';
import { languageCalled } from '../../schema/messages.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { slugify } from '../../schema/texts/slugify.ts';
import { insideCurlyQuotes } from '../diagnostics/curly-quotes.ts';

interface ValueError {
  schema: FieldSchema;
  value: unknown;
  /** What the value is called in a sentence. */
  name: string;
  /** For a rule that sets one. */
  limit: unknown;
  at: DataPath;
}

/** Says what is wrong with a value; gives nothing for what another error says better. */
export function explainValueError(
  place: Subject,
  path: DataPath,
  error: ErrorObject,
): Finding | undefined {
  // Names of fields, such as those of facts, are judged like values.
  const name: unknown = error.propertyName;
  if (error.keyword === 'propertyNames') return undefined;
  if (typeof name === 'string') return explainFieldName(place, path, name);
  if (error.keyword === 'false schema') return explainConflict(place, path.slice(0, -1), path);
  if (error.keyword === 'minProperties') return explainConflict(place, path, path);
  const details: ValueError = {
    schema: schemaAt(place.schema, path) ?? {},
    value: valueAt(place.data, path),
    name: capital(nameOf(place, path)),
    limit: error.params['limit'],
    at: [...place.path, ...path],
  };
  const explain = explanations.get(error.keyword) ?? explainForm;
  return explain(details);
}

const explanations = new Map<string, (error: ValueError) => Finding>([
  ['type', ({ name, at, schema, value }) => explainWrongType(name, at, schema, value)],
  ['enum', explainChoice],
  ['minLength', explainEmpty],
  ['maxLength', explainTooLong],
  ['minItems', explainTooFew],
  ['maxItems', explainTooMany],
  ['minimum', explainRange],
  ['maximum', explainRange],
]);

function explainChoice({ name, at, value, schema }: ValueError): Finding {
  const choices = (schema.enum ?? []).map(String);
  const word = typeof value === 'string' ? (insideCurlyQuotes(value) ?? value) : undefined;
  const matches = word === undefined ? [] : closest(word, choices);
  const list = choices.length === 1 ? `\`${choices[0]}\`` : `one of ${choices.join(', ')}`;
  return {
    id: 'wrong-value',
    path: at,
    part: 'value',
    message: `${name} must be ${list}.`,
    suggestion: didYouMean(matches) ?? adviceForChoice(schema, choices),
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}

function adviceForChoice(schema: FieldSchema, [first]: readonly string[]): string {
  const usual: unknown = schema.default;
  return typeof usual === 'string'
    ? `The default is \`${usual}\`.`
    : `Choose one, such as \`${first}\`.`;
}

function explainEmpty({ name, at }: ValueError): Finding {
  return {
    id: 'empty-text',
    path: at,
    part: 'value',
    message: `${name} is empty.`,
    suggestion: 'Write the text, or remove the field.',
  };
}

function explainTooLong({ name, at, value, limit }: ValueError): Finding {
  // Counted like the schema does: an emoji is one character.
  const length = Array.from(String(value)).length;
  return {
    id: 'too-long',
    path: at,
    part: 'value',
    message: `${name} has ${length} characters; the maximum is ${String(limit)}.`,
    suggestion: `Shorten it by ${length - Number(limit)}.`,
  };
}

function explainTooFew({ name, at, value, limit }: ValueError): Finding {
  const count = Array.isArray(value) ? value.length : 0;
  return {
    id: 'too-few',
    path: at,
    part: 'value',
    message: `${name} has ${entries(count)}; the minimum is ${String(limit)}.`,
  };
}

function explainTooMany({ name, at, value, limit }: ValueError): Finding {
  const count = Array.isArray(value) ? value.length : 0;
  return {
    id: 'too-many',
    path: at,
    part: 'value',
    message: `${name} has ${entries(count)}; the maximum is ${String(limit)}.`,
  };
}

function entries(count: number): string {
  if (count === 0) return 'no entries';
  return count === 1 ? '1 entry' : `${count} entries`;
}

function explainRange({ name, at, value, schema }: ValueError): Finding {
  const { minimum, maximum } = schema;
  const range = [
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
  ];
  return {
    id: 'out-of-range',
    path: at,
    part: 'value',
    message: `${name} is ${String(value)}, but it must be ${range.filter(Boolean).join(' and ')}.`,
  };
}

/** What a pattern asks, in words, where the description of a field says other things. */
const FORMS = new Map([
  ['color', 'A color is # followed by six digits or letters from a to f, in quotes.'],
]);

/** A text that a pattern refuses; the description of a field says in words what the pattern asks. */
function explainForm({ name, at, value, schema }: ValueError): Finding {
  const guess = typeof value === 'string' ? guessForm(value, schema.pattern) : undefined;
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  const form = FORMS.get(schema.format ?? '') ?? schema.description ?? '';
  return {
    id: 'wrong-form',
    path: at,
    part: 'value',
    message: `${name} cannot be \`${written}\`. ${form}`.trim(),
    suggestion: guess && didYouMean([guess]),
    replacement: guess,
  };
}

/**
 * Tries what is usually meant: spaces too many, times such as 9.30, capitals and spaces in a slug, a slash too many or
 * missing, short colors.
 */
function guessForm(text: string, pattern = ''): string | undefined {
  const isRooted = text.startsWith('/');
  // `english` is how people call what is `en`.
  const language = pattern === TAG_FORM.source ? languageCalled(text) : undefined;
  const guesses = [
    language ?? '',
    inPlainCharacters(text.trim()),
    insideCurlyQuotes(text) ?? '',
    withWholeTimes(text),
    text.trim().replace(/\/+$/, ''),
    `/${text}`,
    // `team.html`, or the file of the page: not a host.
    `/${text.replace(/^pages\/|\.(?:html?|ya?ml)$/gi, '')}`,
    isRooted ? '' : `https://${text.replace(/^https?:\/\//, '').replace(/\/+$/, '')}`,
    `${text}/`,
    slugify(text),
    `#${text}`,
    text.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  ];
  return guesses.find((guess) => guess !== '' && new RegExp(pattern, 'u').test(guess));
}

/** Each time with two digits and a colon, nothing behind it, and a hyphen between two: `8.30 – 9:15` is 08:30-09:15. */
function withWholeTimes(text: string): string {
  return text
    .trim()
    .replaceAll(/\b(\d{1,2})[:.](\d\d)[a-z]*/gi, (_, hours: string, minutes: string) =>
      [hours.padStart(2, '0'), minutes].join(':'),
    )
    .replace(/\s*[–-]\s*/, '-');
}

function explainFieldName(place: Subject, path: DataPath, name: string): Finding {
  const rule = schemaAt(place.schema, path)?.propertyNames?.description;
  return {
    id: 'wrong-form',
    path: [...place.path, ...path, name],
    part: 'key',
    message: `\`${name}\` is not a valid name in ${nameOf(place, path)}: a name there is ${rule}.`,
  };
}

/** Fields that exclude or need one another; the description of their group says how. */
function explainConflict(place: Subject, group: DataPath, path: DataPath): Finding {
  const { description = '' } = schemaAt(place.schema, group) ?? {};
  const isGroup = group.length === path.length;
  return {
    id: 'field-conflict',
    path: [...place.path, ...path],
    part: isGroup ? 'value' : 'key',
    message: isGroup
      ? `${capital(nameOf(place, group))} is incomplete.`
      : `\`${String(path.at(-1))}\` does not go with the other fields here.`,
    suggestion: description,
  };
}
