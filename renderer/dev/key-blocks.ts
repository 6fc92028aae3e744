/** A block as the development server tells of it. */
export interface BlockDigest {
  type: string;
  /** Of all that it says. */
  digest: string;
}

/** A block on the page, and what React knows it by. */
export interface KeyedBlock extends BlockDigest {
  key: number;
}

/**
 * Gives the blocks of a page that has changed the keys that they had, so that React keeps their elements: first to
 * those that say the same as before, wherever they are now, then to edited ones, in their order, by their type.
 *
 * @param before the blocks as they were drawn last; none at first, where keys are indexes as on the built page
 */
export function keyBlocks(
  before: readonly KeyedBlock[],
  after: readonly BlockDigest[],
): KeyedBlock[] {
  const left = [...before];
  const take = (isIt: (block: KeyedBlock) => boolean) => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.key;
  };
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  const unchanged = after.map(({ type, digest }) =>
    take((block) => block.type === type && block.digest === digest),
  );
  return after.map(({ type, digest }, index) => {
    const key = unchanged[index] ?? take((block) => block.type === type) ?? next++;
    return { type, digest, key };
  });
}
