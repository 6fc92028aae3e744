import { CST, Lexer } from 'yaml';

/** A piece of a text as the lexer takes it; `text` is one without quotes. */
export interface Token {
  type: ReturnType<typeof CST.tokenType> | 'text';
  token: string;
  /** Offset in the text. */
  start: number;
}

/** The tokens of a text, without the marks that the lexer adds to it. */
export function* tokensOf(text: string): Generator<Token> {
  let start = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    const type: Token['type'] = isText ? 'text' : CST.tokenType(token);
    isText = type === 'scalar';
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue;
    yield { type, token, start };
    start += token.length;
  }
}
