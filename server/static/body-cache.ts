/** The content of a file. */
export type Body = Uint8Array;

/** Bodies in memory, shared by all answers that send them; those asked for longest ago leave first. */
export class BodyCache {
  readonly #bodies = new Map<string, Body>();
  readonly #limit: number;
  #size = 0;

  /** @param limit how many bytes are held at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(name: string): Body | undefined {
    const body = this.#bodies.get(name);
    if (body) {
      // A Map lists its keys in the order in which they were set.
      this.#bodies.delete(name);
      this.#bodies.set(name, body);
    }
    return body;
  }

  set(name: string, body: Body): void {
    this.delete(name);
    this.#bodies.set(name, body);
    this.#size += body.length;
    for (const oldest of this.#bodies.keys()) {
      if (this.#size <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#size -= this.#bodies.get(name)?.length ?? 0;
    this.#bodies.delete(name);
  }
}
