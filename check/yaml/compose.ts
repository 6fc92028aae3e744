import { Composer, type Document, Parser } from 'yaml';

/**
 * Parses a text into nodes with places and a list of errors.
 *
 * @throws never because of the text; only if the library breaks its promise
 */
export function compose(text: string): Document.Parsed {
  // A hostile text has a syntax error every other character, and the composer makes an Error of
  // each; four fifths of the time would go into stack traces that nobody reads.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    // uniqueKeys compares every pair of keys; readNodes finds duplicates in linear time instead.
    const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
    const [document] = composer.compose(new Parser().parse(text), true, text.length);
    if (document) return document;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  throw new Error('The YAML composer did not return a document.');
}
