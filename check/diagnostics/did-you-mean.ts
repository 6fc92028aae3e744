import { distance } from 'fastest-levenshtein';
import { inPlainCharacters } from './look-alikes.ts';

/** The words nearest to a misspelled one: several only if they are equally near, none if all are far. */
export function closest(word: string, candidates: Iterable<string>, limit = Infinity): string[] {
  let best = limit;
  let found: string[] = [];
  for (const candidate of candidates) {
    const far = mistakesIn(word, candidate);
    if (far === undefined || far > best) continue;
    if (far < best) found = [];
    best = far;
    found.push(candidate);
  }
  return found;
}

/** How many typing mistakes lead from a word to another one; nothing where the two are not alike. */
function mistakesIn(word: string, other: string): number | undefined {
  if (plain(word) === plain(other)) return 0;
  // What two addresses or paths share says nothing about whether the rest is alike.
  const [from, to] = unsharedParts(word, other);
  const far = distance(from, to);
  return far <= limitFor(from) && far < Math.min(from.length, to.length) ? far : undefined;
}

/** Two words without the steps of an address, a path or a name that they begin and end with alike. */
function unsharedParts(word: string, other: string): [string, string] {
  const steps = [word, other].map((text) => text.split(/(?<=[/.#])|(?=[/.#])/));
  const [one = [], two = []] = steps;
  while (one.length > 0 && one[0] === two[0]) for (const list of steps) list.shift();
  while (one.length > 0 && one.at(-1) === two.at(-1)) for (const list of steps) list.pop();
  return [one.join(''), two.join('')];
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
