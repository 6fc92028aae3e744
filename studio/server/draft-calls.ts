import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { planFixes } from '../../authoring/fix/fix-files.ts';
import { refuseOtherFiles } from '../../authoring/page/writable.ts';
import { refuseManyOperations } from '../../authoring/page/plan-limits.ts';
import { checkPage } from '../../check/check-page.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import type { ChangedFile, Draft } from '../../edit/draft/draft.ts';
import type { DevSite } from '../../prerender/dev/site.ts';
import type {
  Diagnostic,
  Step,
  StudioChanges,
  StudioChoice,
  StudioFile,
  StudioOtherName,
  StudioPicture,
  StudioPlaced,
  StudioPutBack,
} from '../../schema/generated/data.d.ts';
import type { Changed, ChangesOfFile, DraftState, DraftStatus, Refused } from '../protocol.ts';
import { describeForStudio } from './calls/describe-problems.ts';
import { keepOthersWords } from './calls/keep-others-words.ts';
import { ListedChanges } from './calls/list-changes.ts';
import { putBackIn } from './calls/put-back-in.ts';
import { readFile } from './calls/read-file.ts';
import { refuseSecret } from './calls/refuse-secret.ts';
import { whatBreaks } from './calls/what-breaks.ts';
import { type NewPicture, readNewPicture } from './new-picture.ts';
import { OpenConflicts } from './open-conflicts.ts';
import type { Trial } from './trial.ts';

/** Who makes the steps of the studio, so that its undo takes back no others. */
export const BY = 'studio';

/** In any language. */
const SITE_FILE = /^site\b[^/]*\.yaml$/;

interface Sources {
  draft: Draft;
  /** What is shown of it. */
  trial: Trial;
  site: DevSite;
  /** Gives the site with the draft, as it is now. */
  opened: () => Promise<OpenedSite>;
}

/** What the shell asks of the draft of a site. */
export class DraftCalls {
  readonly #draft: Draft;
  readonly #site: DevSite;
  readonly #opened: () => Promise<OpenedSite>;
  readonly #conflicts: OpenConflicts;
  readonly #trial: Trial;
  readonly #changes: ListedChanges;
  #picture: NewPicture | undefined;

  constructor({ draft, trial, site, opened }: Sources) {
    this.#draft = draft;
    this.#trial = trial;
    this.#conflicts = new OpenConflicts(draft, BY);
    this.#changes = new ListedChanges(draft);
    this.#site = site;
    this.#opened = opened;
  }

