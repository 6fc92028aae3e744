/** A result that is made when first asked for, and kept; a failure is not kept, so asking again tries again. */
export interface Remembered<T> {
  get(): Promise<T>;
  /** Has the next one who asks make it anew. */
  forget(): void;
}

/** Those who ask while it is being made share the attempt. */
export function rememberSuccess<T>(make: () => Promise<T>): Remembered<T> {
  let kept: Promise<T> | undefined;
  return {
    get() {
      if (kept) return kept;
      const attempt = make();
      kept = attempt;
      attempt.catch(() => {
        if (kept === attempt) kept = undefined;
      });
      return attempt;
    },
    forget() {
      kept = undefined;
    },
  };
}
