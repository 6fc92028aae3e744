import {
  DateText,
  FramedPicture,
  Icon,
  InlineMarkup,
  Link,
  Section,
} from 'website-from-yaml/block';
import type { BakingWeek, BreadOfTheWeek, Day } from './data.d.ts';
import styles from './style.module.css';

/** The bread of the week, and below it a column for every day. */
export default function Week({ heading, lead, ground, special, days }: BakingWeek) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {special ? <SpecialBread {...special} /> : null}
      <ul className={styles.days}>
        {days.map((day) => (
          <BakingDay key={day.name} {...day} />
        ))}
      </ul>
    </Section>
  );
}

function SpecialBread({ label, name, text, since, sinceWord, picture }: BreadOfTheWeek) {
  return (
    <div className={styles.special}>
      <FramedPicture picture={picture} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.label}>
          {label}
          {since ? (
            <>
              {' '}
              {sinceWord} <DateText date={since} />
            </>
          ) : null}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>
          <InlineMarkup text={text} />
        </p>
      </div>
    </div>
  );
}

function BakingDay({ name, hours, breads }: Day) {
  return (
    <li className={breads.length > 0 ? styles.day : `${styles.day} ${styles.rest}`}>
      <h3>{name}</h3>
      {hours ? <p className={styles.hours}>{hours}</p> : null}
      {breads.length > 0 ? (
        <ul className={styles.breads}>
          {breads.map((bread) => (
            <li key={bread.name}>
              <Icon name={bread.icon ?? 'wheat'} className={styles.icon} />
              {bread.href ? <Link href={bread.href}>{bread.name}</Link> : bread.name}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
