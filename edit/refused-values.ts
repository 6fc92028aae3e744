import { explainBadText } from '../check/yaml/bad-characters.ts';
import { deepestNesting } from '../check/yaml/yaml-data.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Operation } from '../schema/generated/data.d.ts';

/** @throws for data that is nested deeper than the check reads it */
export function refuseDeepData(data: unknown, { path }: Operation): void {
  if (isDeeper(data, deepestNesting))
    throw new Error(
      `${path || 'The file'} would have lists and fields more than ${deepestNesting} levels deep. Use fewer.`,
    );
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Names the first character in an operation that the check refuses in every file; nothing if there is none. */
export function hiddenCharacterIn(operation: Operation): string | undefined {
  for (const text of textsOf({ ...operation, op: '', path: '' })) {
    const found = explainBadText(text);
    if (found)
      return `The text for ${operation.path || 'the file'}: ${found.message} ${found.suggestion ?? ''}`
        .replace('This line contains', 'it contains')
        .trim();
  }
  return undefined;
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* textsOf(entry);
  else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      yield name;
      yield* textsOf(field);
    }
  }
}
