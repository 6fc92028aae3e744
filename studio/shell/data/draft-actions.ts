import { applyToData } from '../../../schema/apply-to-data.ts';
import type {
  Operation,
  StudioChanges,
  StudioChoice,
  StudioOtherName,
  StudioPutBack,
} from '../../../schema/generated/data.d.ts';
import { keepUnchanged } from '../../../schema/keep-unchanged.ts';
import type { Changed } from '../../protocol.ts';
import { flushPage, focusPage } from '../desk/frame.ts';
import {
  isChanged,
  isDraftState,
  isFigures,
  isFileData,
  isOverview,
  isSchemas,
} from './answers.ts';
import { call, Refused } from './call.ts';
import { readChanges } from './changed-places.ts';
import { describeField } from './selection.ts';
import { now, say, set } from './store.ts';
import { timeNow } from './time-now.ts';
import { forgetSent, keepUnsent, takeOverUnsent, unsent } from './unsent.ts';
import { flushFields } from './written-fields.ts';

/** After so many ms without a change, the draft is checked. */
const CHECK_MS = 30;

/** A server that is away is asked again after so many ms. */
const AGAIN_MS = 1000;

/** What is asked of the draft goes one after the other: an undo must not overtake what it takes back. */
let last: Promise<unknown> = Promise.resolve();

export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = last.then(run, run);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Changes a file of the draft.
 * @returns whether it was done; if not, the notice says why
 */
export function change(file: string, operations: readonly Operation[]): Promise<boolean> {
  const asked = askedFor(file, operations);
  keepUnsent(asked);
  return inTurn(() => send(asked));
}

/** What the files say here already, before the server has answered: what is written next is compared with it. */
const shownAhead = new Set<StudioChanges>();

/**
 * Changes a text in a file of the draft.
 * @param goesOn whether it is one step with what was written before
 * @param was what the text said before, if others may have changed it since
 */
export async function changeText(
  file: string,
  operation: Operation,
  { goesOn, was }: { goesOn: boolean; was: string | undefined },
): Promise<void> {
  const how = { ...(goesOn && { goesOn }), ...(was !== undefined && { was }) };
  const asked = { ...askedFor(file, [operation]), ...how };
  keepUnsent(asked);
  doHere(asked);
  shownAhead.add(asked);
  if (!(await inTurn(() => send(asked)))) await readFile(file);
  shownAhead.delete(asked);
}

function askedFor(file: string, operations: readonly Operation[]): StudioChanges {
  return { id: crypto.randomUUID(), changes: [{ file, operations: [...operations] }] };
}

/** What cannot be sent is shown as if it was done, and sent later. */
async function send(asked: StudioChanges): Promise<boolean> {
  if (now().awaySince !== undefined) return doHere(asked);
  try {
    const changed = await call('apply', asked, isChanged);
    forgetSent(asked);
    take(changed);
    if (changed.replaced !== undefined)
      say(`Meanwhile somebody else has written here: “${changed.replaced}”. Your words count.`);
    return true;
  } catch (error) {
    if (isAway(error)) {
      goAway();
      return doHere(asked);
    }
    forgetSent(asked);
    tellFailure(error);
    return false;
  }
}

/** A server that was started again wants its new token: what is written is kept until the browser has it. */
function isAway(error: unknown): boolean {
  return !(error instanceof Refused) || error.status === 403;
}

function doHere(asked: StudioChanges): boolean {
  if (shownAhead.has(asked)) return true;
  for (const { file, operations } of asked.changes) {
    const data = operations.reduce(applyToData, now().files[file]);
    set({ files: { ...now().files, [file]: data } });
  }
  return true;
}

function goAway(): void {
  if (now().awaySince !== undefined) return;
  set({ awaySince: timeNow() });
  setTimeout(() => void inTurn(comeBack), AGAIN_MS);
}

/** Sends what was written meanwhile, in its order, each once, and reads all again. */
async function comeBack(): Promise<void> {
  try {
    await sendUnsent();
    set({ awaySince: undefined });
    await readAll();
    say('The server is back. All that you have written is in the draft.');
  } catch {
    setTimeout(() => void inTurn(comeBack), AGAIN_MS);
  }
}

/** @throws as long as the server is away; what it refuses is shown */
async function sendUnsent(): Promise<void> {
  for (const asked of unsent()) {
    try {
      await call('apply', { ...asked, again: true }, isChanged);
    } catch (error) {
      if (isAway(error)) throw error;
      tellFailure(error);
    }
    forgetSent(asked);
  }
}

/** Sends what a tab has left that was closed, or reloaded, while the server was away. */
export async function sendLeftBehind(): Promise<void> {
  takeOverUnsent();
  await inTurn(sendUnsent);
}

