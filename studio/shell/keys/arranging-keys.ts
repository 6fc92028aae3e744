import { duplicate, insertBeside, move, remove } from '../data/arrange.ts';
import { select, stepBack, stepForth, write } from '../data/page-actions.ts';
import { nextText } from '../data/page-texts.ts';
import { holdSaved, letGoOfSaved, pressSaved } from '../data/as-saved.ts';
import { showNextProblem } from '../data/problems.ts';
import { save } from '../data/save.ts';
import { below, entryAt, valueAt } from '../data/pointer.ts';
import { schemaAt } from '../data/schema-at.ts';
import { innerOf, outerOf } from '../data/selection.ts';
import { saveAndCommit } from '../git/commit.ts';
import { tellPage } from '../desk/frame.ts';
import { toggleAlone, toggleTheme, toggleWidth, WIDTHS } from '../desk/look.ts';
import { closePanel, goToPart, togglePanel } from './parts.ts';
import { openSettings } from '../list/settings.ts';
import { closeOver, now, say, set } from '../data/store.ts';

/** A key as it was pressed in the page or in the list. */
export interface Pressed {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  /** Whether it is pressed since before. */
  isRepeated?: boolean;
}

/** Keys with Ctrl, and those of functions, act everywhere, also while somebody writes. @returns whether one was meant */
export function commandKey({ key, ctrl, shift }: Pressed): boolean {
  const act = (ctrl ? COMMANDS : FUNCTIONS)[`${shift ? 'shift ' : ''}${key.toLowerCase()}`];
  act?.();
  return act !== undefined;
}

const COMMANDS: Record<string, () => void> = {
  s: () => void save(),
  'shift s': () => void saveAndCommit(),
  z: () => void stepBack(),
  'shift z': () => void stepForth(),
  y: () => void stepForth(),
  'shift d': () => set({ side: 'changes' }),
  1: () => toggleWidth(WIDTHS[0]),
  2: () => toggleWidth(WIDTHS[1]),
  3: () => toggleWidth(WIDTHS[2]),
};

const FUNCTIONS: Record<string, () => void> = {
  f4: togglePanel,
  f6: () => goToPart(1),
  'shift f6': () => goToPart(-1),
  f8: () => void showNextProblem(1),
  'shift f8': () => void showNextProblem(-1),
};

/** Keys of arranging: one key is one action, while the page or the list has the focus. @returns whether one was meant */
export function arrangingKey(pressed: Pressed): boolean {
  if (pressed.ctrl) return false;
  const name = nameOf(pressed);
  const act = (pressed.isRepeated && HELD[name]) || KEYS[name];
  act?.();
  return act !== undefined;
}

/** A key was let go. */
export function letGo(key: string): void {
  if (key.toLowerCase() === 'b') letGoOfSaved();
}

/** What keys do that are held, if that is not the same again and again. */
const HELD: Record<string, () => void> = { b: holdSaved };

/** As below: with Shift where that means something else. */
function nameOf({ key, shift, alt }: Pressed): string {
  if (shift && key === 'F10') return 'shift F10';
  const isLetter = key.length === 1 && !(key === 'A' && shift);
  return `${alt ? 'alt ' : ''}${isLetter ? key.toLowerCase() : key}`;
}

const onSelected =
  (act: (at: NonNullable<ReturnType<typeof now>['selected']>) => unknown) => () => {
    const { selected } = now();
    if (selected) void act(selected);
  };

const KEYS: Record<string, () => void> = {
  ArrowUp: () => void selectBeside(-1),
  ArrowDown: () => void selectBeside(1),
  ArrowRight: onSelected((at) => selectThere(innerOf(now().files[at.file], at.pointer))),
  ArrowLeft: onSelected((at) => selectThere(outerOf(now().files[at.file], at.pointer))),
  'alt ArrowUp': onSelected((at) => move(at, -1)),
  'alt ArrowDown': onSelected((at) => move(at, 1)),
  Enter: onSelected((at) => writeFirst(at.file, at.pointer)),
  Escape: () => void stepOut(),
  a: onSelected((at) => add(at, 1)),
  A: onSelected((at) => add(at, 0)),
  m: () => tellPage({ studio: 'menu', isMoving: true }),
  d: onSelected((at) => duplicate(at)),
  Delete: onSelected((at) => remove(at)),
  Backspace: onSelected((at) => remove(at)),
  '.': openActions,
  'shift F10': openActions,
  o: onSelected(() => tellPage({ studio: 'open' })),
  s: () => void save(),
  z: () => void stepBack(),
  y: () => void stepForth(),
  b: pressSaved,
  w: () => set({ side: 'changes' }),
  h: toggleAlone,
  '\\': toggleAlone,
  t: toggleTheme,
  p: () => set({ over: { kind: 'pages' } }),
  n: () => set({ over: { kind: 'new-page' } }),
  g: () => void openSettings(),
  'alt 1': () => takeOffered(1),
  'alt 2': () => takeOffered(2),
  'alt 3': () => takeOffered(3),
  'alt 4': () => takeOffered(4),
  '?': () => set({ over: { kind: 'keys' } }),
};

function openActions(): void {
  tellPage({ studio: 'menu', isMoving: false });
}

async function selectBeside(by: 1 | -1): Promise<void> {
  const { selected, page, files } = now();
  if (!page) return;
  const entry = selected && entryAt(files[selected.file], selected.pointer);
  if (!selected || !entry) return select({ file: page.file, pointer: '/blocks/0' });
  const index = entry.index + by;
  if (index < 0 || index >= entry.entries.length) return;
  await select({ file: selected.file, pointer: below(entry.list, index) });
}

async function selectThere(pointer: string | undefined): Promise<void> {
  const { selected } = now();
  if (selected && pointer !== undefined) await select({ file: selected.file, pointer });
}

async function stepOut(): Promise<void> {
  const { over, menu, noted, selected, files, side } = now();
  if (noted !== undefined) return set({ noted: undefined });
  if (menu) return set({ menu: undefined });
  if (over) return closeOver();
  if (closePanel()) return;
  if (side !== 'fields') return set({ side: 'fields' });
  if (!selected) return;
  const outer = outerOf(files[selected.file], selected.pointer);
  await select(outer === undefined ? undefined : { file: selected.file, pointer: outer });
  if (outer === undefined) say('Nothing selected');
}

/** The first text of a block or entry that can be written on the page. */
function writeFirst(file: string, pointer: string): void {
  const value = valueAt(now().files[file], pointer);
  if (typeof value !== 'object') return;
  let at = nextText({ file, pointer: '' }, 1);
  while (at && !at.pointer.startsWith(`${pointer}/`)) at = nextText(at, 1);
  if (!at) return say('None of its texts can be written on the page. F6 goes to its fields.');
  if (now().over?.kind === 'order') set({ over: undefined });
  write(at);
}

/** One of the blocks that a new page offers, if it does. */
function takeOffered(number: number): void {
  document.querySelector<HTMLElement>(`[data-first='${number}']`)?.click();
}

/** A block is chosen from the shelf, also one in a tab; an entry is like those next to it. */
function add(at: NonNullable<ReturnType<typeof now>['selected']>, by: 0 | 1): void {
  const { overview, files } = now();
  const data = files[at.file];
  const entry = entryAt(data, at.pointer);
  if (entry && overview && schemaAt(overview, { file: at.file, data }, entry.list)?.holdsBlocks)
    set({ over: { kind: 'shelf', list: entry.list, index: entry.index + by } });
  else void insertBeside(at, by);
}
