import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isRecord } from '../schema/is-record.ts';

/*
 * What visitors read or hear is content, or a message of schema/messages. What authors alone see, in dev/
 * and studio/, is written in English.
 */

/** Attributes that are read aloud or shown. */
const SHOWN = /^(aria-(label|roledescription|description|valuetext)|title|alt|placeholder|label)$/;

/** A text that looks like words for people: a capital and small letters, alone or before further words. */
const PROSE = /^\s*\p{Lu}\p{Ll}+([\s.,:!?…]|$)|\p{L}{2,} \p{L}{2,}.*[.!?]$/u;

/** Arguments of these are for developers: `throw new Error(...)`, `console.warn(...)`. */
const FOR_DEVELOPERS = /^(Error|NotFound|console\.\w+)$/;

/** What looks like prose and is not one: names of HTTP and of keys. */
const EXCEPTIONS = new Set([
  'Bearer ',
  'Authorization',
  'Escape',
  'Home',
  'End',
  'Enter',
  'Tab',
  'Backspace',
]);

interface Found {
  file: string;
  line: number;
  words: string;
}

/** Words for people in a module. */
function wordsIn(file: string, source: string): Found[] {
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  const found: Found[] = [];
  const report = (start: unknown, words: string) => {
    const line = source.slice(0, Number(start)).split('\n').length;
    found.push({ file, line, words: words.trim() });
  };
  const visit = (node: unknown, isShown: boolean): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, isShown));
    if (!isRecord(node)) return undefined;
    if (isForDevelopers(node) || String(node['type']).startsWith('TS')) return undefined;
    const text = textOf(node);
    if (text !== undefined) {
      const isWord = isShown ? /\p{L}/u.test(text) : PROSE.test(text) && !EXCEPTIONS.has(text);
      if (isWord) report(node['start'], text);
    }
    if (node['type'] === 'JSXAttribute') {
      const name = isRecord(node['name']) ? String(node['name']['name']) : '';
      return visit(node['value'], SHOWN.test(name) && !isLeftToAuthors(node['value']));
    }
    // What a component writes between its tags is shown, whatever it looks like.
    const inTags = node['type'] === 'JSXElement' || node['type'] === 'JSXFragment';
    for (const [name, child] of Object.entries(node)) {
      // The name of a message, such as `${of}Pause`, is not a word.
      if (node['type'] === 'MemberExpression' && name === 'property') continue;
      if (inTags && name === 'children') visit(child, true);
      else if (name === 'children' || !['JSXElement', 'JSXFragment'].includes(String(node['type'])))
        visit(child, isShown && !isJudgement(node, name));
      else visit(child, false);
    }
    return undefined;
  };
  visit(program, false);
  return found;
}

/** The text of a literal, of a piece of a template or of what is between tags. */
function textOf({ type, value }: Record<string, unknown>): string | undefined {
  if (type === 'JSXText' || type === 'Literal')
    return typeof value === 'string' ? value : undefined;
  return type === 'TemplateElement' && isRecord(value) ? String(value['cooked']) : undefined;
}

/** Texts that are compared or looked up are not shown, nor are the conditions of a choice. */
function isJudgement({ type }: Record<string, unknown>, name: string): boolean {
  return type === 'BinaryExpression' || type === 'CallExpression' || name === 'test';
}

/** Attributes such as `icon="x"` are not in the list; `alt=""` says that there is nothing to say. */
function isLeftToAuthors(value: unknown): boolean {
  return isRecord(value) && value['value'] === '';
}

const nameOf = (part: unknown): string => (isRecord(part) ? String(part['name']) : '');

function isForDevelopers({ type, callee }: Record<string, unknown>): boolean {
  if ((type !== 'NewExpression' && type !== 'CallExpression') || !isRecord(callee)) return false;
  const name =
    callee['type'] === 'MemberExpression'
      ? `${nameOf(callee['object'])}.${nameOf(callee['property'])}`
      : nameOf(callee);
  return FOR_DEVELOPERS.test(name);
}

test('no word for visitors stands in a component or script: all are content or messages', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test\.tsx?|d\.ts)$|^(dev|studio)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(90);
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(found.map(({ file, line, words }) => `${file}:${line} ${words}`)).toEqual([]);
});

test.each([
  ['between tags', '<p>and more</p>'],
  ['in a choice between tags', '<p>{open ? "yes" : null}</p>'],
  ['in a name that is read aloud', '<b aria-label={open ? "close" : name} />'],
  ['in a template', '<b title={`part ${index}`} />'],
  ['in a property of a component', '<Row label="details" />'],
  ['outside of tags', 'notify("error", "The page is late.")'],
  ['in a table', 'const names = [{ label: "Light" }]'],
])('finds a word %s', (_where, code) => {
  expect(
    wordsIn('part.tsx', `const a = 1; ${code.startsWith('<') ? `use(${code})` : code};`),
  ).toHaveLength(1);
});

test.each([
  '<Icon name="arrow-right" className={open ? "a" : "b"} />',
  '<p>{status === "error" ? text : null}</p>',
  'throw new Error("Something that developers read.")',
  'if (event.key === "Escape") close()',
])('takes %s for no word', (code) => {
  expect(wordsIn('part.tsx', code.startsWith('<') ? `use(${code})` : code)).toEqual([]);
});
