/** Enough for all cores, where work waits for compression in threads, and not the files of a large site in memory. */
const AT_ONCE = 8;

/**
 * Does something with each of many items, a few at once.
 * @returns what each gave, in the order of the items
 * @throws what the first to fail failed with
 */
export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of waiting) results[index] = await work(item);
    }),
  );
  return results;
}
