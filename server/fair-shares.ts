export interface Limits {
  /** How many places there are. */
  all: number;
  /** How many of them one owner gets at most. */
  each: number;
}

/**
 * Places that are given away as long as there are some. When all are taken, anyone who has fewer than others gets the
 * oldest place of the one that has most.
 */
export class FairShares {
  readonly #limits: Limits;
  /** What ends the use of each place, the oldest first. */
  readonly #places = new Map<unknown, Set<() => void>>();
  #taken = 0;

  /** Whether there is no place left. */
  get areTaken(): boolean {
    return this.#taken >= this.#limits.all;
  }

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @param owner whom the place counts for
   * @param end takes the place away again
   * @returns what gives the place back, to be called once its use has ended; undefined if there is none for this owner
   */
  take(owner: unknown, end: () => void): (() => void) | undefined {
    const own = this.#places.get(owner)?.size ?? 0;
    if (own >= this.#limits.each) return undefined;
    if (this.areTaken && !this.#takeFromMost(own)) return undefined;
    const place = (): void => end();
    this.#places.set(owner, (this.#places.get(owner) ?? new Set()).add(place));
    this.#taken += 1;
    return () => this.#giveBack(owner, place);
  }

  /** @param own how many places the one has who wants another */
  #takeFromMost(own: number): boolean {
    let most: [owner: unknown, places: Set<() => void>] | undefined;
    for (const entry of this.#places) if (entry[1].size > (most?.[1].size ?? own + 1)) most = entry;
    const [oldest] = most?.[1] ?? [];
    if (!most || !oldest) return false;
    this.#giveBack(most[0], oldest);
    oldest();
    return true;
  }

  #giveBack(owner: unknown, place: () => void): void {
    const places = this.#places.get(owner);
    if (!places?.delete(place)) return;
    this.#taken -= 1;
    if (places.size === 0) this.#places.delete(owner);
  }
}
