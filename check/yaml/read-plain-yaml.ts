import { hasBadCharacters } from './bad-characters.ts';
import { LineCursor } from './line-cursor.ts';
import { doubt, readPlainScalar } from './plain-scalar.ts';

/** Deeper than any page is; the exact limit is found by the parser that explains. */
const deepest = 20;

/** Nearly all texts are written in these alone, so no other character has to be looked for. */
const common = /^[\n -~¡-ÿ‘-”–—…€]*$/;

/** Tabs and blanks other than the common one, which parsers do not take for the same. */
const doubtful = /[\t\u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** The name of a field, and the blanks after its colon. */
const fieldName = /([A-Za-z][\w-]{0,60}):(?: +|(?=\n|$))/y;

/** In brackets, all up to the next mark of theirs. */
const plainInBrackets = /[^,[\]{}\n]*/y;

/**
 * Reads the YAML that nearly all pages are written in, ten times as fast as the parser that knows
 * places: maps and lists by indent, texts of one line or in blocks (`>-`), brackets that close on
 * their line, comments. It vouches for what it gives: the other parser finds no mistake in such a
 * text, and the same data (`read-plain-yaml.test.ts` compares the two). It gives nothing where it
 * has a doubt, which says nothing about the text.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  if (!common.test(text) && (doubtful.test(text) || hasBadCharacters(text))) return undefined;
  try {
    return readDocument(new LineCursor(text.replaceAll('\r\n', '\n')));
  } catch (error) {
    if (error === doubt) return undefined;
    throw error;
  }
}

function readDocument(line: LineCursor): Record<string, unknown> {
  if (line.indent > 0) throw doubt;
  const data = readFields(line, 0);
  if (line.indent !== -1) throw doubt;
  return data;
}

function readFields(line: LineCursor, depth: number): Record<string, unknown> {
  if (depth > deepest) throw doubt;
  const { indent } = line;
  const fields: Record<string, unknown> = {};
  do {
    const name = takeName(line, fields);
    fields[name] = line.isAtEnd() ? readBelow(line, indent, depth) : readInLine(line, indent);
  } while (line.indent === indent);
  return fields;
}

/** What a field holds that has nothing behind its colon. */
function readBelow(line: LineCursor, indent: number, depth: number): unknown {
  line.next();
  const isEntry = line.isAtEntry();
  // The entries of a list may stand right below the name of their field.
  if (line.indent < indent || (line.indent === indent && !isEntry)) return null;
  const value = isEntry ? readEntries(line, depth + 1) : readFields(line, depth + 1);
  if (line.indent > indent) throw doubt;
  return value;
}

function readEntries(line: LineCursor, depth: number): unknown[] {
  if (depth > deepest) throw doubt;
  const { indent } = line;
  const entries: unknown[] = [];
  do {
    line.enter();
    fieldName.lastIndex = line.at;
    entries.push(
      fieldName.test(line.text) ? readFields(line, depth + 1) : readInLine(line, indent),
    );
    if (line.indent > indent) throw doubt;
  } while (line.indent === indent && line.isAtEntry());
  return entries;
}

/** A value on the line of its name or dash, and goes on to the next line. */
function readInLine(line: LineCursor, indent: number): unknown {
  const mark = line.mark();
  if (mark === '|' || mark === '>') return line.takeBlock(indent);
  const value =
    mark === '[' || mark === '{' || mark === '"' || mark === "'"
      ? readInBrackets(line, 0)
      : readPlainScalar(line.takePlain());
  if (!line.isAtEnd()) throw doubt;
  line.next();
  // A text that goes on in the next line is read by the other parser.
  if (line.indent > indent) throw doubt;
  return value;
}

function readInBrackets(line: LineCursor, depth: number): unknown {
  const mark = line.mark();
  if (mark === '"' || mark === "'") return line.takeQuoted();
  if (mark === '[') return readList(line, depth + 1);
  if (mark === '{') return readMap(line, depth + 1);
  return readPlainScalar(line.take(plainInBrackets));
}

function readList(line: LineCursor, depth: number): unknown[] {
  if (depth > deepest) throw doubt;
  const entries: unknown[] = [];
  line.skip(1);
  if (line.mark() !== ']') {
    do entries.push(readInBrackets(line, depth));
    while (line.takeComma());
  }
  line.close(']');
  return entries;
}

function readMap(line: LineCursor, depth: number): Record<string, unknown> {
  if (depth > deepest) throw doubt;
  const fields: Record<string, unknown> = {};
  line.skip(1);
  if (line.mark() !== '}') {
    do {
      const name = takeName(line, fields);
      fields[name] = readInBrackets(line, depth);
    } while (line.takeComma());
  }
  line.close('}');
  return fields;
}

/** Names such as `true` are no text to some parsers. */
function takeName(line: LineCursor, fields: Record<string, unknown>): string {
  fieldName.lastIndex = line.at;
  const [whole = '', name = ''] = fieldName.exec(line.text) ?? [];
  if (whole === '' || readPlainScalar(name) !== name || Object.hasOwn(fields, name)) throw doubt;
  line.skip(whole.length);
  return name;
}
