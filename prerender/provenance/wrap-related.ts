import type { PageData } from '../../renderer/data/types.ts';
import type { Origins } from './origins.ts';
import type { Marking } from './wrap-fields.ts';
import { wrapReferences } from './wrap-references.ts';
import type { Written } from './wrapping.ts';

/** Marks what a page shows of other pages; the data of the page is changed. */
export function wrapRelated(
  { related = {} }: Pick<PageData, 'related'>,
  { card: originOf }: Pick<Origins, 'card'>,
  marking: Marking,
): void {
  const { wrapping, names } = marking;
  const around = (text: string, origin: Written | undefined): string =>
    origin && text !== ''
      ? wrapping.around(wrapReferences(text, origin, marking), { kind: 'text', origin, text })
      : text;
  for (const [address, card] of Object.entries(related)) {
    const origin = originOf(address);
    if (!origin) continue;
    const { picture, figure } = card;
    card.title = around(card.title, origin.title);
    card.text = around(card.text, origin.text);
    if (picture && origin.picture)
      card.picture = {
        ...picture,
        src: names.picture(picture.src, { origin: origin.picture }),
      };
    if (figure && origin.figure) {
      const { file, path } = origin.figure;
      card.figure = {
        value: around(figure.value, { file, path: [...path, 'value'] }),
        label: around(figure.label, { file, path: [...path, 'label'] }),
      };
    }
  }
}
