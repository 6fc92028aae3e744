import { Scalar, stringify, type ToStringOptions } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';
import type { ScalarNode } from '../tree/nodes.ts';
import type { Style } from './style.ts';

/** A value that is written where the value of a neighbor shows how. */
interface ScalarPlace {
  style: Style;
  /** The indent of the lines that follow the first, if the text takes several. */
  column: number;
  like: Pick<ScalarNode, 'style'> | undefined;
}

/** A line of a file that folds no text, but has one in lines of its own. */
const USUAL_LINE = 80;

/** What `- ` before an entry takes, and the indent of its lines. */
const IN_LIST = '- '.length;

/** Other programs read `yes`, `on` or a date as YAML 1.1 does, so such a text is quoted, too. */
const OPTIONS: ToStringOptions & { compat: 'yaml-1.1' } = { compat: 'yaml-1.1', lineWidth: 0 };

/**
 * Writes a text, number, true, false or null where lists and fields are in lines of their own.
 *
 * @returns its lines; those after the first without their indent
 */
export function scalarLines(value: unknown, { style, column, like }: ScalarPlace): string[] {
  if (typeof value !== 'string') return [stringify(value).trimEnd()];
  // In lines of its own its first space would count as indent.
  if (/^\n*[ \t]/.test(value) && value.includes('\n')) return [JSON.stringify(value)];
  const node = new Scalar(value);
  const foldAt = style.foldAt ?? (like?.style === 'block' ? USUAL_LINE : Infinity);
  const isLong = column + value.length > foldAt;
  const type = chooseType(value, like?.style, isLong);
  if (type) node.type = type;
  const isFolded = type === Scalar.BLOCK_FOLDED;
  const lineWidth = isFolded ? foldAt - column + IN_LIST : 0;
  // In a list: alone in a file, a text with a line such as --- would have its lines indented.
  const text = stringify([node], {
    ...OPTIONS,
    lineWidth,
    minContentWidth: 0,
    singleQuote: style.quote === 'single',
  });
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => line.slice(IN_LIST));
}

function chooseType(
  value: string,
  like: ScalarNode['style'] | undefined,
  isLong: boolean,
): Scalar.Type | undefined {
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL;
  // Folding keeps a space at the end or beginning of a text only in quotes.
  const mayFold = value.trim() === value && !value.includes('  ') && value.includes(' ');
  if (mayFold && isLong) return Scalar.BLOCK_FOLDED;
  if (like === 'single') return Scalar.QUOTE_SINGLE;
  return like === 'double' ? Scalar.QUOTE_DOUBLE : undefined;
}

/** Writes a value on one line, with quotes where a text needs them anywhere in a file. */
export function flowText(value: unknown, quote: Style['quote'] = 'single'): string {
  if (Array.isArray(value)) return `[${value.map((entry) => flowText(entry, quote)).join(', ')}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${flowText(name, quote)}: ${flowText(field, quote)}`,
    );
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  // A text inside brackets is quoted by the strictest rules, those of lists on one line.
  const options = { ...OPTIONS, collectionStyle: 'flow', singleQuote: quote === 'single' } as const;
  return stringify([value], options).trimEnd().slice('[ '.length, -' ]'.length);
}
