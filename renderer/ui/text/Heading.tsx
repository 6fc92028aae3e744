import type { ComponentProps } from 'react';
import { useLowerBy } from '../../data/nesting.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface Props extends ComponentProps<'h2'> {
  /** In a block of a page, whose heading has 2. */
  level: 2 | 3 | 4;
}

/** A heading of a block, as much lower as the block is in another one. */
export function Heading({ level, ...heading }: Props) {
  const Tag = TAGS[level - 1 + useLowerBy()] ?? 'h6';
  return <Tag {...heading} />;
}
