import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { fieldsOf } from './subject.ts';
import { plainOrQuoted, quoted } from '../diagnostics/quote.ts';
import { insideCurlyQuotes } from '../diagnostics/curly-quotes.ts';
import { capital } from '../diagnostics/capital.ts';
import { oneCharacter } from '../diagnostics/characters.ts';
import { explainSign, inPlainSigns } from '../yaml/syntax/foreign-signs.ts';
import { foreignSpaceAfterMark } from '../yaml/bad-characters.ts';
import { buttonOfLink } from '../yaml/button-of-link.ts';

/** Says which kind of value is expected, which was found, and how to get from one to the other. */
export function explainWrongType(
  name: string,
  at: DataPath,
  schema: FieldSchema,
  value: unknown,
): Finding {
  return {
    id: 'wrong-type',
    path: at,
    part: 'value',
    message: `${name} must be ${expected(schema)}, but ${found(value)}.`,
    ...(at.length === 0 && typeof value === 'string'
      ? {
          suggestion: 'Write each field on its own line: name, colon, space, value.',
        }
      : advice(schema, value)),
  };
}

function expected(schema: FieldSchema): string {
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'integer':
      return 'a whole number';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    default: {
      const fields = schema.required?.length ? schema.required : fieldsOf(schema);
      return fields.length > 0 ? `a group of fields (${fields.join(', ')})` : 'a group of fields';
    }
  }
}

function found(value: unknown): string {
  if (value === null || value === undefined) return 'it is empty';
  if (Array.isArray(value)) return 'it is a list';
  if (isRecord(value)) return 'it is a group of fields';
  if (typeof value === 'string') return 'it is text';
  if (typeof value === 'number') return `it is the number ${value}`;
  return `it is ${value === true}, which means yes or no`;
}

/** Without quotes the sign # starts a comment, and what is written as a color is gone. */
function adviceForColor(): Advice {
  return {
    suggestion: (_found, after) => {
      const [color = '#2b45d1'] = /#[\da-f]{6,8}\b/i.exec(after) ?? [];
      return `Put the color in quotes: '${color}'. Without quotes, # starts a comment.`;
    },
  };
}

type Advice = Pick<Finding, 'suggestion' | 'replacement'>;

function advice(schema: FieldSchema, value: unknown): Advice {
  switch (schema.type) {
    case 'string':
      if (schema.format === 'color' && value === null) return adviceForColor();
      if (schema.format === 'link' && typeof value === 'number') {
        return {
          suggestion: (written) => `For a phone number, write \`tel:${written}\`.`,
          replacement: (written) => (written.startsWith('+') ? `tel:${written}` : undefined),
        };
      }
      return schema.format === 'date' && typeof value === 'number'
        ? { suggestion: 'Write year, month and day with hyphens, such as 2025-06-27.' }
        : adviceForText(value);
    case 'array':
      return isRecord(value)
        ? { suggestion: 'Put a dash and a space (`- `) before the first field of each entry.' }
        : adviceForList(value);
    case 'boolean':
      return adviceForBoolean(value);
    case 'integer':
    case 'number':
      return adviceForNumber(value);
    default:
      return adviceForGroup(schema, value);
  }
}

function adviceForText(value: unknown): Advice {
  if (value === null) {
    return {
      suggestion: (_written, after) => {
        const [comment] = /(?<=^:\s+)#.*/.exec(after) ?? [];
        return comment === undefined
          ? 'Write the text.'
          : `Text after # is a comment. If it is part of the value, put it in quotes: ${quoted(comment)}`;
      },
    };
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return {
      suggestion: (written) => `Put it in quotes: ${quoted(written)}`,
      replacement: (written) => quoted(written),
    };
  }
  if (Array.isArray(value)) {
    return { suggestion: 'Write a single text, without a dash or brackets.' };
  }
  return {
    suggestion: (written) =>
      written.startsWith('{')
        ? `If it is text, put it in quotes: ${quoted(written)}`
        : 'Text that contains a colon and a space must be in quotes.',
  };
}

