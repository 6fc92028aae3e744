import { join } from 'node:path';
import { checkSite } from '../../check/check-site.ts';
import { digestOf } from '../../check/files/digest.ts';
import { openSite } from '../../check/open-site.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { applyOperations } from '../../edit/edit-yaml.ts';
import { fitSchema, schemaOfFile } from '../../edit/fit-schema.ts';
import { digestOrNull, readText } from '../../edit/journal/replace-file.ts';
import { refuseLargeText } from '../../edit/refuse-large-text.ts';
import { spliceBetween } from '../../edit/splice.ts';
import type { Diagnostic, Operation, Wish } from '../../schema/generated/data.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import { describeChanges, type TwoTexts } from '../changes/describe-changes.ts';
import { describeProblems } from './describe-problem.ts';
import type { DescribedProblem } from './described-problem.ts';
import type { Applicable } from './apply.ts';
import { refuseManyOperations } from './plan-limits.ts';
import { textDiff } from './text-diff.ts';
import { refuseOtherFiles } from './writable.ts';

/** What wishes would do, and what is to be known of it before. */
export interface Plan extends Applicable {
  /** Unified, of all files. */
  diff: string;
  /** What the check would say about the changed files, and what is new about others. */
  problems: DescribedProblem[];
}

interface Texts extends TwoTexts {
  /** All that was made, if it was wished for in operations. */
  operations: Operation[] | undefined;
}

/** What wishes would do and what the check would say then. Nothing of the site is written. */
export async function planChanges(folder: string, wishes: readonly Wish[]): Promise<Plan> {
  const schemas = withOwnBlocks(readOwnBlocks(folder).blocks);
  const texts = new Map<string, Texts>();
  for (const wish of wishes) {
    refuseOtherFiles(folder, wish.file);
    const known = texts.get(wish.file);
    const before = known ? known.before : readText(join(folder, wish.file));
    const { text, made } = fulfil(wish, known ? known.after : before, schemas);
    const earlier = known ? known.operations : [];
    const operations = made && earlier ? [...earlier, ...made] : undefined;
    texts.set(wish.file, { before, after: text, operations });
  }
  const changed = [...texts].filter(([, { before, after }]) => before !== after);
  const after = new Map(changed.map(([file, text]) => [file, text.after]));
  const check = async (unsaved: typeof after): Promise<Diagnostic[]> =>
    (await checkSite(openSite(folder, { unsaved }))).problems;
  const found = changed.length === 0 ? [] : await check(after);
  const elsewhere = found.some(({ file }) => !after.has(file));
  // What other files had before is not part of this; it takes a second check, where there is any.
  const known = keysOf(elsewhere ? await check(new Map()) : []);
  return {
    changes: changed.map(([file, text]) => ({
      file,
      before: digestOrNull(text.before),
      after: digestOrNull(text.after),
      splice: spliceBetween(text.before ?? '', text.after ?? ''),
      ...(text.operations && { operations: text.operations }),
    })),
    diff: changed.map(([file, text]) => textDiff(file, text.before, text.after)).join(''),
    words: changed.flatMap(([file, text]) =>
      describeChanges(file, text, schemas).map((sentence) => `${file}: ${sentence}`),
    ),
    problems: describeProblems(
      found.filter((problem) => after.has(problem.file) || !known.has(keyOf(problem))),
      after,
      schemas,
    ),
  };
}

/** What a file says then; nothing if it goes. The operations are those that were made, if it was wished for in any. */
interface Fulfilled {
  text: string | undefined;
  made?: Operation[];
}

function fulfil(
  { file, text, operations = [] }: Wish,
  now: string | undefined,
  schemas: Schemas,
): Fulfilled {
  if (text !== undefined) {
    refuseLargeText(file, text ?? '');
    return { text: text ?? undefined };
  }
  if (now === undefined) throw new Error(`There is no file ${file} to change.`);
  refuseManyOperations(file, now, operations);
  const schema = schemaOfFile(schemas, file);
  const made: Operation[] = [];
  const changed = applyOperations(now, operations, (operation, data) => {
    const fitted = fitSchema(operation, data, schema);
    if (fitted) made.push(fitted);
    return fitted;
  });
  refuseLargeText(file, changed);
  return { text: changed, made };
}

/** Of two states of a site: the same problem may be in another line. */
function keysOf(problems: readonly Diagnostic[]): Set<string> {
  return new Set(problems.map(keyOf));
}

function keyOf({ file, id, message }: Diagnostic): string {
  return digestOf(JSON.stringify([file, id, message]));
}
