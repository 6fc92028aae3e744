import { PermanentError } from './retry.ts';

/** There is nothing at the address. */
export class NotFound extends PermanentError {}

/**
 * Fetches JSON.
 * @param isExpected looks whether the data is what it should be
 * @throws {NotFound} on 404
 * @throws {Error} when it does not come, or is something else than expected
 */
export async function fetchJson<Data>(
  url: string,
  isExpected: (data: unknown) => data is Data,
): Promise<Data> {
  const response = await fetch(url);
  if (response.status === 404) throw new NotFound(`There is nothing at ${url}`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
  const data: unknown = await response.json();
  if (!isExpected(data)) throw new Error(`Not what was expected at ${url}`);
  return data;
}
