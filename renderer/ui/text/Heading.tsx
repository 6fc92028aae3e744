import type { ReactNode } from 'react';
import { useLowerBy } from '../../data/nesting.ts';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface Props {
  /** In a block of a page, whose own heading has 2. */
  level: 2 | 3 | 4;
  /** For its section to be labeled by. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading of a block, as much lower as the block is in another one. */
export function Heading({ level, ...heading }: Props) {
  const Tag = TAGS[level - 2 + useLowerBy()] ?? 'h6';
  return <Tag {...heading} />;
}
