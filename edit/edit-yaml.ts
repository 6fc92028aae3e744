import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../schema/apply-to-data.ts';
import { changesFor } from './change/changes-for.ts';
import { keepLineEnds } from './change/keep-line-ends.ts';
import { diffData } from './diff-data.ts';
import type { Operation, Splice } from '../schema/generated/data.d.ts';
import { hiddenCharacterIn, refuseDeepData } from './refused-values.ts';
import { valueAt, readPointer, toPointer } from '../schema/pointer.ts';
import { readData, readSource, sourceOf } from './source.ts';
import type { Source } from './write/source.ts';
import { applySplices } from './splice.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** In characters, read again for all parts of a change: half a second. */
const MOST_READ = 4_000_000;

/** An operation that cannot be made; its message says why, in words for an author. */
export class EditError extends Error {}

/**
 * Makes one change in the text of a YAML file. Every other byte stays as it is, and what is new is written like its
 * neighbors: indent, line breaks, lists in brackets or in lines, quotes and folds.
 *
 * What it gives was parsed again, and says exactly what the operation makes of the data that the text held before.
 *
 * @throws EditError for a text that cannot be read, an operation that leads nowhere, and where no way of writing the
 * change says what it should
 */
export function applyOperation(text: string, operation: Operation): string {
  return applyOperations(text, [operation]);
}

/** What is made of an operation that data is asked for; nothing where nothing is left to do. */
type Fit = (operation: Operation, data: unknown) => Operation | undefined;

/**
 * Makes several changes, one after the other, each as `applyOperation` does.
 *
 * @param fit changes each before it is made, by the data that it is made to
 */
export function applyOperations(text: string, operations: readonly Operation[], fit?: Fit): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  try {
    return mark + changeAll(readSource(text.slice(mark.length)), operations, fit);
  } catch (error) {
    throw error instanceof EditError
      ? error
      : new EditError(String(error instanceof Error ? error.message : error));
  }
}

function changeAll(source: Source, operations: readonly Operation[], fit?: Fit): string {
  let now: Source | undefined = source;
  let { text, data } = source;
  for (const asked of operations) {
    const operation = fit ? fit(asked, data) : asked;
    if (!operation) continue;
    // What it says was just read; only where everything is has to be found again.
    now ??= sourceOf(text, data);
    data = applyToData(data, operation);
    refuseDeepData(data, operation);
    text = change(now, operation, data);
    now = undefined;
  }
  return text;
}

/** @param wanted what the text should say */
function change(source: Source, operation: Operation, wanted: unknown): string {
  const { text, data } = source;
  if (isDeepStrictEqual(wanted, data)) return text;
  const parts = partsOf(operation, data);
  if (parts) {
    // What is in between need not be read, as long as the end is right.
    // Each step reads the text again: where that would take long, the whole is written.
    const length = Math.max(text.length, JSON.stringify(wanted).length);
    const areFew = parts.length * length <= MOST_READ;
    for (const make of areFew ? [changeAtOnce, changeInSteps, changeAll] : [changeAtOnce]) {
      const changed = attempt(() => make(source, parts));
      if (changed !== undefined && says(changed, wanted)) return changed;
    }
  }
  for (const splices of changesFor(source, operation)) {
    for (const way of [splices.map((splice) => keepLineEnds(splice, text)), splices]) {
      const changed = applySplices(text, way);
      if (says(changed, wanted)) return changed;
    }
  }
  throw new EditError(
    hiddenCharacterIn(operation) ??
      `${operation.path || 'This file'} is written in a way that cannot be edited safely.`,
  );
}

/** Other values in place of some, which cannot be in the way of one another; nothing for changes of any other kind. */
function changeAtOnce(source: Source, parts: readonly Operation[]): string | undefined {
  const isOfValues = parts.every(
    ({ op, path }) => op === 'set' && attempt(() => readPointer(path, source.data)),
  );
  return isOfValues
    ? applySplices(
        source.text,
        parts.flatMap((part) => firstWay(source, part)),
      )
    : undefined;
}

/** Each part in the way that changes least, whatever that says. */
function changeInSteps(source: Source, parts: readonly Operation[]): string {
  const end = parts.reduce((now, part) => {
    const text = applySplices(now.text, firstWay(now, part));
    return sourceOf(text, applyToData(now.data, part));
  }, source);
  return end.text;
}

function firstWay(source: Source, part: Operation): Splice[] {
  const [first] = changesFor(source, part);
  if (first) return first;
  throw new EditError(`${part.path} cannot be edited separately.`);
}

/** What changes inside a list or fields that get another value; nothing if all of the value changes. */
function partsOf(operation: Operation, data: unknown): Operation[] | undefined {
  if (operation.op !== 'set') return undefined;
  const path = readPointer(operation.path, data, true);
  const parts = diffData(valueAt(data, path), operation.value, path);
  return parts.every((part) => part.path !== toPointer(path) || part.op !== 'set')
    ? parts
    : undefined;
}

function says(text: string, wanted: unknown): boolean {
  const data = attempt(() => readData(text));
  return isDeepStrictEqual(data, wanted);
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
