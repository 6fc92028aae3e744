const words =
  `account advice agreement answer area archive audit average balance bench branch bridge budget
  building campaign capacity career case catalogue change channel charter client column comment
  contract corner council counter course credit culture customer cycle data decision delivery
  demand design detail district document draft effect engine evening event example exchange
  factory figure finding folder forecast garden goal ground growth guide habit harbour history
  holiday horizon idea income index interest invoice item journey judgement kitchen language
  leader lesson letter level library list machine manager margin market meeting member method
  minute model morning movement need network notice number office opening order outcome owner
  package paper partner pattern people period phase picture plan platform pocket point policy
  practice price process product project promise quarter question rating reason record region
  release reply report request result review risk road room routine sample schedule season
  section service session shelf signal source stage standard station step stock story street
  study subject summary supply survey system table target team term theme ticket timetable topic
  trade traffic training trend unit update value version village visit voice volume week window
  winter work workshop year`.split(/\s+/);

/** Texts of a page that are the same in every run and are on no other page. */
export class RandomText {
  #state: number;

  constructor(page: number) {
    this.#state = page * 7919 + 1;
  }

  /** A whole number below `limit`; mulberry32 (public domain). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  title(length: number): string {
    const text = this.#words(length).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  sentence(length: number): string {
    return `${this.title(length)}.`;
  }

  #words(length: number): string[] {
    return Array.from({ length }, () => words[this.below(words.length)] ?? 'word');
  }
}
