/**
 * What a line may carry besides its event: ids, states, counts, codes. Never a name, an address
 * (of mail or of network) or a message, nor the CRM's words, which may quote them.
 */
export type Fields = Record<string, string | number | boolean>;
type Level = 'info' | 'warn' | 'error';
export type Log = (level: Level, event: string, fields?: Fields) => void;

/** One JSON object a line. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  return (level, event, fields) => {
    const time = new Date(clock()).toISOString();
    write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
  };
}

/** The reason of a failure in a form that is safe to log: its code or, without one, its kind. */
export function failureCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    if (cause.cause === undefined) return cause.name;
  }
  return 'unknown';
}
