import { stringify } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';

/** An answer for people: the text of a page as it is, a plan as diff, words and problems, all else as YAML. */
export function describeAnswer(answer: unknown): string {
  if (!isRecord(answer)) return stringify(answer, { lineWidth: 0 }).trimEnd();
  const { content, diff, words, problems, ...rest } = answer;
  if (typeof content === 'string') return content.trimEnd();
  if (typeof diff !== 'string' || !Array.isArray(words) || !Array.isArray(problems)) {
    return stringify(answer, { lineWidth: 0 }).trimEnd();
  }
  const { changes } = rest;
  if (Array.isArray(changes) && changes.length === 0) return 'Nothing would change.';
  return [diff.trimEnd(), ...words.map(String), ...problems.filter(isRecord).map(told)].join('\n');
}

function told({ file, line, severity, message, suggestion, see }: Record<string, unknown>): string {
  const advice = typeof suggestion === 'string' ? ` ${suggestion}` : '';
  return `${String(file)}:${String(line)} ${String(severity)}: ${String(message)}${advice} [${String(see)}]`;
}
