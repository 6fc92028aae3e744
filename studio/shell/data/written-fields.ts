/** What takes the words of a field into the draft, by the field, where somebody has just written them. */
const waiting = new Map<object, () => void>();

/** To be told that what somebody has written in a field is to be kept in a moment. */
export function noteWritten(field: object, keep: () => void): void {
  waiting.set(field, keep);
}

/** To be told that nothing of a field is to be kept any more. */
export function forgetWritten(field: object): void {
  waiting.delete(field);
}

/** Takes into the draft what was written in fields and is not in it yet. */
export function flushFields(): void {
  for (const keep of waiting.values()) keep();
}
