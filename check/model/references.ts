import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Range } from '../diagnostics/source-text.ts';
import { inPlainCharacters } from '../diagnostics/look-alikes.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { DataPath } from '../../schema/pointer.ts';

/** What stands for what: `facts.years` for `18+`, `name` and `email` for those of the site. */
export type References = ReadonlyMap<string, string>;

/**
 * Two braces on each side are those of another program's templates, and stay as they are. A backslash before the brace
 * says that the words themselves are meant, as in a text that explains them.
 */
const reference = /(\\?)(?<!\{)(\{\s*([\p{L}\p{Cf}][\p{L}\p{M}\p{Cf}\d_.-]*)\s*\})(?!\})/gu;

const mailbox = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Gathers what texts may refer to from the data of site.yaml, checked or not. */
export function collectReferences(site: unknown): References {
  const references = new Map<string, string>();
  if (!isRecord(site)) return references;
  const { facts } = site;
  // A missing name or a broken mailbox is one problem of site.yaml, not one of each page that
  // refers to it: with these, the pages are judged as if it were fixed.
  const name = typeof site['name'] === 'string' ? site['name'] : 'Name';
  const isMailbox = typeof site['email'] === 'string' && mailbox.test(site['email']);
  const email = isMailbox ? site['email'] : 'name@example.com';
  const entries: [string, unknown][] = Object.entries({ name, email });
  if (isRecord(facts)) {
    entries.push(
      ...Object.entries(facts).map(([key, fact]): [string, unknown] => [
        `facts.${key}`,
        isRecord(fact) ? fact['value'] : fact,
      ]),
    );
  }
  for (const [key, value] of entries) {
    if (typeof value === 'string' || typeof value === 'number') references.set(key, String(value));
  }
  return references;
}

/** A value that refers to another one would stay half resolved. */
export function findNestedReferences({
  references = new Map(),
}: {
  references: References | undefined;
}): Finding[] {
  return [...references]
    .filter(([, value]) => value.search(reference) !== -1)
    .map(([name, value]) => ({
      id: 'unknown-reference',
      path: name.split('.'),
      part: 'value',
      words: value,
      message: `\`${name}\` contains a reference, which is not allowed in a value of site.yaml.`,
      suggestion: 'Write the words out here.',
    }));
}

interface Filling {
  /**
   * Gives what replaces a reference; its value, if nothing else is wanted.
   * @param at the characters [start, end) of the reference in the text
   */
  fill?: (value: string, name: string, at: Range) => string;
  /** Is told of each backslash that goes. */
  onEscape?: (at: number) => void;
  onUnknown?: (found: string, name: string) => void;
}

/** One text with the values in the place of references such as `{facts.years}`; unknown references stay as they are. */
export function fillReferences(
  text: string,
  references: References,
  { fill = (value) => value, onEscape, onUnknown }: Filling = {},
): string {
  return text.replaceAll(reference, (...match: [string, string, string, string, number]) => {
    const [, escape, found, name, offset] = match;
    if (escape) {
      onEscape?.(offset);
      return found;
    }
    const known = references.get(name);
    // Words in another script are not a name, unless they look like one.
    if (/[^ -~]/.test(name) && !references.has(inPlainCharacters(name))) return found;
    if (known === undefined) onUnknown?.(found, name);
    return known === undefined ? found : fill(known, name, [offset, offset + found.length]);
  });
}

/**
 * Puts the values in the place of references such as `{facts.years}` in every text below `value`, which
 * is changed. Unknown references stay as they are and are reported.
 */
export function resolveReferences(value: unknown, references: References): Finding[] {
  const findings: Finding[] = [];

  function resolveText(text: string, path: DataPath): string {
    return fillReferences(text, references, {
      onUnknown: (found, name) => findings.push(unknownReference(found, name, path, references)),
    });
  }

  function resolve(inside: unknown, path: DataPath): unknown {
    if (typeof inside === 'string')
      return inside.includes('{') ? resolveText(inside, path) : inside;
    if (Array.isArray(inside)) {
      for (const [index, entry] of inside.entries())
        inside[index] = resolve(entry, [...path, index]);
    } else if (isRecord(inside)) {
      for (const [key, field] of Object.entries(inside))
        inside[key] = resolve(field, [...path, key]);
    }
    return inside;
  }

  resolve(value, []);
  return findings;
}

function unknownReference(
  found: string,
  name: string,
  path: DataPath,
  references: References,
): Finding {
  const matches = closest(name, references.keys());
  const fact = references.has(`facts.${name}`) ? [`facts.${name}`] : matches;
  return {
    id: 'unknown-reference',
    path,
    part: 'value',
    words: found,
    message: `site.yaml does not define \`${found}\`.`,
    suggestion:
      didYouMean(fact.map((match) => `{${match}}`)) ??
      `It defines ${[...references.keys()].map((key) => `{${key}}`).join(', ')}.`,
    replacement: fact.length === 1 ? `{${fact[0]}}` : undefined,
  };
}
