/** Counts by name; a name whose count is zero takes no room. */
export class Counts {
  readonly #counts = new Map<string, number>();

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  increase(name: string): void {
    this.#counts.set(name, this.get(name) + 1);
  }

  decrease(name: string): void {
    const count = this.get(name) - 1;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
