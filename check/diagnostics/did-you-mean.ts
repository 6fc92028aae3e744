import { distance } from 'fastest-levenshtein';
import { inPlainCharacters } from './look-alikes.ts';

/** The words nearest to a misspelt one: several only if they are equally near, none if all are far. */
export function closest(
  word: string,
  candidates: Iterable<string>,
  limit = limitFor(word),
): string[] {
  let best = limit;
  let found: string[] = [];
  for (const candidate of candidates) {
    const far = plain(candidate) === plain(word) ? 0 : distance(word, candidate);
    if (far < best) found = [];
    if (far > best) continue;
    best = far;
    found.push(candidate);
  }
  return found;
}

/** So many of the words as are asked for, those that are most like another one first. */
export function nearest(word: string, candidates: readonly string[], count: number): string[] {
  const far = (candidate: string) =>
    distance(plain(word), plain(candidate)) / Math.max(word.length, candidate.length);
  return candidates.toSorted((a, b) => far(a) - far(b)).slice(0, count);
}

/** One typing mistake in short words, two in others, more in long ones. */
function limitFor(word: string): number {
  return word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/** keyFeatures, key_features and key-features are the same word to a writer, in whatever letters that look so. */
function plain(word: string): string {
  return inPlainCharacters(word).toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** "Did you mean `a` or `b`?", or nothing if there is nothing to suggest. */
export function didYouMean(matches: readonly string[]): string | undefined {
  if (matches.length === 0) return undefined;
  return `Did you mean ${matches
    .slice(0, 3)
    .map((match) => `\`${match}\``)
    .join(' or ')}?`;
}
