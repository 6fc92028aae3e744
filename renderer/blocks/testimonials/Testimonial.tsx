import type { BlockOf } from '../../data/types.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './testimonials.module.css';

type Props = BlockOf<'testimonials'>['items'][number] & { mark?: string };

/** One quote, with a badge if someone verified it, its date and where it can be read. */
export function Testimonial({ quote, date, link, mark }: Props) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>
        <p className={styles.quote}>{quote}</p>
      </blockquote>
      <figcaption className={styles.source}>
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
