import { isRecord } from '../../schema/is-record.ts';
import type { Operation } from '../operation.ts';
import type { Splice } from '../splice.ts';

/** What a step did to one file. */
export interface FileChange {
  /** Path from the site folder. */
  file: string;
  /** Digests of the text before and after; null where there is no file. */
  before: string | null;
  after: string | null;
  splice: Splice;
  back: Splice;
  /** The same in operations, for a file that has changed elsewhere meanwhile; none for a file that comes or goes. */
  operations: Operation[];
  inverse: Inverse[];
}

/** An operation that takes another back, in the order in which they must be made. */
export interface Inverse {
  operation: Operation;
  /** What must still be at its path, so that it takes back what was done and nothing else. */
  expected: unknown;
}

/** One line of the journal. A step that undoes, redoes or cancels another names it. */
export interface Step {
  id: number;
  kind: 'do' | 'undo' | 'redo' | 'cancel';
  of: number;
  /** In words, for people. */
  about: string;
  changes: FileChange[];
}

/** Reads a line of the journal; nothing if a crash has cut it off or it is no step. */
export function readStep(line: string): Step | undefined {
  const data = parse(line);
  return isStep(data) ? data : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isStep(value: unknown): value is Step {
  return (
    isRecord(value) &&
    typeof value['id'] === 'number' &&
    typeof value['of'] === 'number' &&
    typeof value['about'] === 'string' &&
    ['do', 'undo', 'redo', 'cancel'].includes(String(value['kind'])) &&
    Array.isArray(value['changes']) &&
    value['changes'].every(isFileChange)
  );
}

function isFileChange(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['file'] === 'string' &&
    [value['before'], value['after']].every(
      (digest) => digest === null || typeof digest === 'string',
    ) &&
    isSplice(value['splice']) &&
    isSplice(value['back']) &&
    Array.isArray(value['operations']) &&
    value['operations'].every(isOperation) &&
    Array.isArray(value['inverse']) &&
    value['inverse'].every((inverse) => isRecord(inverse) && isOperation(inverse['operation']))
  );
}

function isSplice(value: unknown): value is Splice {
  return (
    isRecord(value) &&
    typeof value['start'] === 'number' &&
    typeof value['end'] === 'number' &&
    typeof value['text'] === 'string'
  );
}

/** Whether a value from outside is an operation; see `operation.ts` for what its fields mean. */
export function isOperation(value: unknown): value is Operation {
  if (!isRecord(value) || typeof value['path'] !== 'string') return false;
  switch (value['op']) {
    case 'set':
      return 'value' in value && ['string', 'undefined'].includes(typeof value['before']);
    case 'insert':
      return 'value' in value;
    case 'move':
      return typeof value['to'] === 'number';
    default:
      return value['op'] === 'remove' || value['op'] === 'duplicate';
  }
}
