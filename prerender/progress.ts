/** Told how many of a run are done: 0 before the first, then each time one more is. */
export type OnProgress = (done: number, of: number) => void;

/** Begins to tell of a run, by what is done in it, such as "Making pictures". */
export type ShowProgress = (what: string) => OnProgress;

/** Tells nobody. */
export const silently: ShowProgress = () => () => undefined;
