import type { Phrase } from '../../../schema/inline-markup.ts';
import { Link } from '../links/Link.tsx';
import styles from './InlineMarkup.module.css';

interface Props {
  phrases: Phrase[];
  /** Opens links in a new tab, where what is typed would be lost. */
  leaves?: boolean;
}

/** Pieces of a text as its marks say: strong, stressed, as code, as links, on new lines. */
export function Phrases({ phrases, leaves }: Props) {
  return phrases.map((phrase, index) => {
    if (typeof phrase === 'string') return phrase;
    if ('code' in phrase) return <code key={index}>{phrase.code}</code>;
    if ('isBreak' in phrase) return <br key={index} />;
    const inside = <Phrases phrases={phrase.phrases} leaves={leaves} />;
    if ('mark' in phrase) return <phrase.mark key={index}>{inside}</phrase.mark>;
    return (
      <Link key={index} href={phrase.href} className={styles.link} leaves={leaves}>
        {inside}
      </Link>
    );
  });
}
