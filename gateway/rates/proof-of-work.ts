import { createHmac, pbkdf2Sync } from 'node:crypto';
import { TOKEN_SECONDS } from '../token.ts';
import { TokenBuckets } from './token-buckets.ts';

/** What a browser has to work out while there is a flood: which number gives the digest, with the token. */
interface Challenge {
  /** PBKDF2 with SHA-256 of the token as password and the number, written out, as salt: 32 bytes in hexadecimal. */
  digest: string;
  /** The number is below this. */
  most: number;
  /** How many rounds of PBKDF2 each try has. */
  rounds: number;
}

/**
 * All tries together take Chromium 40 ms, and 210 where its processor is slowed four times; a program needs 15 ms for an
 * inquiry. The digest costs the gateway one try, 30 microseconds, and the check none.
 */
const MOST = 1_000;
const ROUNDS = 100;

/** A proof is good for one inquiry at each gateway. */
const ONCE = 1;

/**
 * Asks for a proof of work, and recognizes it. Nothing is stored: the number follows from the token and the secret, so
 * every gateway that shares the database knows it.
 */
export class ProofOfWork {
  readonly #spent = new TokenBuckets(ONCE, TOKEN_SECONDS * 1000);

  /** @param token that the browser sends its inquiry with */
  challenge(token: string, secret: string): Challenge {
    const number = String(numberOf(token, secret));
    const digest = pbkdf2Sync(token, number, ROUNDS, 32, 'sha256').toString('hex');
    return { digest, most: MOST, rounds: ROUNDS };
  }

  /** Whether this is the number of the token, given for the first time. */
  isSolved(token: string, number: string, secret: string, now: number): boolean {
    return number === String(numberOf(token, secret)) && this.#spent.take(token, now);
  }
}

function numberOf(token: string, secret: string): number {
  const mac = createHmac('sha256', secret).update(`work\n${token}`).digest();
  return mac.readUInt32BE() % MOST;
}