/** Takes back the last step, or makes it again. */
export async function takeStep(way: 'undo' | 'redo'): Promise<void> {
  const done = await ask(way, {});
  const words = way === 'undo' ? 'Undone' : 'Done again';
  if (done) say(done.at ? `${words}: ${describeField(done.at)}` : words);
}

/** Writes the draft into the files. @returns what it answers; undefined if it was not done, and the notice says why */
export async function writeFiles(): Promise<Changed | undefined> {
  set({ isSaving: true });
  let count = 0;
  await flushWritten();
  const done = await inTurn(() => {
    // With what was written last.
    count = now().draft.changed.length;
    return attempt('save', {});
  });
  if (done && !done.refused) say(`Saved ${count === 1 ? '1 file' : `${count} files`}`);
  set({ isSaving: false });
  return done;
}

/** Makes the safe fixes in all files. */
export async function fixAll(): Promise<void> {
  if (await ask('fix', {})) say('Mended. Undo takes it back.');
}

/** Lets one of two values count. */
export async function choose(choice: StudioChoice): Promise<void> {
  if (await ask('choose', choice)) sayWhatIsLeft();
}

/** Goes on with a file under another name. */
export async function goOnAs(wanted: StudioOtherName): Promise<void> {
  if (await ask('go-on-as', wanted)) sayWhatIsLeft();
}

/** Makes what has changed be as it was. @returns whether it was done; if not, the notice says why */
export async function putBack(asked: StudioPutBack): Promise<boolean> {
  return (await ask('put-back', asked)) !== undefined;
}

function sayWhatIsLeft(): void {
  const left = now().draft.conflicts.length;
  say(left === 0 ? 'Chosen. You can save now.' : `Chosen. ${left} left.`);
  if (left > 0) return;
  set({ side: 'fields' });
  focusPage();
}

/** What is not in the draft yet is saved and undone with the rest. */
async function flushWritten(): Promise<void> {
  flushFields();
  await flushPage();
}

/** How many changes the server has answered. */
let taken = 0;

/** Asks something of the draft, with what was written last in it. */
async function ask(name: string, input: unknown): Promise<Changed | undefined> {
  await flushWritten();
  return inTurn(() => attempt(name, input));
}

async function attempt(name: string, input: unknown): Promise<Changed | undefined> {
  try {
    const changed = await call(name, input, isChanged);
    take(changed);
    return changed;
  } catch (error) {
    if (isAway(error)) goAway();
    else tellFailure(error);
    return undefined;
  }
}

export function take({ draft, files }: Changed): void {
  taken += 1;
  // What the check says of it is asked for below.
  const { problems, fixable } = now().draft;
  const known = Object.fromEntries(files.map(({ file, data }) => [file, withAhead(file, data)]));
  set({
    draft: { ...draft, problems, fixable },
    files: { ...now().files, ...known },
    isSaved: false,
    keptAt: timeNow(),
  });
  checkSoon();
}

/** What a file says once the texts are in it that the server does not know yet. */
function withAhead(file: string, data: unknown): unknown {
  return unsent()
    .filter((asked) => shownAhead.has(asked))
    .flatMap(({ changes }) => changes)
    .filter((one) => one.file === file)
    .flatMap(({ operations }) => operations)
    .reduce(applyToData, data);
}

let due: ReturnType<typeof setTimeout> | undefined;
let checks = 0;

/** What is wrong is asked for once nobody writes for a moment; it takes longer than to keep what is written. */
function checkSoon(): void {
  clearTimeout(due);
  due = setTimeout(() => void check().catch(() => undefined), CHECK_MS);
}

async function check(): Promise<void> {
  const own = (checks += 1);
  const { problems, fixable } = await call('draft', {}, isDraftState);
  if (own !== checks) return;
  set({ draft: { ...now().draft, problems, fixable } });
  await readChanges();
}

function tellFailure(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}

/** Reads a file that is not known yet, or again. */
export async function readFile(file: string): Promise<void> {
  const before = taken;
  const [{ data }, found] = await Promise.all([
    call('file', { file }, isFileData),
    call('figures', { file }, isFigures),
  ]);
  // What was asked for before a change may come after it, and say less.
  if (taken !== before) return readFile(file);
  set({
    files: { ...now().files, [file]: withAhead(file, data) },
    figures: { ...now().figures, [file]: found },
  });
}

/** Reads the site, what is known of the draft, and again all files that are open. */
export async function readAll(): Promise<void> {
  const [site, draft] = await Promise.all([
    call('overview', {}, isOverview),
    call('draft', {}, isDraftState),
  ]);
  const before = now().overview;
  const schemas = before?.edition === site.edition ? before : await call('schemas', {}, isSchemas);
  const overview = { ...schemas, ...site };
  // What shows it is not drawn again if it is the same.
  set({ overview: keepUnchanged(before, overview) ? before : overview, draft });
  await Promise.all([...Object.keys(now().files).map(readFile), readChanges()]);
}