function adviceForList(value: unknown): Advice {
  if (value === null)
    return { suggestion: 'Write the entries below it, each with a dash and a space.' };
  if (typeof value === 'string' && FOREIGN_BRACKET.test(value)) return adviceForSigns(value);
  if (typeof value === 'string' && OTHER_DASH.test(value)) {
    return {
      suggestion: `An entry starts with a dash and a space, but this is ${oneCharacter(value)}.`,
      replacement: (written) => written.replaceAll(OTHER_DASHES, '$1-'),
    };
  }
  return {
    suggestion: (written) => {
      const space = foreignSpaceAfterMark.exec(written)?.[1];
      if (space !== undefined) {
        return `${capital(oneCharacter(space))} follows the dash. Type an ordinary space.`;
      }
      if (written.startsWith('-')) return 'A space is missing after the dash.';
      return /\n\s*- /.test(written)
        ? 'Put a dash and a space (`- `) before this entry too.'
        : 'Write the entries below it, each with a dash and a space, or between [ and ].';
    },
  };
}

/** `［Words］` and `｛ label: Words ｝`. */
const FOREIGN_BRACKET = /^[\uff3b\u3010\uff5b]/;

/** What a word processor, or somebody who is used to one, puts before each entry of a list. */
const OTHER_DASH = /^[\u2010-\u2015\u2022\u00b7\u2212\uff0d\u25aa\u25cf]\s/;
const OTHER_DASHES = new RegExp(`^(\\s*)${OTHER_DASH.source.slice(1, -2)}(?=\\s)`, 'gm');

function adviceForSigns(value: string): Advice {
  const plain = inPlainSigns(value);
  return {
    suggestion: `${explainSign(value.charAt(0))} Write \`${plain}\`.`,
    replacement: withoutQuotes(plain),
  };
}

const yes = new Set(['yes', 'y', 'on', 'true', '1']);
const no = new Set(['no', 'n', 'off', 'false', '0']);

function adviceForBoolean(value: unknown): Advice {
  const word = typeof value === 'string' ? meantText(value).toLowerCase() : JSON.stringify(value);
  if (!yes.has(word) && !no.has(word))
    return { suggestion: 'Write true or false, without quotes.' };
  const answer = String(yes.has(word));
  return { suggestion: `Write \`${answer}\`, without quotes.`, replacement: withoutQuotes(answer) };
}

function adviceForNumber(value: unknown): Advice {
  const text = typeof value === 'string' ? meantText(value).trim() : '';
  if (!/^-?\d+(\.\d+)?$/.test(text)) return { suggestion: 'Write only digits.' };
  return { suggestion: `Remove the quotes: ${text}`, replacement: withoutQuotes(text) };
}

/** Puts a value in place of what is written and of its quotes, which would make it a text; a reference stays. */
function withoutQuotes(value: string): Advice['replacement'] {
  return (written) => (written.includes('{') ? undefined : value);
}

/** Curly quotes were typed in the place of those that YAML knows. */
function meantText(text: string): string {
  return insideCurlyQuotes(text) ?? text;
}

function adviceForGroup(schema: FieldSchema, value: unknown): Advice {
  const [first, ...others] = schema.required ?? [];
  if (Array.isArray(value)) return { suggestion: 'Remove the dash before the first field.' };
  if (typeof value === 'string' && FOREIGN_BRACKET.test(value)) return adviceForSigns(value);
  const button = typeof value === 'string' ? buttonOfLink(value) : undefined;
  if (button !== undefined && schema.required?.join() === 'label,href') {
    return { suggestion: `Write \`${button}\`.`, replacement: withoutQuotes(button) };
  }
  if (typeof value !== 'string' || first === undefined || others.length > 0) {
    return { suggestion: 'Write its fields below it, indented by two spaces.' };
  }
  const field = schemaOf(schema, first);
  if (field?.type !== 'string') {
    const [what = ''] = field?.description?.split(/(?<=\.) /) ?? [];
    return { suggestion: `Write \`${first}:\` below it. ${what}`.trim() };
  }
  const group = `{ ${first}: ${plainOrQuoted(meantText(value))} }`;
  return { suggestion: `Write \`${group}\`.`, replacement: withoutQuotes(group) };
}
