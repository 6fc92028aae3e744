import type { At, FromPage, InSource, Way } from '../../../renderer/studio/messages.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import type { ListedPage } from '../../protocol.ts';
import { focusPage, tellPage } from '../desk/frame.ts';
import { changeText, readFile, takeStep } from './draft-actions.ts';
import { isolated } from './names.ts';
import { orderOf } from './order.ts';
import { isOnPage, nextText, readingOf, textsBeside } from './page-texts.ts';
import { schemaAt } from './schema-at.ts';
import { CONTROL } from '../keys/parts.ts';
import { drawNow } from './draw-now.ts';
import { describe, describeField, holderOf } from './selection.ts';
import { entryAt, parentOf, valueAt } from './pointer.ts';
import { stepsOf } from '../../../schema/pointer.ts';
import { now, say, set, useStudio } from './store.ts';

/** Shows a page, with nothing selected. */
export async function openPage(page: ListedPage): Promise<void> {
  const isShown = page.route === now().page?.route;
  set({
    page,
    selected: undefined,
    writing: undefined,
    over: undefined,
    menu: undefined,
    // The one that is shown is not loaded again, and tells where they are only when it moves.
    blocks: isShown ? now().blocks : [],
    isSaved: false,
  });
  if (isShown) showSelected(false);
  history.replaceState(null, '', `?page=${encodeURIComponent(page.route)}`);
  document.title = `${page.name} · Studio`;
  await readFile(page.file).catch(() => undefined);
}

/** All pages, in the order of the list. */
export function allPages(): ListedPage[] {
  return now().overview?.groups.flatMap(({ pages }) => pages) ?? [];
}

/** Selects a block or entry, or the settings of a file. */
export async function select(at: At | undefined, scrolls = true): Promise<void> {
  if (at && !Object.hasOwn(now().files, at.file)) await readFile(at.file);
  set({ selected: at, side: 'fields', menu: undefined });
  showSelected(scrolls);
  if (!at) return;
  const { name, kind, place } = describe(at);
  const own = name === kind ? [name] : [kind, isolated(name)];
  say([...own, place].filter((words) => words !== '').join(', '));
}

/** Marks on the page what is selected. */
export function showSelected(scrolls: boolean): void {
  const { selected: at, isAlone, isSaved } = now();
  const selected = isAlone || isSaved ? undefined : at;
  const { name = '', place = '' } = selected ? describe(selected) : {};
  const order = selected ? orderOf(selected) : null;
  const rest = { order, act: order ? 'Actions' : '', covered: 0 } as const;
  tellPage({ studio: 'select', at: selected ?? null, name, place, scrolls, ...rest });
}

/** What somebody has pointed at on the page. */
export async function pick(at: At, isText: boolean, range?: InSource): Promise<void> {
  if (!Object.hasOwn(now().files, at.file)) await readFile(at.file);
  const pointer = holderOf(now().files[at.file], at.pointer);
  await select({ file: at.file, pointer }, false);
  if (isText && isOnPage(at)) return write(at);
  focusField(at, range);
}

/**
 * Puts the caret into a text on the page.
 * @param by on the way from the text before or after it
 */
export function write(at: At, by: Way = 0): void {
  const text = valueAt(now().files[at.file], at.pointer) ?? '';
  if (typeof text !== 'string') return;
  onPage = text;
  set({ writing: at });
  focusPage();
  const label = describeField(at);
  const isRequired = !isOptional(at);
  const written = { ...readingOf(at), text, label, isRequired, tabs: textsBeside(at) };
  tellPage({ studio: 'write', at, written, by });
  say(`Writing ${label}`);
}

/** What the page says of the text being written, as far as is known. */
let onPage: unknown;

/** Takes what was written on the page into the draft. */
export async function keepWritten({ at, text, was }: Written): Promise<void> {
  onPage = text;
  if (text === was || text === (valueAt(now().files[at.file], at.pointer) ?? '')) return;
  await setText(at, text, was);
}

