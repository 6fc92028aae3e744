import type { PageData } from '../../renderer/data/types.ts';
import type { Origins } from './origins.ts';
import type { Marking } from './wrap-fields.ts';
import { wrapReferences } from './wrap-references.ts';

/** Marks what lists say about the pages that they show; the data of the page is changed. */
export function wrapLists(
  { lists = [] }: Pick<PageData, 'lists'>,
  { entry: originOf }: Pick<Origins, 'entry'>,
  marking: Marking,
): void {
  const { wrapping, names } = marking;
  for (const entry of lists.flatMap(({ entries }) => entries)) {
    const { href, title, summary, author, date, picture, topic } = entry;
    const around = (text: string, ...path: string[]): string => {
      const origin = originOf(href, path);
      return origin
        ? wrapping.around(wrapReferences(text, origin, marking), { kind: 'text', origin, text })
        : text;
    };
    entry.title = around(title, 'title');
    entry.summary = around(summary, 'entry', 'summary');
    if (author !== undefined) entry.author = around(author, 'entry', 'author');
    const day = originOf(href, ['entry', 'date']);
    if (day) entry.date = names.day(date, { origin: day });
    const { event } = entry;
    const time = originOf(href, ['entry', 'event', 'from']);
    if (event && time) {
      event.when = names.time(event.when, { origin: time });
      if (event.place !== undefined)
        event.place = around(event.place, 'entry', 'event', 'place', 'name');
    }
    const begin = event ? time : day;
    if (entry.day && begin) {
      const month = wrapping.around(entry.day.month, { kind: 'day', origin: begin });
      entry.day = { ...entry.day, month };
    }
    const src = originOf(href, ['entry', 'picture', 'src']);
    if (picture && src) {
      const alt = picture.alt === '' ? '' : around(picture.alt, 'entry', 'picture', 'alt');
      entry.picture = { ...picture, src: names.picture(picture.src, { origin: src }), alt };
    }
    const icon = originOf(href, ['entry', 'topic']);
    if (topic !== undefined && icon) entry.topic = names.icon(topic, { origin: icon });
    const page = originOf(href, []);
    if (page) entry.href = names.link(href, { origin: page });
  }
}