  /** What the draft is like, and what the check says about it. */
  async state(): Promise<DraftState> {
    const opened = await this.#opened();
    const status = this.#status(opened);
    const { problems } = await this.#site.allProblems();
    return {
      ...status,
      problems: describeForStudio(problems, this.#draft, opened),
      fixable: problems.filter(({ fix }) => fix).length,
    };
  }

  #status(opened: OpenedSite): DraftStatus {
    const [last, undone] = [this.#draft.stepToUndo(BY), this.#draft.stepToRedo(BY)];
    const [undoes, redoes] = [last && fieldOf(last), undone && fieldOf(undone)];
    return {
      conflicts: this.#conflicts.list(opened),
      changed: this.#draft.changedFiles().map(({ file }) => file),
      canUndo: last !== undefined,
      canRedo: undone !== undefined,
      ...(undoes && { undoes }),
      ...(redoes && { redoes }),
    };
  }

  /** @throws for an operation that cannot be made, and for a file that nobody may edit */
  async apply({ changes: asked, id, again = false, goesOn, was }: StudioChanges): Promise<Changed> {
    const { context } = await this.#opened();
    const { changes, ...replaced } =
      was === undefined ? { changes: asked } : keepOthersWords(this.#draft, asked, was);
    this.#refuse(changes, context.folder);
    // Its answer did not arrive.
    const isMade = again && id !== undefined && this.#draft.wasMade(id);
    const options = { by: BY, schemas: context.schemas, request: id, goesOn };
    if (!isMade) this.#draft.apply(changes, options);
    return { ...(await this.#changed(changes.map(({ file }) => file))), ...replaced };
  }

  /** Looks at a picture, and keeps it until it is placed or another one comes. @throws CallError for what is not one */
  async readPicture(asked: StudioPicture): Promise<{ file: string }> {
    const { context } = await this.#opened();
    this.#picture = await readNewPicture(asked, { media: context.media, site: context.folder });
    return { file: this.#picture.file };
  }

  /** Puts the picture that was looked at into media/, and makes the changes that show it: one step. */
  async placePicture({ picture, changes }: StudioPlaced): Promise<Changed> {
    const { context } = await this.#opened();
    const found = this.#picture;
    if (found?.file !== picture)
      throw new Error('This picture is no longer known. Choose it again.');
    this.#refuse(changes, context.folder);
    const file = `media/${found.file}`;
    refuseOtherFiles(context.folder, file);
    const added = found.isThere ? [] : [{ file, before: null, bytes: found.bytes }];
    const options = { by: BY, said: `Picture ${picture}`, schemas: context.schemas };
    this.#draft.apply([...added, ...changes], options);
    this.#picture = undefined;
    return this.#changed([file, ...changes.map((one) => one.file)]);
  }

  /**
   * Shows on the page what changes would lead to, without making them.
   * @returns why not, for a page that could not be drawn with them
   * @throws as `apply`
   */
  async try(asked: StudioChanges): Promise<Refused | undefined> {
    const opened = await this.#opened();
    const { context } = opened;
    this.#refuse(asked.changes, context.folder);
    this.#trial.start(asked, opened);
    for (const { file } of asked.changes) {
      if (!file.startsWith('pages/')) continue;
      const tried = checkPage({ ...context, unsaved: this.#trial.unsaved }, file);
      // A page that cannot be drawn without it, either, is shown as it was.
      if (tried.page || !checkPage(context, file).page) continue;
      this.#trial.end();
      return { why: firstError(tried.problems) };
    }
    return undefined;
  }

  /** Shows a page as it is saved, with all else that is. @throws if it is in the draft alone */
  showSaved({ file }: StudioFile): Promise<void> {
    const isNew = (one: ChangedFile) => one.file === file && one.base === undefined;
    if (this.#draft.changedFiles().some(isNew)) throw new Error('This page is not saved yet.');
    this.#trial.showSaved();
    return Promise.resolve();
  }

  /** Shows the draft again as it is. */
  takeOff(): Promise<void> {
    this.#trial.end();
    return Promise.resolve();
  }

  async undo(): Promise<Changed> {
    const step = this.#draft.undo(BY);
    if (!step) throw new Error('There is nothing to undo.');
    return this.#changedBy(step);
  }

  async redo(): Promise<Changed> {
    const step = this.#draft.redo(BY);
    if (!step) throw new Error('There is nothing to redo.');
    return this.#changedBy(step);
  }

  /**
   * Writes the draft into the files.
   * @throws if one of them would break the build, or somebody else has changed the same in it meanwhile
   */
  async save(): Promise<Changed> {
    this.#trial.end();
    const files = this.#draft.changedFiles().map(({ file }) => file);
    const opened = await this.#opened();
    if (this.#conflicts.list(opened).length > 0)
      throw new Error('Not saved: another program has changed the same.');
    const { problems } = await this.#site.allProblems();
    const wrong = await whatBreaks(problems, this.#draft.unsaved, opened.context.folder);
    if (wrong) {
      const [refused] = describeForStudio([wrong], this.#draft, opened);
      return { ...(await this.#changed(files)), ...(refused && { refused }) };
    }
    const { conflicts } = await this.#draft.save({ by: BY });
    const [conflict] = conflicts;
    if (conflict)
      throw new Error(
        `Not saved: ${conflict.file} was changed by another program in the same place, ${conflict.path || 'the whole file'}.`,
      );
    return this.#changed(files);
  }

  /** Lets one of two values count. @throws if there is nothing to choose any more */
  async choose(choice: StudioChoice): Promise<Changed> {
    this.#conflicts.choose(choice, await this.#opened());
    return this.#changed([choice.file]);
  }

  /** Goes on with a file under another name. */
  async goOnAs(wanted: StudioOtherName): Promise<Changed> {
    const other = this.#conflicts.goOnAs(wanted);
    return this.#changed([other, wanted.file]);
  }

  /** Makes the safe fixes in all files, as `check --fix` does: one step. */
  async fix(): Promise<Changed> {
    const { context } = await this.#opened();
    const { changes } = planFixes(context, await this.#site.problems());
    const edits = Array.from(changes, ([file, text]) => ({ file, text }));
    this.#draft.apply(edits, { by: BY, said: 'Safe fixes' });
    return this.#changed([...changes.keys()]);
  }

  /** What has changed since the last save, in words. */
  async changes(): Promise<ChangesOfFile[]> {
    const { context } = await this.#opened();
    return this.#changes.list(context.schemas);
  }

  /** Makes what has changed be as it was: one step. @throws if that is no longer possible */
  async putBack(asked: StudioPutBack): Promise<Changed> {
    const { context } = await this.#opened();
    putBackIn(this.#draft, asked, { by: BY, schemas: context.schemas });
    return this.#changed([asked.file]);
  }

  async #changedBy(step: Step): Promise<Changed> {
    const changed = await this.#changed(step.changes.map(({ file }) => file));
    const at = fieldOf(step);
    return { ...changed, ...(at && { at }) };
  }

  #refuse(changes: StudioChanges['changes'], folder: string): void {
    for (const { file, operations } of changes) {
      refuseOtherFiles(folder, file);
      const text = this.#draft.text(file) ?? '';
      refuseManyOperations(file, text, operations);
      if (SITE_FILE.test(file)) refuseSecret(text, operations);
    }
  }

  async #changed(touched: readonly string[]): Promise<Changed> {
    const { folder } = (await this.#opened()).context;
    // The watcher of files would tell it a moment later.
    for (const file of touched.filter(isOfMedia))
      this.#site.forget(file, existsSync(join(folder, file)) ? 'add' : 'unlink');
    const files = touched.filter((file) => !isOfMedia(file));
    const opened = await this.#opened();
    const draft = this.#status(opened);
    return { draft, files: files.map((file) => readFile(opened, file)) };
  }
}

/** The field that a step has changed, if that is all. */
function fieldOf({ changes }: Step): Changed['at'] {
  const made = changes.flatMap(({ file, operations }) =>
    operations.map(({ op, path }) => ({ op, at: { file, pointer: path } })),
  );
  const [only, ...others] = made;
  return only?.op === 'set' && others.length === 0 ? only.at : undefined;
}

function isOfMedia(file: string): boolean {
  return file.startsWith('media/');
}

function firstError(problems: readonly Diagnostic[]): string {
  const { message = 'The page cannot be drawn with it.' } =
    problems.find(({ severity }) => severity === 'error') ?? {};
  return message;
}
