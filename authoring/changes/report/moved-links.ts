/** A link in a text that leads elsewhere now. */
export interface MovedLink {
  words: string;
  /** The words with those around them. */
  text: string;
  from: string;
  to: string;
}

/** So many characters around the words of a link are shown, on either side. */
const AROUND = 40;

const LINK = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** The links that lead elsewhere, of a text in which nothing else differs; else nothing. */
export function movedLinks(before: string, after: string): MovedLink[] {
  const [olds, news] = [before, after].map((text) => [...text.matchAll(LINK)]);
  if (!olds || !news || withoutTargets(before) !== withoutTargets(after)) return [];
  return news.flatMap(([link, words = '', to = ''], at) => {
    const from = olds[at]?.[2] ?? '';
    const index = news[at]?.index ?? 0;
    const [left, right] = [after.slice(0, index), after.slice(index + link.length)].map(wordsOf);
    const text = `${lastOf(left ?? '')}${words}${firstOf(right ?? '')}`;
    return from === to ? [] : [{ words, text, from, to }];
  });
}

/** A text as it is read: links by their words, in one line. */
function wordsOf(text: string): string {
  return text.replaceAll(LINK, '$1').replaceAll(/\s+/g, ' ');
}

function lastOf(text: string): string {
  if (text.length <= AROUND) return text.trimStart();
  return text.slice(-AROUND).replace(/^\S*/, '…');
}

function firstOf(text: string): string {
  if (text.length <= AROUND) return text.trimEnd();
  return text.slice(0, AROUND).replace(/\S*$/, '…');
}

function withoutTargets(text: string): string {
  return text.replaceAll(LINK, '[$1]()');
}
