/** A value as a control shows it: a text as it is, a number or a switch in digits and words, nothing else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
