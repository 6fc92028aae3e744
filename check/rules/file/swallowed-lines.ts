import { explainFieldInText } from '../../explain/missing-fields.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { withoutCode } from '../../markdown/without-code.ts';
import type { CheckedFile } from '../../model/rule.ts';

/**
 * Finds lines that were meant as a field or an entry of their own, but are indented so far that
 * they became part of the text above: YAML sees nothing wrong, and visitors see the line.
 */
export function findSwallowedLines({
  source,
  parsed,
  texts,
}: Pick<CheckedFile, 'source' | 'parsed' | 'texts'>): Finding[] {
  return texts.flatMap(({ text, path, schema, owner, words }): Finding[] => {
    if (words !== undefined) return [];
    // A text where something else is expected is wrong as a whole.
    if (schema.type !== 'string') return [];
    // Looking up places costs more than checking, and such texts are rare.
    if (!text.includes(':') && !text.includes('- ')) return [];
    if (!/\s(?:- |[a-zA-Z][\w-]*:(?:\s|$))/.test(text)) return [];
    const whole = source.text.slice(...parsed.locate(path, 'value'));
    // Lines of code may well be YAML.
    const written = schema.format === 'markdown' ? withoutCode(whole) : whole;
    if (/^['"]/.test(written)) return [];
    const [, name = ''] = /\n\s*([a-zA-Z][\w-]*):(?:\s|$)/.exec(written) ?? [];
    // A field that must be there is missed, and explained, elsewhere.
    const isField = Object.hasOwn(owner.properties ?? {}, name) && !owner.required?.includes(name);
    if (isField) return [explainFieldInText(path, name)];
    const isBlock = /^[|>]/.test(written);
    // There it is a list.
    if (isBlock && schema.format === 'markdown') return [];
    const [, entry] = (isBlock ? /\n\s*(- \w+:\s.*)/ : /\n\s*(- \S.*)/).exec(written) ?? [];
    if (entry !== undefined) return [explainEntryInText(path, entry.trim())];
    // Below | each is a line of its own, which the rules of wording see.
    const [, joined] = (written.startsWith('>') && /\n\s*(- \S.*)/.exec(written)) || [];
    return joined === undefined ? [] : [warnAboutList(path, joined.trim())];
  });
}

function warnAboutList(path: Finding['path'], entry: string): Finding {
  return {
    id: 'unknown-markup',
    path,
    part: 'value',
    words: entry,
    message: `Visitors see \`${entry}\` on the same line as the text above.`,
    suggestion:
      typeof path.at(-1) === 'number'
        ? 'If it is a separate entry, start it in the column of the dash above.'
        : 'A list is a field with one entry per line; the block `prose` accepts Markdown.',
  };
}

function explainEntryInText(path: Finding['path'], entry: string): Finding {
  return {
    id: 'yaml-indent',
    path,
    part: 'value',
    words: entry,
    message: `\`${entry}\` is part of the text above, because its line is indented too far.`,
    suggestion:
      'Start it in the column of the dash above. If it is text, put the whole text in quotes.',
  };
}
