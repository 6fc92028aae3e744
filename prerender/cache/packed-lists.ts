/** Many lists of texts in little room: each text once, and numbers in its place. */
export interface PackedLists {
  texts: string[];
  /** The length of each list and the numbers of its texts; see `packNumbers`. */
  numbers: string;
}

/** As JSON, texts that stand in many lists would take four times the room and the time. */
export function packLists(lists: readonly (readonly string[])[]): PackedLists {
  const known = new Map<string, number>();
  const numbers = new Uint32Array(lists.reduce((sum, { length }) => sum + 1 + length, 0));
  let at = 0;
  for (const list of lists) {
    numbers[at++] = list.length;
    for (const text of list) {
      const number = known.get(text) ?? known.size;
      if (number === known.size) known.set(text, number);
      numbers[at++] = number;
    }
  }
  return { texts: [...known.keys()], numbers: packNumbers(numbers) };
}

/** Gives each of the packed lists by its place among them; it is made when it is asked for. */
export function openLists({ texts, numbers }: PackedLists): (index: number) => string[] {
  const all = new Uint32Array(unpackNumbers(numbers));
  const starts: number[] = [];
  for (let at = 0; at < all.length; at += 1 + (all[at] ?? 0)) starts.push(at);
  return (index) => {
    const start = starts[index] ?? all.length;
    // oxlint-disable-next-line no-new-array -- as it grew, it would take room for seventeen texts with the first
    const list = new Array<string>(all[start] ?? 0);
    for (let at = 0; at < list.length; at += 1) list[at] = texts[all[start + 1 + at] ?? 0] ?? '';
    return list;
  };
}

/** A row of numbers as a piece of text: their bytes in the order of this machine. */
export function packNumbers({
  buffer,
  byteOffset,
  byteLength,
}: Uint32Array | Float64Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

export function unpackNumbers(packed: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(packed, 'base64')).buffer;
}
