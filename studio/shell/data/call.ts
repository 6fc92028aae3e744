/** What the server answers where it refuses, as a sentence. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks the server of the studio.
 * @param fits whether the answer is what was expected
 * @throws Refused with a sentence, where it is not done; TypeError where the server is away
 */
export async function call<Answer>(
  name: string,
  input: unknown,
  fits: (answer: unknown) => answer is Answer,
): Promise<Answer> {
  const response = await fetch(`/_studio/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Refused(response.status, await response.text());
  const answer: unknown = await response.json();
  if (fits(answer)) return answer;
  throw new Error(`The server gave an unexpected answer to ${name}.`);
}

export function isNothing(answer: unknown): answer is null {
  return answer === null;
}
