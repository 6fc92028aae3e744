import type {
  Operation,
  StudioChoice,
  StudioOtherName,
  StudioPutBack,
} from '../../../schema/generated/data.d.ts';
import type { Changed } from '../../protocol.ts';
import { isChanged, isDraftState, isFigures, isFileData, isOverview } from './answers.ts';
import { call, Refused } from './call.ts';
import { focusPage } from '../desk/frame.ts';
import { now, say, set } from './store.ts';

/** What is asked of the draft goes one after the other: an undo must not overtake what it takes back. */
let last: Promise<unknown> = Promise.resolve();

export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = last.then(run, run);
  last = turn.catch(() => undefined);
  return turn;
}

/** Changes a file of the draft. @returns whether it was done; why not, is said */
export function change(file: string, operations: readonly Operation[]): Promise<boolean> {
  return inTurn(() => attempt('apply', { changes: [{ file, operations }] }));
}

export async function undo(): Promise<void> {
  if (await inTurn(() => attempt('undo', {}))) say('Undone');
}

export async function redo(): Promise<void> {
  if (await inTurn(() => attempt('redo', {}))) say('Done again');
}

/** Writes the draft into the files. @returns whether it was done; why not, is said */
export async function writeFiles(): Promise<boolean> {
  set({ isSaving: true });
  let count = 0;
  const isDone = await inTurn(() => {
    // With what was written last.
    count = now().draft.changed.length;
    return attempt('save', {});
  });
  if (isDone) say(`Saved ${count === 1 ? '1 file' : `${count} files`}`);
  set({ isSaving: false });
  return isDone;
}

/** Lets one of two values count. */
export async function choose(choice: StudioChoice): Promise<void> {
  if (await inTurn(() => attempt('choose', choice))) sayWhatIsLeft();
}

/** Goes on with a file under another name. */
export async function goOnAs(wanted: StudioOtherName): Promise<void> {
  if (await inTurn(() => attempt('go-on-as', wanted))) sayWhatIsLeft();
}

/** Makes what has changed be as it was. @returns whether it was done; why not, is said */
export function putBack(asked: StudioPutBack): Promise<boolean> {
  return inTurn(() => attempt('put-back', asked));
}

function sayWhatIsLeft(): void {
  const left = now().draft.conflicts.length;
  say(left === 0 ? 'Chosen. Save does not wait any more.' : `Chosen. ${left} left.`);
  if (left > 0) return;
  set({ side: 'fields' });
  focusPage();
}

async function attempt(name: string, input: unknown): Promise<boolean> {
  try {
    take(await call(name, input, isChanged));
    set({ awaySince: undefined });
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

export function take({ draft, files }: Changed): void {
  const known = Object.fromEntries(files.map(({ file, data }) => [file, data]));
  set({ draft, files: { ...now().files, ...known } });
}

function tellFailure(error: unknown): void {
  if (error instanceof Refused) return say(error.message);
  const time = new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  set({ awaySince: now().awaySince ?? time });
}

/** Reads a file that is not known yet, or again. */
export async function readFile(file: string): Promise<void> {
  const [{ data }, found] = await Promise.all([
    call('file', { file }, isFileData),
    call('figures', { file }, isFigures),
  ]);
  set({
    files: { ...now().files, [file]: data },
    figures: { ...now().figures, [file]: found },
  });
}

/** Reads the site, what is known of the draft, and again all files that are open. */
export async function readAll(): Promise<void> {
  const [overview, draft] = await Promise.all([
    call('overview', {}, isOverview),
    call('draft', {}, isDraftState),
  ]);
  set({ overview, draft, awaySince: undefined });
  await Promise.all(Object.keys(now().files).map(readFile));
}
