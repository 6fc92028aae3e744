import { parseInlineMarkup } from '../../../schema/inline-markup.ts';
import { Phrases } from './Phrases.tsx';

/**
 * A text with `**strong**` and `*stressed*` words, `` `code` ``, `[links](href)` and line breaks; everything else is
 * shown as it is.
 * @param leaves opens links in a new tab, where what is typed would be lost
 */
export function InlineMarkup({ text, leaves }: { text: string; leaves?: boolean }) {
  return <Phrases phrases={parseInlineMarkup(text)} leaves={leaves} />;
}
