import { CallError } from './read-body.ts';

/** What the shell can ask for, by name. */
export type Calls = Record<string, (input: unknown) => Promise<unknown>>;

/**
 * A call whose input is looked at first.
 * @param fits whether the input is what the call takes
 */
export function takes<Input>(
  fits: (input: unknown) => input is Input,
  run: (input: Input) => Promise<unknown>,
): Calls[string] {
  return async (input) => {
    if (!fits(input)) throw new CallError(400, 'This call has unknown or missing fields.');
    return run(input);
  };
}

/** @throws CallError for a call that is not there, and for one that cannot be done, with the reason */
export async function runCall(calls: Calls, name: string, input: unknown): Promise<unknown> {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) throw new CallError(403, 'There is no such call.');
  try {
    return await call(input);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(409, error instanceof Error ? error.message : String(error));
  }
}
