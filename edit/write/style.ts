import { lineBreakOf } from '../splice.ts';
import { type EntryNode, isCollection, type TreeNode } from '../tree/nodes.ts';
import { columnOf } from '../tree/slots.ts';

/** How the author of a file writes. */
export interface Style {
  lineBreak: string;
  /** How much deeper the fields of a field are indented. */
  step: number;
  /** How much deeper than its name a list begins; some write its dashes right below the name. */
  listStep: number;
  quote: 'single' | 'double';
  /** The length of line beyond which texts are folded with >-; nothing if the file folds none. */
  foldAt: number | undefined;
  /** The first field of each name in the file: others of that name are written like it. */
  fields: ReadonlyMap<string, EntryNode>;
}

const USUAL_STEP = 2;
/** Where a file has only short lines, they still say nothing about how long one may be. */
const SHORTEST_FOLD = 80;

/** Finds how a file is written; what it does not show is as most files are. */
export function readStyle(text: string, root: TreeNode | undefined): Style {
  let step: number | undefined;
  let listStep: number | undefined;
  let quotes = 0;
  let foldAt: number | undefined;
  const fields = new Map<string, EntryNode>();
  const visit = (node: TreeNode | undefined): void => {
    if (node?.kind === 'scalar') {
      if (node.style === 'double') quotes -= 1;
      if (node.style === 'single') quotes += 1;
      if (node.style === 'block' && text[node.start] === '>') {
        const lines = text.slice(node.body, node.end).split('\n');
        foldAt = Math.max(foldAt ?? SHORTEST_FOLD, ...lines.map((line) => line.trimEnd().length));
      }
    }
    if (!isCollection(node)) return;
    for (const entry of node.entries) {
      const { name, value } = entry;
      if (name !== undefined && !fields.has(name)) fields.set(name, entry);
      if (!node.isFlow && name !== undefined && isCollection(value) && !value.isFlow) {
        const deeper = columnOf(text, value) - columnOf(text, entry);
        if (value.kind === 'fields') step ??= deeper;
        else listStep ??= deeper;
      }
      visit(value);
    }
  };
  visit(root);
  return {
    lineBreak: lineBreakOf(text),
    // Dashes right below a name say nothing about how deep fields are.
    step: step ?? (listStep || USUAL_STEP),
    listStep: listStep ?? step ?? USUAL_STEP,
    quote: quotes < 0 ? 'double' : 'single',
    foldAt,
    fields,
  };
}
