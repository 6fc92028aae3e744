/** A piece of a line of YAML, and what an editor would color it as. */
export interface Token {
  kind: 'key' | 'mark' | 'text';
  text: string;
}

/** A name before its colon, or what structures a line; all else is text. */
const PIECES = /(?<key>[\w-]+)(?=:(?:\s|$))|[{}]|^ *- |:(?=\s|$)/g;

/** Splits a line into pieces to color. Knows as much YAML as page.yaml uses: no comments, no quotes. */
export function yamlTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, index, groups } of line.matchAll(PIECES)) {
    tokens.push({ kind: 'text', text: line.slice(end, index) });
    tokens.push({ kind: groups?.['key'] === undefined ? 'mark' : 'key', text: piece });
    end = index + piece.length;
  }
  return [...tokens, { kind: 'text' as const, text: line.slice(end) }].filter(
    ({ text }) => text !== '',
  );
}
