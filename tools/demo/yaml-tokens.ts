/** A piece of a line of YAML, and what an editor would color it as. */
export interface Token {
  kind: 'comment' | 'key' | 'mark' | 'text';
  text: string;
}

/** A comment, a name before its colon, or what structures a line; all else is text. */
const PIECES =
  /(?<comment>(?<=^|\s)#.*)|(?<key>[\w-]+)(?=:(?:\s|$))|(?<mark>[{}]|^ *- |:(?=\s|$))/g;

/** Splits a line into pieces to color; the demo needs no more of YAML than this. */
export function yamlTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const add = (kind: Token['kind'], text: string) => {
    if (text !== '') tokens.push({ kind, text });
  };
  for (const { 0: piece, index, groups = {} } of line.matchAll(PIECES)) {
    add('text', line.slice(end, index));
    add(groups.comment ? 'comment' : groups.key ? 'key' : 'mark', piece);
    end = index + piece.length;
  }
  add('text', line.slice(end));
  return tokens;
}
