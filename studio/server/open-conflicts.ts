import { isDeepStrictEqual } from 'node:util';
import { readPageName } from '../../authoring/page-name.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import type { Draft } from '../../edit/draft/draft.ts';
import type { DraftConflict } from '../../edit/draft/take-in.ts';
import type { StudioChoice, StudioOtherName } from '../../schema/generated/data.d.ts';
import type { StudioConflict } from '../protocol.ts';
import { describeConflict } from './calls/describe-conflict.ts';

/** A choice, and what the file said when it was made: of something else, nobody has chosen. */
interface Chosen extends Pick<StudioChoice, 'file' | 'path' | 'take'> {
  theirs: unknown;
}

/** Where the draft and other programs have changed the same, and what was chosen there so far. */
export class OpenConflicts {
  readonly #draft: Draft;
  readonly #by: string;
  #chosen: Chosen[] = [];

  /** @param by who chooses */
  constructor(draft: Draft, by: string) {
    this.#draft = draft;
    this.#by = by;
  }

  /** Takes in what others have written and fits. @returns where somebody has to choose */
  list(opened: OpenedSite): StudioConflict[] {
    return this.#open().map((conflict) => describeConflict(conflict, this.#draft, opened));
  }

  /**
   * Lets one of both values count, or another one: once the last one of its file is chosen.
   *
   * @throws if there is nothing to choose any more
   */
  choose({ file, path, take, text }: StudioChoice, { context }: OpenedSite): void {
    const isMeant = (one: { file: string; path: string }) => one.file === file && one.path === path;
    const conflict = this.#open().find(isMeant);
    if (!conflict) throw new Error('There is nothing left to choose here.');
    const isUnreadable = path === '' && conflict.why !== undefined && conflict.theirs === undefined;
    if (isUnreadable && take === 'ours') return this.#draft.writeAgain(file, { by: this.#by });
    if (text === undefined) this.#chosen.push({ file, path, take, theirs: conflict.theirs });
    else {
      const value = valueOf(text, conflict);
      const operations = [{ op: 'set', path: conflict.at ?? path, value } as const];
      this.#draft.apply([{ file, operations }], { by: this.#by, schemas: context.schemas });
      this.#chosen.push({ file, path, take: 'ours', theirs: conflict.theirs });
    }
    if (this.#open().some((one) => one.file === file)) return;
    const choices = this.#chosen.filter((one) => one.file === file);
    this.#draft.takeIn(choices, { by: this.#by });
  }

  /**
   * Goes on with a file under another name, and with what its own file says there: one step.
   *
   * @returns the other file
   * @throws for a file that is not a page; if there is another page of that name
   */
  goOnAs({ file, page }: StudioOtherName): string {
    if (!file.startsWith('pages/')) throw new Error(`${file} is not a page.`);
    const draft = this.#draft;
    const { file: other } = readPageName(page);
    const [ours, base] = [draft.text(file), draft.base(file)];
    const conflict = draft.conflicts().find((one) => one.file === file && one.path === '');
    const there = draft.text(other);
    if (there !== undefined && there !== base)
      throw new Error(`There is another page at ${page}. Choose another address.`);
    const isReadable = conflict?.theirs !== undefined || conflict?.why === undefined;
    if (isReadable) draft.takeIn([{ file, path: '', take: 'ours' }]);
    const own = isReadable ? draft.base(file) : base;
    const edits = [
      { file, text: own },
      { file: other, text: ours },
    ];
    draft.apply(edits, { by: this.#by, said: `Continue as ${other}` });
    return other;
  }

  /** Those that nobody has chosen in yet. */
  #open(): DraftConflict[] {
    const left = this.#draft.takeIn([], { by: this.#by });
    this.#chosen = this.#chosen.filter((chosen) => left.some((one) => isOf(chosen, one)));
    return left.filter((one) => !this.#chosen.some((chosen) => isOf(chosen, one)));
  }
}

function isOf({ file, path, theirs }: Chosen, conflict: DraftConflict): boolean {
  const isThere = file === conflict.file && path === conflict.path;
  return isThere && isDeepStrictEqual(theirs, conflict.theirs);
}

/** What was written, as the kind of value that it is instead of. */
function valueOf(text: string, { ours, theirs }: DraftConflict): unknown {
  const like = ours ?? theirs;
  if (typeof like === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text);
  return typeof like === 'boolean' ? text.trim() === 'true' : text;
}
