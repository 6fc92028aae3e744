import type { BlockOf } from '../../data/types.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './testimonials.module.css';

type Props = BlockOf<'testimonials'>['items'][number] & { mark?: string };

/** One quote, with who wrote it where that may be said, a badge if someone verified it, its date and where it can be read. */
export function Testimonial({ quote, name, role, company, logo, date, link, mark }: Props) {
  const position = [role, company].filter((part) => part !== undefined);
  return (
    <figure className={styles.testimonial}>
      <blockquote>
        <p className={styles.quote}>{quote}</p>
      </blockquote>
      <figcaption className={styles.source}>
        {name !== undefined || position.length > 0 || logo ? (
          <span className={styles.author}>
            {logo ? <Picture {...logo} className={styles.logo} /> : null}
            <span>
              {name === undefined ? null : <b className={styles.name}>{name}</b>}
              {position.join(' · ')}
            </span>
          </span>
        ) : null}
        {mark ? (
          <span className={styles.mark}>
            <Icon name="badge-check" className={styles.badge} />
            {mark}
          </span>
        ) : null}
        <DateText date={date} />
        {link ? (
          <span className={styles.link}>
            <TextLink
              href={link.href}
              icon={link.href.startsWith('https:') ? 'arrow-up-right' : 'arrow-right'}
            >
              {link.label}
            </TextLink>
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
