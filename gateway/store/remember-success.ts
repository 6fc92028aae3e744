/** A result that is made when first asked for, and kept; a failure is not kept, so asking again tries again. */
interface Remembered<T> {
  get(): Promise<T>;
  /** Has the next one who asks make it again. */
  forget(): void;
}

/** Those who ask while it is being made share the attempt. */
export function rememberSuccess<T>(make: () => Promise<T>): Remembered<T> {
  let cached: Promise<T> | undefined;
  return {
    get() {
      if (cached) return cached;
      const attempt = make();
      cached = attempt;
      attempt.catch(() => {
        if (cached === attempt) cached = undefined;
      });
      return attempt;
    },
    forget() {
      cached = undefined;
    },
  };
}
