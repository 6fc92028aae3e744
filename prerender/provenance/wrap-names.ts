import type { PageData } from '../../renderer/data/types.ts';
import { marksOf, wrap } from '../../renderer/dev/source/tokens.ts';
import type { WrappedText, Wrapping } from './wrapping.ts';

/** What a page and its site look up by the names in their content. */
type Lookups = Partial<
  Pick<PageData, 'pictures' | 'dates' | 'icons' | 'downloads' | 'embeds' | 'places' | 'related'>
>;

type Named = Pick<WrappedText, 'origin'>;

/** Marks behind values that name something; each lookup, which is changed, then knows the marked name, too. */
export class NameMarks {
  readonly #wrapping: Wrapping;
  readonly #lookups: readonly Lookups[];

  constructor(wrapping: Wrapping, lookups: readonly Lookups[]) {
    this.#wrapping = wrapping;
    this.#lookups = lookups;
  }

  picture(name: string, { origin }: Named): string {
    const { marks } = this.#next({ kind: 'picture', origin, text: name });
    for (const { pictures } of this.#lookups) {
      const file = pictures?.[name];
      if (pictures && file) pictures[name + marks] = { ...file, url: file.url + marks };
    }
    return name + marks;
  }

  icon(name: string, { origin }: Named): string {
    const { marks } = this.#next({ kind: 'icon', origin, text: name });
    for (const { icons } of this.#lookups) {
      const [shape, ...others] = icons?.[name] ?? [];
      if (!icons || !shape) continue;
      const [tag, attributes] = shape;
      const [[key, value] = ['', ''], ...more] = Object.entries(attributes);
      icons[name + marks] = [
        [tag, { [key]: value + marks, ...Object.fromEntries(more) }],
        ...others,
      ];
    }
    return name + marks;
  }

  /** Readers see what the day is called. */
  day(day: string, { origin }: Named): string {
    return this.#called(day, { kind: 'day', origin, text: day });
  }

  /** The time of an event, which several fields say together. */
  time(time: string, { origin }: Named): string {
    return this.#called(time, { kind: 'day', origin });
  }

  #called(day: string, what: WrappedText): string {
    const { number, marks } = this.#next(what);
    for (const { dates } of this.#lookups) {
      const words = dates?.[day];
      if (dates && words !== undefined) dates[day + marks] = wrap(words, number);
    }
    return day + marks;
  }

  link(href: string, { origin }: Named): string {
    // By itself the sign leads to the top of the page; with marks it would lead to a dialog.
    if (href === '#') return href;
    const { marks } = this.#next({ kind: 'link', origin, text: href });
    for (const { downloads, embeds, places, related } of this.#lookups) {
      const note = downloads?.[href];
      if (downloads && note !== undefined) downloads[href + marks] = note;
      const embed = embeds?.[href];
      if (embeds && embed) embeds[href + marks] = embed;
      const card = related?.[href];
      if (related && card) related[href + marks] = card;
      if (places?.includes(href.slice(1))) places.push(href.slice(1) + marks);
    }
    return href + marks;
  }

  #next(what: WrappedText): { number: number; marks: string } {
    const number = this.#wrapping.number(what);
    return { number, marks: marksOf(number).join('') };
  }
}
