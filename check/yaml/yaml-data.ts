import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { explainBadText } from './bad-characters.ts';
import type { Explanation, SourceExplanation } from '../diagnostics/diagnostic.ts';
import { deepestNesting, nestedTooDeeply } from './forbidden-yaml.ts';

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
    if (isMap(node)) return readFields(node.items, depth);
    if (isSeq(node)) return node.items.map((item) => read(item, depth + 1));
    if (!isScalar(node)) throw new Error('An alias got past the check that refuses it.');
    const bad = typeof node.value === 'string' ? explainBadText(node.value) : undefined;
    return bad ? report(node, bad) : node.value;
  }

  function readFields(
    pairs: { key: ParsedNode; value: ParsedNode | null }[],
    depth: number,
  ): Record<string, unknown> {
    const seen = new Set<string>();
    const fields: [string, unknown][] = [];
    for (const { key, value } of pairs) {
      const name = isScalar(key) ? key.value : undefined;
      if (typeof name !== 'string' || name === '') report(key, nameNotText);
      else if (name === '<<') report(key, mergeKey);
      else if (seen.has(name)) report(key, duplicateField(name));
      else {
        seen.add(name);
        fields.push([name, read(value, depth + 1)]);
      }
    }
    // Unlike an assignment, this makes `__proto__` an ordinary field, which the schema then refuses.
    return Object.fromEntries(fields);
  }

  return { data: read(root, 0), problems };
}

const nameNotText: Explanation = {
  id: 'yaml-name-not-text',
  message: 'What stands before a colon must be the name of a field, a plain word such as title.',
  suggestion: 'If the colon belongs to a text, put the whole text in quotes.',
};

const mergeKey: Explanation = {
  id: 'yaml-merge-key',
  message: 'The field `<<` merges other fields; pages do not use it.',
  suggestion: 'Write the fields out.',
};

const duplicateField = (name: string): Explanation => ({
  id: 'yaml-duplicate-field',
  message: `The field \`${name}\` stands twice in the same place.`,
  suggestion:
    'Keep one of the two. If this one belongs to another entry, check its indent and the - before it.',
});
