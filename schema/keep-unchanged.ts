type Parts = Record<string, unknown>;

/**
 * Puts what has not changed since `before` in the place of its copies in `after`, so that React can tell by
 * identity what to draw again.
 * @returns whether nothing has changed at all
 */
export function keepUnchanged(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!hasParts(before) || !hasParts(after)) return false;
  const names = Object.keys(after);
  let isSame =
    Array.isArray(before) === Array.isArray(after) && names.length === Object.keys(before).length;
  for (const name of names) {
    if (keepUnchanged(before[name], after[name])) after[name] = before[name];
    else isSame = false;
  }
  return isSame;
}

function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
