import { stringify } from 'yaml';

/** A value as YAML on one line, with quotes where a text needs them anywhere in a file. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  // A text inside brackets is quoted by the strictest rules, those of lists on one line.
  const list = stringify([value], {
    collectionStyle: 'flow',
    lineWidth: 0,
    singleQuote: true,
  }).trimEnd();
  return list.slice('[ '.length, -' ]'.length);
}
