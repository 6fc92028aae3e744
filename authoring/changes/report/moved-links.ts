/** A link in a text that leads elsewhere now. */
export interface MovedLink {
  words: string;
  from: string;
  to: string;
}

const LINK = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** The links that lead elsewhere, of a text in which nothing else differs; else nothing. */
export function movedLinks(before: string, after: string): MovedLink[] {
  const [olds, news] = [before, after].map((text) => [...text.matchAll(LINK)]);
  if (!olds || !news || withoutTargets(before) !== withoutTargets(after)) return [];
  return news.flatMap(([, words = '', to = ''], at) => {
    const from = olds[at]?.[2] ?? '';
    return from === to ? [] : [{ words, from, to }];
  });
}

function withoutTargets(text: string): string {
  return text.replaceAll(LINK, '[$1]()');
}
