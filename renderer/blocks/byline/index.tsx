import { useBlockId } from '../../data/block-fields.ts';
import { useEntry } from '../../data/entries.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Wrap } from '../../ui/layout/Section.tsx';
import styles from './byline.module.css';

/** When and by whom the entry that the page is was written, and what it is about. */
export default function Byline() {
  const entry = useEntry();
  const id = useBlockId();
  if (!entry) return null;
  const { date, author, tags } = entry;
  return (
    <Wrap id={id} className={styles.byline}>
      <p>
        <DateText date={date} />
        {author ? ` · ${author}` : null}
      </p>
      {tags.length > 0 ? (
        <ul className={styles.tags}>
          {tags.map((tag, index) => (
            <li key={index} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </Wrap>
  );
}
