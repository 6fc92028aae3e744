import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { settingsOf } from './settings.ts';

/** Pairs of limits of which the first must not be above the second. */
const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['earliest', 'latest'],
] as const;

type Place = { field: Record<string, unknown>; path: (string | number)[] };

/** Checks what a schema cannot see of the fields of a form: that names are single and settings fit the type. */
export function checkFields({ data: form }: Pick<CheckedFile, 'data'>): Finding[] {
  const fields: unknown = isRecord(form) ? form['fields'] : undefined;
  if (!Array.isArray(fields)) return [];
  const seen = new Set<unknown>();
  return fields.flatMap((field: unknown, index) => {
    if (!isRecord(field)) return [];
    const place = { field, path: ['fields', index] };
    const isRepeated = typeof field['name'] === 'string' && seen.has(field['name']);
    seen.add(field['name']);
    return [
      ...(isRepeated ? [repeatedName(place)] : []),
      ...checkSettings(place),
      ...checkLimits(place),
      ...checkAfter(place, fields.slice(0, index)),
      ...checkOptions(place),
    ];
  });
}

function repeatedName({ field, path }: Place): Finding {
  return {
    id: 'duplicate-name',
    path: [...path, 'name'],
    part: 'value',
    message: `Duplicate field name \`${String(field['name'])}\`: one answer would replace the other.`,
    suggestion: 'Give each field its own name.',
  };
}

/** Settings that say nothing about an answer of this type. */
function checkSettings({ field, path }: Place): Finding[] {
  const { type } = field;
  const { kinds, settings } = settingsOf('fields');
  // A type that does not exist is reported elsewhere.
  if (!kinds.includes(type)) return [];
  return Object.keys(field).flatMap((setting): Finding[] => {
    const types = settings.get(setting)?.onlyFor;
    if (!types || types.some((one) => one === type)) return [];
    return [
      {
        id: 'field-conflict',
        path: [...path, setting],
        part: 'key',
        message: `\`${setting}\` is only for the type ${types.join(' or ')}, but this field has the type ${String(type)}.`,
        suggestion: `Remove \`${setting}\`, or change the type.`,
      },
    ];
  });
}

function checkLimits({ field, path }: Place): Finding[] {
  return LIMITS.flatMap(([least, most]): Finding[] => {
    const [from, to] = [field[least], field[most]];
    const isPair =
      (typeof from === 'number' && typeof to === 'number') || (isFixedDay(from) && isFixedDay(to));
    if (!isPair || from <= to) return [];
    return [
      {
        id: 'field-conflict',
        path: [...path, most],
        part: 'value',
        message: `No answer can be valid: \`${least}\` is ${String(from)}, but \`${most}\` is ${String(to)}.`,
      },
    ];
  });
}

/** Not `today`, which is another day tomorrow. */
function isFixedDay(value: unknown): value is string {
  return typeof value === 'string' && value !== 'today';
}

/** Only a date above can be followed, so that no two follow each other, and visitors are asked in this order. */
function checkAfter({ field, path }: Place, above: readonly unknown[]): Finding[] {
  const { type, after, daysAfter } = field;
  if (type !== 'date') return [];
  if (after === undefined) {
    if (daysAfter === undefined) return [];
    return [
      {
        id: 'field-conflict',
        path: [...path, 'daysAfter'],
        part: 'key',
        message: '`daysAfter` counts from the date that `after` names, but `after` is missing.',
        suggestion: 'Add `after:` with the name of a date field above, or remove `daysAfter`.',
      },
    ];
  }
  const dates = above.flatMap((one) =>
    isRecord(one) && one['type'] === 'date' ? [one['name']] : [],
  );
  if (typeof after !== 'string' || dates.includes(after)) return [];
  const names = dates.map((name) => `\`${String(name)}\``).join(', ');
  return [
    {
      id: 'field-conflict',
      path: [...path, 'after'],
      part: 'value',
      message: `\`after\` names \`${after}\`, which is not a date field above this one.`,
      suggestion: names
        ? `Write the name of a date field above: ${names}.`
        : 'Move the earlier date above this one.',
    },
  ];
}

function checkOptions({ field, path }: Place): Finding[] {
  const { type, options } = field;
  const { settings } = settingsOf('fields');
  const { neededFor = [] } = settings.get('options') ?? {};
  // A setting with a name that there is not may be the one.
  const mayHaveThem = Object.keys(field).some((name) => !settings.has(name));
  if (options === undefined && !mayHaveThem && neededFor.some((one) => one === type)) {
    return [
      {
        id: 'missing-field',
        path,
        part: 'value',
        message: `A field of the type ${String(type)} needs \`options\` to choose from.`,
        suggestion: 'Add `options:` with at least two texts.',
      },
    ];
  }
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown, index): Finding[] =>
    options.indexOf(option) === index
      ? []
      : [
          {
            id: 'duplicate-name',
            path: [...path, 'options', index],
            part: 'value',
            message: `Duplicate option \`${String(option)}\`.`,
            suggestion: 'Remove one of them.',
          },
        ],
  );
}
