import type { Writer } from './write-value.ts';
import type { TreeNode } from '../tree/nodes.ts';

/** A text that is to be changed: what it says, where everything is, how it is written. */
export interface Source extends Writer {
  data: unknown;
  root: TreeNode | undefined;
}