type Written = Extract<FromPage, { studio: 'wrote' | 'next' }>;

/** To be called at the start: what others change in the text being written is told to the page. */
export function followWritten(): void {
  useStudio.subscribe(({ writing, files }) => {
    if (writing && (valueAt(files[writing.file], writing.pointer) ?? '') !== onPage) tellWritten();
  });
}

/**
 * Changes a text of a file; an optional one that is empty is not in it.
 * @param was what it said that somebody has written in, if others may have changed it since
 */
export async function setText({ file, pointer }: At, text: string, was?: string): Promise<void> {
  const isGone = text === '' && isOptional({ file, pointer });
  const isThere = valueAt(now().files[file], pointer) !== undefined;
  if (isGone && !isThere) return;
  const operation: Operation = isGone
    ? { op: 'remove', path: pointer }
    : { op: 'set', path: pointer, value: text };
  await changeText(file, operation, { goesOn: goesOn({ file, pointer }), was });
}

/** Who has not written in the same text for so many ms has made a pause: what comes then is another step. */
const PAUSE_MS = 1000;

let lastWritten: (At & { time: number }) | undefined;

/** Whether somebody writes on in the text that was written in before, without a pause. */
function goesOn({ file, pointer }: At): boolean {
  const before = lastWritten;
  lastWritten = { file, pointer, time: performance.now() };
  const isSame = before?.file === file && before.pointer === pointer;
  return isSame && lastWritten.time - before.time < PAUSE_MS;
}

function isOptional({ file, pointer }: At): boolean {
  const { overview, files } = now();
  const data = files[file];
  if (!overview || entryAt(data, pointer)) return false;
  const around = schemaAt(overview, { file, data }, parentOf(pointer));
  return !around?.required?.includes(stepsOf(pointer).at(-1) ?? '');
}

/**
 * Gives the focus to the field of a text in the panel.
 * @param range where its caret is to be; where it was, if not given
 */
export function focusField({ pointer }: At, range?: InSource): void {
  set({ isPanelOpen: true });
  drawNow();
  const field = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  const control = field?.querySelector(CONTROL);
  if (control instanceof HTMLElement) control.focus();
  if (!range || !(control instanceof HTMLTextAreaElement)) return;
  control.setSelectionRange(range[0], range[0]);
  control.scrollTop =
    (control.scrollHeight * range[0]) / control.value.length - control.clientHeight / 2;
}

/** Shows a place on its page, next to the list that it was chosen from. */
export async function showPlace({ file, pointer }: At): Promise<void> {
  const { side } = now();
  const page = allPages().find((one) => one.file === file);
  if (page && page.file !== now().page?.file) await openPage(page);
  if (!Object.hasOwn(now().files, file)) await readFile(file);
  await select({ file, pointer: holderOf(now().files[file], pointer) });
  set({ side });
}

/** Goes on writing at the next text, or the one before. */
export async function writeNext(at: At, by: Way): Promise<void> {
  const next = nextText(at, by);
  if (!next) {
    set({ writing: undefined });
    return say(`This is the ${by > 0 ? 'last' : 'first'} text of the page.`);
  }
  await select({ file: next.file, pointer: holderOf(now().files[next.file], next.pointer) }, false);
  write(next, by);
}

/** Takes back the last step, also in the text that is being written. */
export async function stepBack(): Promise<void> {
  await takeStep('undo');
  tellWritten();
}

/** Makes the last step again that was taken back. */
export async function stepForth(): Promise<void> {
  await takeStep('redo');
  tellWritten();
}

/** Tells the page what the text being written says now. */
export function tellWritten(): void {
  const { writing, files } = now();
  const text = writing && (valueAt(files[writing.file], writing.pointer) ?? '');
  if (typeof text !== 'string') return;
  onPage = text;
  tellPage({ studio: 'text', text });
}
