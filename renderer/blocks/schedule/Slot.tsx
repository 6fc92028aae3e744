import { useDateText } from '../../data/context.ts';
import { useRelated } from '../../data/related.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import type { SlotFields } from './slot-fields.ts';
import styles from './schedule.module.css';

interface Props {
  slot: SlotFields;
  /** Of the column of its room; of what concerns all of them there is none. */
  className: string | undefined;
}

/** What happens at one time in one room. */
export function Slot({ slot, className = styles.all }: Props) {
  const { starts, ends, room, title, text, people = [] } = slot;
  const span = useDateText(`${starts}/${ends}`);
  const speakers = useRelated(people);
  return (
    <li className={`${styles.slot} ${className}`}>
      <Heading level={4}>{title}</Heading>
      {ends || room ? (
        <p className={styles.place}>
          {ends ? <span>{span}</span> : null}
          {ends && room ? <span className={styles.room}> · </span> : null}
          {room ? <span className={styles.room}>{room}</span> : null}
        </p>
      ) : null}
      {text ? (
        <p>
          <InlineMarkup text={text} />
        </p>
      ) : null}
      {speakers.length > 0 ? (
        <ul className={styles.people}>
          {speakers.map(({ href, title: name }, index) => (
            <li key={index}>
              <TextLink href={href} icon={false}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
