import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { explainBadText } from './bad-characters.ts';
import { compose } from './compose.ts';
import type { Explanation, SourceExplanation } from '../diagnostics/codes.ts';
import { explainSplitValue, findSplitNumbers } from './split-number.ts';

/** How deep lists and fields may be nested. */
export const deepestNesting = 50;

export const nestedTooDeeply: Explanation = {
  id: 'yaml-nesting',
  message: `Lists and fields are nested more than ${deepestNesting} levels deep here.`,
};

/** Turns parsed nodes into plain data, and finds what only the nodes still show. */
export function readNodes(root: ParsedNode | null): {
  data: unknown;
  problems: SourceExplanation[];
} {
  const problems: SourceExplanation[] = [];
  const report = (node: ParsedNode, explanation: Explanation): undefined => {
    problems.push({ at: [node.range[0], node.range[1]], ...explanation });
  };

  function read(node: ParsedNode | null, depth: number): unknown {
    if (!node) return null;
    if (depth > deepestNesting) return report(node, nestedTooDeeply);
    if (isMap(node)) return readFields(node.items, depth, false);
    if (isSeq(node)) {
      if (node.flow) problems.push(...findSplitNumbers(node.items));
      return node.items.map((item) => readEntry(item, depth + 1));
    }
    if (!isScalar(node)) throw new Error('An alias was not refused.');
    const bad = typeof node.value === 'string' ? explainBadText(node.value) : undefined;
    return bad ? report(node, bad) : node.value;
  }

  function readEntry(item: ParsedNode, depth: number): unknown {
    return isMap(item) && !item.flow ? readFields(item.items, depth, true) : read(item, depth);
  }

  function readFields(
    pairs: { key: ParsedNode; value: ParsedNode | null }[],
    depth: number,
    isEntry: boolean,
  ): Record<string, unknown> {
    const seen = new Set<string>();
    const fields: [string, unknown][] = [];
    const again: { key: ParsedNode; name: string }[] = [];
    for (const [index, { key, value }] of pairs.entries()) {
      const name = isScalar(key) ? key.value : undefined;
      if (typeof name !== 'string' || name === '') {
        const split = explainSplitValue(pairs[index - 1]?.value, key);
        if (split) problems.push(split);
        else report(key, nameNotText);
      } else if (name === '<<') report(key, mergeKey);
      else if (seen.has(name)) again.push({ key, name });
      else {
        seen.add(name);
        fields.push([name, read(value, depth + 1)]);
      }
    }
    // A field is a duplicate for one reason, usually a missing dash before the first.
    const [first] = again;
    if (first) {
      const isNext = isEntry && fields.length > 1 && first.name === fields[0]?.[0];
      const names = again.map(({ name }) => name);
      report(first.key, isNext ? secondEntry(first.name) : duplicateFields(names));
    }
    // Unlike an assignment, this makes `__proto__` an ordinary field, which the schema then refuses.
    return Object.fromEntries(fields);
  }

  return { data: read(root, 0), problems };
}

const nameNotText: Explanation = {
  id: 'yaml-name-not-text',
  message: 'The text before a colon must be the name of a field, a plain word such as title.',
  suggestion: 'If the colon belongs to a text, put the whole text in quotes.',
};

const mergeKey: Explanation = {
  id: 'yaml-merge-key',
  message: 'The field `<<` merges other fields. Merge keys are not supported.',
  suggestion: 'Write the fields themselves.',
};

const duplicateFields = (names: string[]): Explanation => ({
  id: 'yaml-duplicate-field',
  message:
    names.length === 1 ? `Duplicate field \`${names[0]}\`.` : `Duplicate fields ${listed(names)}.`,
  suggestion:
    'Keep one of the two. If this one belongs to another entry, check its indent and the - before it.',
});

/** A hostile text has thousands. */
const mostNamed = 5;

function listed(names: string[]): string {
  const words = names.slice(0, mostNamed).map((name) => `\`${name}\``);
  return [...words, ...(names.length > mostNamed ? ['and more'] : [])].join(', ');
}

const secondEntry = (name: string): Explanation => ({
  id: 'yaml-duplicate-field',
  message: `This entry already has a field \`${name}\`.`,
  suggestion: `If the next entry starts here, put a dash and a space before it: \`- ${name}:\`. Otherwise keep one of the two.`,
});

/** The offset of the first thing in a text that keeps it from being read; nothing if it can be read. */
export function findFirstObstacle(text: string): number | undefined {
  const { errors, contents } = compose(text);
  const offsets =
    errors.length > 0
      ? errors.map(({ pos }) => pos[0])
      : readNodes(contents).problems.map(({ at }) => at[0]);
  return offsets.length > 0 ? Math.min(...offsets) : undefined;
}
