/** What the gateway asks for while there is a flood (`gateway/rates/proof-of-work.ts`). */
export interface Challenge {
  digest: string;
  most: number;
  rounds: number;
}

/** A challenge, if what an answer holds is one. */
export function readChallenge(value: unknown): Challenge | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { digest, most, rounds } = { digest: '', most: 0, rounds: 0, ...value };
  const isOne =
    typeof digest === 'string' && typeof most === 'number' && typeof rounds === 'number';
  return isOne ? { digest, most, rounds } : undefined;
}

/**
 * Tries one number after the other: a tenth of a second of work, which a visitor does not notice and a flood does.
 * @returns the number; undefined where none fits, or where the browser cannot work it out because the site is not on
 *   HTTPS: the inquiry is then held for a person to look at
 */
export async function solveChallenge(
  { digest, most, rounds }: Challenge,
  token: string,
): Promise<number | undefined> {
  const { subtle } = crypto;
  if (!subtle) return undefined;
  const text = new TextEncoder();
  const key = await subtle.importKey('raw', text.encode(token), 'PBKDF2', false, ['deriveBits']);
  for (let number = 0; number < most; number += 1) {
    const salt = text.encode(String(number));
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    const bits = await subtle.deriveBits(how, key, 256);
    if (toHex(bits) === digest) return number;
  }
  return undefined;
}

function toHex(bits: ArrayBuffer): string {
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
