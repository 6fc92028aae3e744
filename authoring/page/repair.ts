import { diffData } from '../../edit/diff-data.ts';
import { type FileSchema, schemaOfValue } from '../../edit/fit-schema.ts';
import type { Diagnostic, Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import { readDataIfAny } from '../../edit/source.ts';
import { applySplices } from '../../edit/splice.ts';
import { isRecord } from '../../schema/is-record.ts';
import { exampleAt } from './example-at.ts';

/** A file with a problem. */
export interface ProblemFile {
  text: string;
  data: unknown;
  schema: FileSchema;
}

/**
 * Operations that would put a problem right: what the check itself fixes, or else the least that the schema asks for.
 * Where only an author knows what to write, it is what the example of the schema says, to be replaced.
 *
 * @returns nothing where nobody can say
 */
export function repairOf(problem: Diagnostic, file: ProblemFile): Operation[] {
  const { path, fix } = problem;
  if (fix) return repairByFix(applySplices(file.text, [fix]), file.data);
  if (!path) return [];
  const value = valueAt(file.data, path);
  switch (problem.id) {
    case 'missing-field':
      return addMissing(file, path, value);
    case 'unknown-field':
      return [{ op: 'remove', path: toPointer(path) }];
    default:
      return replaceValue(file, path, value);
  }
}

function repairByFix(fixed: string, data: unknown): Operation[] {
  const wanted = readDataIfAny(fixed);
  return wanted === undefined ? [] : diffData(data, wanted);
}

function addMissing(file: ProblemFile, path: DataPath, holder: unknown): Operation[] {
  const { required = [] } = schemaOfValue(file.schema, file.data, path, holder) ?? {};
  return required
    .filter((name) => isRecord(holder) && !Object.hasOwn(holder, name))
    .flatMap((name) => setExample(file, [...path, name]));
}

/** A value of the wrong kind or form: what it holds or is held by where that fits, nothing if it is optional. */
function replaceValue(file: ProblemFile, path: DataPath, value: unknown): Operation[] {
  const schema = schemaOfValue(file.schema, file.data, path, value);
  if (!schema) return [];
  const pointer = toPointer(path);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const [inner] = entries;
  if (schema.type !== 'array' && entries.length === 1)
    return [{ op: 'set', path: pointer, value: inner }];
  if (schema.type === 'array' && !Array.isArray(value) && typeof value === schema.items?.type)
    return [{ op: 'set', path: pointer, value: [value] }];
  return isOptional(file, path) ? [{ op: 'remove', path: pointer }] : setExample(file, path);
}

function isOptional({ schema, data }: ProblemFile, path: DataPath): boolean {
  const holderPath = path.slice(0, -1);
  const holder = valueAt(data, holderPath);
  const { required = [] } = schemaOfValue(schema, data, holderPath, holder) ?? {};
  return isRecord(holder) && !required.includes(String(path.at(-1)));
}

function setExample({ schema, data }: ProblemFile, path: DataPath): Operation[] {
  const value = exampleAt(schema, data, path);
  return value === undefined ? [] : [{ op: 'set', path: toPointer(path), value }];
}
