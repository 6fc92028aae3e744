import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** What Markdown takes for a heading, an entry of a list, a row of a table or a quote. */
const MARK = String.raw`(?:#{1,6} |[-*+] |\d+[.)] |\||> )\S`;

/** A line of that with a line of the same text right above or below it, so that YAML joins the two. */
const JOINED = new RegExp(`^ *${MARK}[^\\n]*\\n *\\S|\\S[^\\n]*\\n *${MARK}`, 'm');

/** The same behind a >, which joins only lines that are not indented further than the first. */
const FOLDED = new RegExp(`^${MARK}[^\\n]*\\n\\S|^\\S[^\\n]*\\n${MARK}`, 'm');

const HEADING = /^ *#{1,6} \S/m;

/** Finds longer texts whose lines YAML joins or takes for comments, so that their lists and headings are lost. */
export function findJoinedMarkdown({
  source,
  parsed,
  texts,
}: Pick<CheckedFile, 'source' | 'parsed' | 'texts'>): Finding[] {
  return texts.flatMap(({ path, schema, words }): Finding[] => {
    if (schema.format !== 'markdown' || words !== undefined) return [];
    const name = String(path.at(-1));
    // Looking up places costs more than checking.
    if (!new RegExp(`\\b${name}:[ \\t]*(?:>.*|#.*)?$`, 'm').test(source.text)) return [];
    const [start, end] = parsed.locate(path, 'value');
    const sign = source.text.charAt(start);
    if (sign === '|' || sign === "'" || sign === '"') return [];
    if (sign === '>') {
      const [first = ''] = source.text.slice(start).split('\n', 1);
      const body = source.text.slice(start + first.length + 1, end);
      const [indent = ''] = /^ +/m.exec(body) ?? [];
      if (!FOLDED.test(body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))) return [];
      return [
        {
          id: 'joined-lines',
          path,
          part: 'value',
          words: '>',
          message: 'The > joins lines, so lists, tables and headings become one line.',
          suggestion: `Write \`${name}: |\`.`,
          replacement: '|',
        },
      ];
    }
    // Comments before the text are headings, too.
    const [, behindName] = parsed.locate(path, 'key');
    const written = source.text.slice(source.text.indexOf('\n', behindName), end).trimEnd();
    if (!HEADING.test(written) && !JOINED.test(written)) return [];
    return [
      {
        id: 'joined-lines',
        path,
        part: 'key',
        message: `Without | after \`${name}:\`, lines are joined and headings become comments.`,
        suggestion: `Write \`${name}: |\`.`,
      },
    ];
  });
}
