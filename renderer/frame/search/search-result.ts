import { element } from './element.ts';
import type { Result } from './load-search.ts';
import styles from './Search.module.css';
import { wordsOf } from './words.ts';

/**
 * A page that was found: its title, the heading that is nearest to the words, its description.
 * @param language of the texts
 */
export function searchResult(
  { href, title, heading, description, terms }: Result,
  language: string,
): HTMLLIElement {
  const line = (text: string, className = '') =>
    element('span', { className }, ...marked(text, terms, language));
  const lines = [line(title, styles.title)];
  if (heading) lines.push(line(heading, styles.heading));
  lines.push(line(description));
  return element('li', {}, element('a', { className: styles.result ?? '', href }, ...lines));
}

/** A text in which the words that were found are marked. */
function marked(text: string, terms: ReadonlySet<string>, language: string): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const { term, start, end } of wordsOf(text, language)) {
    if (!terms.has(term) || end <= at) continue;
    const from = Math.max(at, start);
    pieces.push(text.slice(at, from), element('mark', {}, text.slice(from, end)));
    at = end;
  }
  return [...pieces, text.slice(at)];
}
