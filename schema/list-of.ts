/** The entries of what is written as a list; none of anything else, which a schema reports. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
