import { parseInlineMarkup, type Phrase } from '../../../schema/texts/inline-markup.ts';
import { Link } from '../links/Link.tsx';
import styles from './InlineMarkup.module.css';

/**
 * A text with `**strong**` and `*stressed*` words, `` `code` ``, `[links](href)` and line breaks; everything else is
 * shown as it is.
 * @param leaves opens links in a new tab, where what is typed would be lost
 */
export function InlineMarkup({ text, leaves }: { text: string; leaves?: boolean }) {
  return <Phrases phrases={parseInlineMarkup(text)} leaves={leaves} />;
}

/** The same, of a text that has been taken apart already. */
export function Phrases({ phrases, leaves }: { phrases: Phrase[]; leaves?: boolean }) {
  return phrases.map((phrase, index) => {
    if (typeof phrase === 'string') return phrase;
    const inside = phrase.phrases && Phrases({ phrases: phrase.phrases, leaves });
    return 'mark' in phrase ? (
      <phrase.mark key={index}>{inside}</phrase.mark>
    ) : (
      <Link key={index} href={phrase.href} className={linkClass(phrase)} leaves={leaves}>
        {inside}
      </Link>
    );
  });
}

/** Two short words, as of a product, stay on one line, which has room for them on the narrowest screen. */
const SHORT = /^\S{1,12} \S{1,12}$/;

function linkClass({ phrases }: { phrases: Phrase[] }): string {
  const [words] = phrases;
  const isShort = phrases.length === 1 && typeof words === 'string' && SHORT.test(words);
  return isShort ? `${styles.link} ${styles.short}` : `${styles.link}`;
}
