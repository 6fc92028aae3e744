/** A place that was changed here and elsewhere at the same time, with both values; nothing where it was removed. */
export interface Conflict {
  path: string;
  ours: unknown;
  theirs: unknown;
}

/** Somebody else has changed what an edit would change; nothing was written. */
export class ConflictError extends Error {
  readonly file: string;
  readonly conflicts: readonly Conflict[];

  constructor(file: string, conflicts: readonly Conflict[]) {
    const paths = conflicts.map(({ path }) => path || 'the whole file').join(', ');
    super(`${file} was changed by another program in the same place: ${paths}.`);
    this.file = file;
    this.conflicts = conflicts;
  }
}
